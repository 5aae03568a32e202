/** A number with a true minus sign, as wide as a plus. */
export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** A change with its sign: "+12", "−4", "0". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : plain(n);
}
