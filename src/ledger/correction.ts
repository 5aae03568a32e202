import type { Finding } from '../engine/hand/finding.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { Entry } from './entry.ts';
import type { Change, Settled, Standing } from './event.ts';
import type { DealRecord } from './game.ts';
import { firstPosition, playedOn, reseat, sameWinds, samePosition, type Extension, type Position, type Reseating, type Seating } from './position.ts';
import { settleEntry } from './settle-entry.ts';
import { positionAfter } from './turn.ts';

/** What a correction wants to be otherwise about its first deal. */
export interface Edit {
  readonly entry?: Entry;
  readonly voided?: boolean;
}

/** What decides where the deals of a game stand, besides who wins them. */
export interface Course {
  readonly ready: ReadyRules;
  readonly reseatings: readonly Reseating[];
  readonly extended: Extension | undefined;
}

export interface Correction {
  readonly changes: readonly Change[];
  readonly next: Position;
}

/**
 * Settles `deals` again, from the first of them, which is played at `start` and edited by `edit`. Every later deal
 * keeps its entry and gets the winds it then has. A later entry that has become impossible under them is kept too:
 * it pays nothing and says why. Deals behind the end of the match keep their winds as well.
 */
export function correct(deals: readonly DealRecord[], start: Position, edit: Edit, course: Course): Correction {
  const { ready, reseatings, extended } = course;
  const changes: Change[] = [];
  const lastMatch = deals.at(-1)?.position.match ?? start.match;
  let over = isBehindTheEnd(start, deals[0]?.deal, extended);
  let position = over ? start : playedOn(start);
  deals.forEach((record, i) => {
    if (i > 0) {
      position = reseatedAt(record.deal, position, reseatings);
      if (over) position = { ...withPeople(record.position, position.began), over: true };
    }
    const entry = i === 0 && edit.entry !== undefined ? edit.entry : record.entry;
    const voided = i === 0 && edit.voided !== undefined ? edit.voided : record.voided;
    const { settled: was, won } = record;
    const before: Standing = { position: record.position, settled: was, won, voided: record.voided };
    if (entry !== record.entry || voided !== record.voided || !samePosition(position, record.position)) {
      const kept = entry === record.entry && sameWinds(position, record.position);
      const settled = kept ? was : settledOr(settleEntry(entry, position, ready));
      changes.push({ deal: record.deal, before, after: { position, settled, won: entry.win !== null, voided } });
    }
    if (voided) return;
    const turned = positionAfter(position, winnerOf(entry), ready, extended);
    // Games of the first release went on in a further match, and those that did keep to it.
    const further = turned.over === true && i < deals.length - 1 && lastMatch > position.match;
    over ||= turned.over === true && !further;
    position = further ? firstPosition(turned.began, turned.match + 1) : turned;
  });
  const last = deals.at(-1);
  const next = over ? { ...position, over: true as const } : position;
  return { changes, next: last === undefined ? next : reseatedAt(last.deal + 1, next, reseatings) };
}

/** Whether a deal at a position lies behind the end of its match, also after the match was extended. */
function isBehindTheEnd({ over }: Position, deal: number | undefined, extended: Extension | undefined): boolean {
  return over === true && (deal ?? Infinity) > (extended?.afterDeal ?? 0);
}

/** A position with its chairs, and the people in them who are there now: `began` tells who is who. */
function withPeople(position: Position, began: Seating): Position {
  return reseat(position, { was: position.began, seats: began });
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
