/** Chance by whole numbers of 32 bits alone, so that it is the same on every machine. */
export interface Chance {
  /** A whole number from 0 to 2^32 - 1. */
  readonly next: () => number;
  /** A whole number from 0, below `limit`. */
  readonly below: (limit: number) => number;
}

/** What a text decides: four words of 32 bits that any change of the text changes (FNV-1a, then mixed), counted on. */
export function chanceFrom(seed: string): Chance {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const words = Int32Array.from([1, 2, 3, 4], (word) => mixed(hash + Math.imul(word, 0x9e3779b9)));
  let [a, b, c, counter] = words as unknown as [number, number, number, number];
  // a small fast counting generator: chaotic in three words, the fourth counts so that no period is short
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  return { next, below: (limit) => next() % limit };
}

/** The members in an order of chance. */
export function shuffled<T>(members: readonly T[], chance: Chance): T[] {
  const order = [...members];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
