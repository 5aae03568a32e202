/** Ranks of totals in their order: the highest is 1, equal totals share a rank and the next ones are left out. */
export function ranksOf(totals: readonly number[]): readonly number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}

/** Whether a player has strictly more than everybody else. */
export function leads(totals: readonly number[], player: number): boolean {
  const total = totals[player] as number;
  return totals.every((other, i) => i === player || other < total);
}
