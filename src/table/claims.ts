import type { Finding } from '../engine/hand/finding.ts';
import { judgeDeal } from '../engine/judge.ts';
import { parseHand } from '../engine/notation/parse-hand.ts';
import { parseTiles } from '../engine/notation/parse-tiles.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { tileCode } from '../engine/tiles.ts';
import type { Tile } from '../engine/tiles.ts';
import { SEATS, THIRTEEN_ORPHANS } from '../engine/vocabulary.ts';
import type { Circumstance, Claim, RulingCode, Seat } from '../engine/vocabulary.ts';
import { makesSet } from './sets.ts';

/** How a tile came to be claimed: discarded, added to an exposed pung, or laid down in a concealed kong. */
export type ClaimEvent = 'discard' | 'added-to-pung' | 'concealed-kong';

/** A tile and everybody who claims it. Tiles and hands in any notation. */
export interface ClaimedTile {
  readonly roundWind?: Seat | undefined;
  readonly event?: ClaimEvent | undefined;
  /** Who discarded the tile, or makes the kong. */
  readonly discarder: Seat;
  readonly tile: string;
  readonly claims: readonly MadeClaim[];
}

export interface MadeClaim {
  readonly seat: Seat;
  readonly claim: Claim;
  /** For a kong of a discard: the pung of it lies open already, so that nothing comes from the hand. */
  readonly exposed?: boolean | undefined;
  /** For a set: the tiles from the hand. */
  readonly with?: string | undefined;
  /** For a win: the whole hand as a line. */
  readonly hand?: string | undefined;
  readonly circumstances?: readonly Circumstance[] | undefined;
}

export interface Rulings {
  /** Who gets the tile and for what, or null. */
  readonly awarded: { readonly seat: Seat; readonly claim: Claim } | null;
  /** Who goes on, and whether by drawing a tile; null when somebody has won. */
  readonly next: Turn | null;
  /** One for each claim, in their order. */
  readonly rulings: readonly Ruling[];
}

export interface Turn {
  readonly seat: Seat;
  /** A tile of the wall, or the replacement for a kong; otherwise this player discards. */
  readonly draws: boolean;
}

export interface Ruling {
  readonly seat: Seat;
  readonly claim: Claim;
  readonly granted: boolean;
  readonly code: RulingCode;
  /** What the sentence needs: seats as letters, tiles as codes. */
  readonly facts: { readonly [name: string]: string | number };
}

/** Why a claim fails whatever the others claim, or null. */
type Verdict = { readonly code: RulingCode; readonly facts: Ruling['facts'] } | null;

const RANKS: Readonly<Record<Claim, number>> = { win: 2, kong: 1, pung: 1, chow: 0 };

/**
 * Who gets a tile that several claim, and why the others do not.
 * @returns findings, with pointers into the request, when a tile or hand cannot be read or is impossible
 */
export function ruleClaims(
  claimed: ClaimedTile,
  ready: ReadyRules,
): { readonly rulings: Rulings } | { readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const [tile] = readTiles(claimed.tile, '/tile', 1, findings);
  judgeSeats(claimed, ready, findings);
  const verdicts = claimed.claims.map((claim, i) => judgeClaim(claim, `/claims/${i}`, claimed, tile, ready, findings));
  return findings.length > 0 ? { findings } : { rulings: award(claimed, verdicts, ready) };
}

function judgeSeats({ discarder, claims }: ClaimedTile, { players }: ReadyRules, findings: Finding[]): void {
  const judge = (seat: Seat, at: string, which: string): void => {
    if (SEATS.indexOf(seat) < players) return;
    findings.push({ code: 'seat-not-in-game', at, case: which, seat, players });
  };
  judge(discarder, '/discarder', 'discarder');
  for (const [i, { seat }] of claims.entries()) judge(seat, `/claims/${i}/seat`, 'claim');
}

function judgeClaim(
  claim: MadeClaim,
  at: string,
  claimed: ClaimedTile,
  tile: Tile | undefined,
  ready: ReadyRules,
  findings: Finding[],
): Verdict {
  const { discarder } = claimed;
  const field = claim.claim === 'win' ? 'hand' : 'with';
  if (claim[field] === undefined && !addsToPung(claim)) findings.push({ code: 'wrong-type', at, case: 'missing', field });
  const tiles = claim.claim === 'win' ? [] : readTiles(claim.with ?? '', `${at}/with`, 0, findings);
  const code = refusedAtOnce(claim, claimed, ready);
  if (code !== null) {
    // What cannot be read is told all the same.
    if (claim.claim === 'win') findings.push(...parseHand(claim.hand ?? '').findings.map((finding) => ({ ...finding, at: `${at}/hand` })));
    return refuse(code);
  }
  if (tile === undefined) return null;
  if (claim.claim === 'win') return judgeWin(claim, at, claimed, tile, ready, findings);
  if (!makesSet(claim.claim, tile, tiles)) return refuse('tiles-do-not-fit', { tile: tileCode(tile) });
  if (claim.claim !== 'chow' || turnAfter(discarder, claim.seat, ready.players) === 1) return null;
  return refuse('not-your-turn', { next: seatAfter(discarder, ready.players) });
}

/** Why a claim fails whatever its tiles are, or null. */
function refusedAtOnce(claim: MadeClaim, { event = 'discard', discarder }: ClaimedTile, ready: ReadyRules): RulingCode | null {
  if (claim.seat === discarder) return 'own-discard';
  if (!ready.kongs && (claim.claim === 'kong' || event !== 'discard')) return 'kong-not-allowed';
  if (event !== 'discard' && claim.claim !== 'win') return 'not-robbable';
  if (event === 'concealed-kong' && !ready.robConcealedKong) return 'not-robbable';
  return addsToPung(claim) ? 'no-kong-from-discard' : null;
}

