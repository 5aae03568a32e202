/**
 * Money of the game, so to speak. Every movement leaves one account and enters another by the same amount, so
 * that nothing which is built of postings can fail to sum to zero.
 */

/** A player's name: unique in its game, and how events name the player for ever, whatever the seats. */
export type Player = string;

/**
 * One movement between two accounts. `null` is the account beside the players: of a penalty, the penalty account;
 * of a deal, the scores account, which gives out the points of a rule set in which nobody pays.
 */
export interface Posting {
  readonly from: Player | null;
  readonly to: Player | null;
  /** A whole number above 0. */
  readonly amount: number;
  /** A payment reason of the engine, `score`, or `penalty`. */
  readonly reason: string;
}

/**
 * A posting, or a fault: an amount that is not a whole number above 0, or an account that is posted to itself,
 * is a mistake of the caller.
 */
export function post(from: Player | null, to: Player | null, amount: number, reason: string): Posting {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`a posting of ${amount}`);
  if (from === to) throw new Error('a posting from an account to itself');
  return { from, to, amount, reason };
}

/** What the postings come to for each of the players, in their order, and for the account beside them (`rest`). */
export function netOf(
  postings: readonly Posting[],
  players: readonly Player[],
): { readonly net: readonly number[]; readonly rest: number } {
  const net = players.map(() => 0);
  let rest = 0;
  for (const { from, to, amount } of postings) {
    if (from === null) rest -= amount;
    else add(net, players.indexOf(from), -amount);
    if (to === null) rest += amount;
    else add(net, players.indexOf(to), amount);
  }
  return { net, rest };
}

function add(net: number[], player: number, amount: number): void {
  const before = net[player];
  if (before === undefined) throw new Error('a posting names somebody who does not play');
  net[player] = before + amount;
}
