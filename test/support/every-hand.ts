/** Calls `visit` with the counts of every hand of `total` tiles over some kinds, at most four of each. */
export function forEachHand(kinds: number, total: number, visit: (counts: Uint8Array) => void): void {
  const counts = new Uint8Array(34);
  const fill = (kind: number, left: number): void => {
    if (kind === kinds) {
      if (left === 0) visit(counts);
      return;
    }
    for (let copies = 0; copies <= Math.min(4, left); copies++) {
      counts[kind] = copies;
      fill(kind + 1, left - copies);
    }
    counts[kind] = 0;
  };
  fill(0, total);
}