/** Whether a kong is claimed whose pung lies open already. */
function addsToPung({ claim, exposed }: MadeClaim): boolean {
  return claim === 'kong' && exposed === true;
}

function judgeWin(
  claim: MadeClaim,
  at: string,
  { event = 'discard', discarder, roundWind, tile: text }: ClaimedTile,
  tile: Tile,
  ready: ReadyRules,
  findings: Finding[],
): Verdict {
  const { seat, hand, circumstances } = claim;
  if (hand === undefined) return null;
  const by = event === 'discard' ? 'discard' : 'robbing-kong';
  const win = { seat, tile: text, by, from: discarder, circumstances } as const;
  const judged = judgeDeal({ roundWind, hands: [{ seat, hand }], win }, ready);
  if (judged.findings !== undefined) {
    const incomplete = judged.findings.every(({ code }) => code === 'not-complete');
    if (!incomplete) addFindings(judged.findings, at, findings);
    if (event === 'concealed-kong') return refuse('not-robbable');
    return incomplete ? refuse('not-complete', { tile: tileCode(tile) }) : null;
  }
  const sheet = judged.sheet.hands[0]!;
  // Only thirteen orphans may rob a concealed kong.
  if (event === 'concealed-kong' && sheet.form !== THIRTEEN_ORPHANS) return refuse('not-robbable');
  const { counting } = ready.set;
  if (sheet.outcome !== 'below-minimum' || counting.unit !== 'fan') return null;
  return refuse('below-minimum', { fan: sheet.fan!, minimum: counting.minimum });
}

/** Adds what is wrong with the deal that a claim was judged as; seats are judged for all claims, and a tile only once. */
function addFindings(judged: readonly Finding[], claim: string, findings: Finding[]): void {
  for (const finding of judged) {
    const at = pointer(finding.at, claim);
    const known = at === '/tile' && findings.some((other) => other.at === at && other.code === finding.code);
    if (finding.code !== 'seat-not-in-game' && !known) findings.push({ ...finding, at });
  }
}

/** A pointer into the deal that a claim was judged as, turned into one into the request. */
function pointer(at: string, claim: string): string {
  if (at === '/win/tile') return '/tile';
  if (at === '/hands/0') return `${claim}/hand`;
  return `${claim}${at.replace(/^\/(win|hands\/0)/, '')}`;
}

function refuse(code: RulingCode, facts: Ruling['facts'] = {}): Verdict {
  return { code, facts };
}

/** Whose turn is next. */
function seatAfter(seat: Seat, players: number): Seat {
  return SEATS[(SEATS.indexOf(seat) + 1) % players]!;
}

/** How many turns after the discarder a seat comes. */
function turnAfter(discarder: Seat, seat: Seat, players: number): number {
  return (SEATS.indexOf(seat) - SEATS.indexOf(discarder) + players) % players;
}

/** The highest claim that stands; of equal ones the first in turn after the discarder. */
function award(claimed: ClaimedTile, verdicts: readonly Verdict[], ready: ReadyRules): Rulings {
  const { players } = ready;
  const { claims, discarder } = claimed;
  let best = -1;
  for (const [i, claim] of claims.entries()) {
    if (verdicts[i] !== null) continue;
    const before = claims[best];
    const rank = before === undefined ? 1 : RANKS[claim.claim] - RANKS[before.claim];
    const sooner = turnAfter(discarder, claim.seat, players) < turnAfter(discarder, before?.seat ?? discarder, players);
    if (rank > 0 || (rank === 0 && sooner)) best = i;
  }
  const winner = claims[best];
  const rulings = claims.map(({ seat, claim }, i): Ruling => {
    const verdict = verdicts[i] ?? null;
    if (verdict !== null) return { seat, claim, granted: false, ...verdict };
    if (i === best || winner === undefined) return { seat, claim, granted: true, code: 'granted', facts: {} };
    const facts = { winner: winner.seat, higher: winner.claim };
    const equal = RANKS[claim] === RANKS[winner.claim] && seat !== winner.seat;
    return { seat, claim, granted: false, code: equal ? 'later-in-turn' : 'outranked', facts };
  });
  const awarded = winner === undefined ? null : { seat: winner.seat, claim: winner.claim };
  return { awarded, next: turnOf(awarded, claimed, ready), rulings };
}

/** Who goes on: the claimer, whoever was between is skipped; nobody after a win; without a claimer as if nobody had claimed. */
function turnOf(awarded: Rulings['awarded'], { event = 'discard', discarder }: ClaimedTile, { players, kongs }: ReadyRules): Turn | null {
  if (awarded?.claim === 'win') return null;
  if (awarded !== null) return { seat: awarded.seat, draws: awarded.claim === 'kong' };
  if (event === 'discard') return { seat: seatAfter(discarder, players), draws: true };
  // The kong stands, and its tile is replaced; where there are no kongs the tile is taken back and one is discarded.
  return { seat: discarder, draws: kongs };
}

/** The tiles of a text; what cannot be read becomes findings. `expected` 1: a single tile; 0: any number. */
function readTiles(text: string, at: string, expected: 0 | 1, findings: Finding[]): readonly Tile[] {
  const parsed = parseTiles(text);
  for (const finding of parsed.findings) findings.push({ ...finding, at });
  if (expected === 1 && parsed.findings.length === 0 && parsed.tiles.length !== 1) {
    findings.push({ code: 'tile-unreadable', at, case: 'one-tile', expected, found: parsed.tiles.length });
  }
  return parsed.tiles;
}
