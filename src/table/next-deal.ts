import type { Finding } from '../engine/hand/finding.ts';
import { dealerStays, roundsOf } from '../engine/rules/play.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { suggestionOf } from '../engine/rules/suggestion.ts';
import { SEATS } from '../engine/vocabulary.ts';
import type { Seat } from '../engine/vocabulary.ts';

/** Players by name; with three players nobody sits at N. */
export interface SeatedPlayers {
  readonly E: string;
  readonly S: string;
  readonly W: string;
  readonly N?: string | undefined;
}

/** A deal that has ended. */
export interface EndedDeal {
  /** Its number; every deal played counts, repeated ones too. */
  readonly deal: number;
  readonly roundWind: Seat;
  readonly dealer: string;
  readonly seats: SeatedPlayers;
  /** Who sat East in the first deal of the match. */
  readonly firstDealer: string;
  /** Null when nobody won. */
  readonly winner: string | null;
}

/** What comes next as long as the match goes on. */
export interface DealToCome {
  readonly deal: number;
  readonly roundWind: Seat;
  readonly dealer: string;
  readonly seats: SeatedPlayers;
  readonly roundEnds: boolean;
}

/** What comes next; when the match has ended all but the two flags is null. */
export interface NextDeal {
  readonly deal: number | null;
  readonly roundWind: Seat | null;
  readonly dealer: string | null;
  readonly seats: SeatedPlayers | null;
  readonly roundEnds: boolean;
  readonly matchEnds: boolean;
}

/**
 * Where the players of each first seat (E S W N) sit in rounds 1 to 4, by the competition rules: indexes in SEATS.
 * Without a change of seats everybody sits as in round 1.
 */
const SEATS_BY_ROUND = [
  [0, 1, 3, 2],
  [1, 0, 2, 3],
  [2, 3, 0, 1],
  [3, 2, 1, 0],
] as const;

/**
 * Who deals next, who sits where, and whether the round or the match has ended.
 * @returns findings when the players do not fit together
 */
export function nextDeal(
  ended: EndedDeal,
  ready: ReadyRules,
): { readonly next: NextDeal } | { readonly findings: readonly Finding[] } {
  const turned = turnDeal(ended, ready);
  if ('findings' in turned) return turned;
  const last = turned.next.roundEnds && SEATS.indexOf(ended.roundWind) + 1 >= roundsOf(ready.set.play, ready.options);
  return { next: last ? MATCH_ENDED : { ...turned.next, matchEnds: false } };
}

const MATCH_ENDED: NextDeal = { deal: null, roundWind: null, dealer: null, seats: null, roundEnds: true, matchEnds: true };

/**
 * The same where the match goes on, however many rounds were played: after the North round comes an East round.
 * @returns findings when the players do not fit together
 */
export function turnDeal(
  ended: EndedDeal,
  ready: ReadyRules,
): { readonly next: DealToCome } | { readonly findings: readonly Finding[] } {
  const findings = judgePlayers(ended, ready.players);
  if (findings.length > 0) return { findings };
  const seated = SEATS.slice(0, ready.players).map((seat) => ended.seats[seat]!);
  const round = SEATS.indexOf(ended.roundWind);
  const deal = ended.deal + 1;
  if (dealerStays(ready.set.play, ready.options) && (ended.winner === null || ended.winner === ended.dealer)) {
    return { next: sit(deal, round, seated) };
  }
  // How often the deal has passed in this round, told by where the first dealer sits now and sat when it began.
  const passed = countPasses(seated.indexOf(ended.firstDealer), seatInRound(0, round, ready), ready.players);
  if (passed < ready.players - 1) return { next: sit(deal, round, rotate(seated, 1)) };
  // Everybody has been East once: when the deal passes they sit as the round began.
  const begun = rotate(seated, 1);
  return { next: { ...sit(deal, (round + 1) % 4, changeSeats(begun, round, ready)), roundEnds: true } };
}

/** The seat in a round of the player who began the match in a seat. */
function seatInRound(first: number, round: number, ready: ReadyRules): number {
  return ready.set.play.seatsChange && ready.players === 4 ? SEATS_BY_ROUND[first]![round]! : first;
}

/** Each time the deal passes, everybody moves one seat back: South becomes East. */
function countPasses(now: number, before: number, players: number): number {
  return (before - now + players) % players;
}

function rotate(seated: readonly string[], by: number): readonly string[] {
  return seated.map((_, seat) => seated[(seat + by) % seated.length]!);
}

/** From the seats at the beginning of a round to those at the beginning of the next one. */
function changeSeats(begun: readonly string[], round: number, ready: ReadyRules): readonly string[] {
  const changed = [...begun];
  for (let first = 0; first < begun.length; first++) {
    changed[seatInRound(first, (round + 1) % 4, ready)] = begun[seatInRound(first, round, ready)]!;
  }
  return changed;
}

function sit(deal: number, round: number, seated: readonly string[]): DealToCome {
  const seats = seatPlayers(seated);
  return { deal, roundWind: SEATS[round]!, dealer: seats.E, seats, roundEnds: false };
}

/** Three or four players in the order of their seats, E S W (N). */
export function seatPlayers(seated: readonly string[]): SeatedPlayers {
  const [east, south, west, north] = seated as readonly [string, string, string, string?];
  return north === undefined ? { E: east, S: south, W: west } : { E: east, S: south, W: west, N: north };
}

function judgePlayers(ended: EndedDeal, players: number): Finding[] {
  const findings: Finding[] = [];
  const names: string[] = [];
  for (const [i, seat] of SEATS.entries()) {
    const name = ended.seats[seat];
    if (name === undefined) {
      if (i < players) findings.push({ code: 'wrong-type', at: '/seats', case: 'missing', field: seat });
    } else if (i >= players) {
      findings.push({ code: 'seat-not-in-game', at: `/seats/${seat}`, case: 'player', seat, players });
    } else if (names.includes(name)) {
      findings.push({ code: 'seat-repeated', at: `/seats/${seat}`, case: 'player', player: name });
    } else {
      names.push(name);
    }
  }
  if (findings.length > 0) return findings;
  const judge = (field: string, found: string | null, expected: readonly string[]): void => {
    if (found === null || expected.includes(found)) return;
    findings.push({ code: 'wrong-type', at: `/${field}`, case: 'word', found, expected, ...suggestionOf(found, expected) });
  };
  judge('dealer', ended.dealer, names.slice(0, 1));
  judge('firstDealer', ended.firstDealer, names);
  judge('winner', ended.winner, names);
  return findings;
}
