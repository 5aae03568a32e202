import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { Entry } from './entry.ts';
import type { Change, Settled, Standing } from './event.ts';
import type { DealRecord } from './game.ts';
import { reseat, sameWinds, samePosition, type Position, type Reseating } from './position.ts';
import { settleEntry } from './settle-entry.ts';
import { positionAfter } from './turn.ts';

/** What a correction wants to be otherwise about its first deal. */
export interface Edit {
  readonly entry?: Entry;
  readonly voided?: boolean;
}

export interface Correction {
  readonly changes: readonly Change[];
  readonly next: Position;
}

/**
 * Settles `deals` again, from the first of them, which is played at `start` and edited by `edit`. Every later deal
 * keeps its entry and gets the winds it then has. A later entry that has become impossible under them is kept too:
 * it pays nothing and says why.
 */
export function correct(
  deals: readonly DealRecord[],
  start: Position,
  edit: Edit,
  reseatings: readonly Reseating[],
  ready: ReadyRules,
): Correction {
  const changes: Change[] = [];
  let position = start;
  deals.forEach((record, i) => {
    if (i > 0) position = reseatedAt(record.deal, position, reseatings);
    const entry = i === 0 && edit.entry !== undefined ? edit.entry : record.entry;
    const voided = i === 0 && edit.voided !== undefined ? edit.voided : record.voided;
    const { settled: was, won } = record;
    const before: Standing = { position: record.position, settled: was, won, voided: record.voided };
    if (entry !== record.entry || voided !== record.voided || !samePosition(position, record.position)) {
      const kept = entry === record.entry && sameWinds(position, record.position);
      const settled = kept ? was : settledOr(settleEntry(entry, position, ready));
      changes.push({ deal: record.deal, before, after: { position, settled, won: entry.win !== null, voided } });
    }
    if (!voided) position = positionAfter(position, winnerOf(entry), ready);
  });
  const last = deals.at(-1);
  return { changes, next: last === undefined ? position : reseatedAt(last.deal + 1, position, reseatings) };
}

/** The position of deal `deal`, given the one it would have if nobody had sat wrong. */
export function reseatedAt(deal: number, position: Position, reseatings: readonly Reseating[]): Position {
  const found = reseatings.find(({ from }) => from === deal);
  return found === undefined ? position : reseat(position, found);
}

/** Who won an entry's deal, or null for nobody. */
export function winnerOf(entry: Entry): string | null {
  return entry.win?.player ?? null;
}

function settledOr(judged: { readonly settled: Settled } | { readonly findings: readonly Finding[] }): Settled {
  if ('settled' in judged) return judged.settled;
  return { scores: [], postings: [], unsettled: 'findings', findings: judged.findings };
}
