/** An exact fraction in lowest terms, the denominator above zero. Sums stay exact whatever they grow to. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** How a fraction is written in a request: a whole number, or a text: `"7/3"`, `"-1/2"`, `"4"`, `"0.5"`. */
export type FractionText = string | number;

/** The largest numerator or denominator that a request may write. */
export const FRACTION_MOST = 10n ** 15n;

export const ZERO: Fraction = { over: 0n, under: 1n };

const WRITTEN = /^(-?)(\d{1,16})(?:\/(\d{1,16})|\.(\d{1,15}))?$/;

/** The fraction of a whole number. */
export function whole(value: number | bigint): Fraction {
  return { over: BigInt(value), under: 1n };
}

/** A fraction in lowest terms. `under` is not zero. */
export function fraction(over: bigint, under: bigint): Fraction {
  if (under === 1n) return { over, under };
  const common = divisor(over < 0n ? -over : over, under < 0n ? -under : under);
  const sign = under < 0n ? -common : common;
  return { over: over / sign, under: under / sign };
}

/** What is written, or null where it is no fraction: another form, nothing under the line, or a number beyond 10^15. */
export function readFraction(written: FractionText): Fraction | null {
  if (typeof written === 'number') {
    return Number.isSafeInteger(written) && Math.abs(written) <= Number(FRACTION_MOST) ? whole(written) : null;
  }
  const found = WRITTEN.exec(written);
  if (found === null) return null;
  const [, sign, digits, below, decimals] = found as unknown as [string, string, string, string | undefined, string | undefined];
  const under = decimals === undefined ? BigInt(below ?? 1) : 10n ** BigInt(decimals.length);
  const over = BigInt(digits + (decimals ?? ''));
  if (under === 0n || over > FRACTION_MOST || under > FRACTION_MOST) return null;
  return fraction(sign === '-' ? -over : over, under);
}

/** `"7/3"`, `"-1/2"`, `"4"`: in lowest terms, without a denominator of one. */
export function writeFraction({ over, under }: Fraction): string {
  return under === 1n ? over.toString() : `${over}/${under}`;
}

export function add(a: Fraction, b: Fraction): Fraction {
  return a.under === b.under ? fraction(a.over + b.over, a.under) : fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { over: -b.over, under: b.under });
}

/** A fraction divided by a whole number that is not zero. */
export function divide(a: Fraction, by: number): Fraction {
  return fraction(a.over, a.under * BigInt(by));
}

/** Above zero when `a` is the higher, below when `b` is, zero when they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
