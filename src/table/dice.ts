import type { Finding } from '../engine/hand/finding.ts';

/** What is impossible about dice that were thrown: findings `dice-impossible` at `/dice`, none when all is well. */
export function judgeDice(dice: readonly number[], expected: number): readonly Finding[] {
  const findings: Finding[] = [];
  if (dice.length !== expected) {
    findings.push({ code: 'dice-impossible', at: '/dice', case: 'number', expected, found: dice.length });
  }
  for (const [i, found] of dice.entries()) {
    if (Number.isInteger(found) && found >= 1 && found <= 6) continue;
    findings.push({ code: 'dice-impossible', at: `/dice/${i}`, case: 'face', found });
  }
  return findings;
}

/** Whom a throw of two dice names, counted anticlockwise from the thrower, who is 1: an index, 0 is the thrower. */
export function countPlayers(first: number, second: number, players: number): number {
  return (first + second - 1) % players;
}
