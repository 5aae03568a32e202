import type { Answer } from '../contract/answer.ts';
import { readerOf } from '../contract/shape.ts';
import { ClaimsRequest, NextDealRequest, SeatsRequest, WallRequest } from '../contract/table.ts';
import type { DrawnSeats, NextDeal, Rulings, Wall } from '../contract/table.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { SEATS } from '../engine/vocabulary.ts';
import { ruleClaims } from '../table/claims.ts';
import { nextDeal } from '../table/next-deal.ts';
import { drawSeats } from '../table/seats.ts';
import { breakWall } from '../table/wall.ts';
import { judgeChoice } from './choice.ts';
import { unreadableClaims } from './claim-findings.ts';
import type { Words } from './languages.ts';
import type { Chance } from './ports/chance.ts';
import { refuse } from './problem.ts';
import type { Rulesets } from './rulesets.ts';
import { shuffle } from './shuffle.ts';

const draws = readerOf(SeatsRequest);
const walls = readerOf(WallRequest);
const claims = readerOf(ClaimsRequest);
const deals = readerOf(NextDealRequest);

/** Draws the seats; wind tiles that nobody laid are shuffled here. */
export function findSeats(rulesets: Rulesets, words: Words, body: unknown, chance: Chance): Answer<DrawnSeats> {
  const choice = judgeChoice(rulesets, body);
  if (!draws.fits(body)) return refuse([...draws.judge(body), ...choice.findings], words);
  const winds = body.winds ?? shuffle(SEATS.slice(0, choice.ready.players), chance);
  const drawn = drawSeats({ ...body, winds }, choice.ready);
  const findings = [...choice.findings, ...findingsOf(drawn)];
  return 'drawn' in drawn && findings.length === 0 ? { status: 200, body: drawn.drawn as DrawnSeats } : refuse(findings, words);
}

/** Breaks the wall: where, what is taken first, who takes what. */
export function findWall(rulesets: Rulesets, words: Words, body: unknown): Answer<Wall> {
  const choice = judgeChoice(rulesets, body);
  if (!walls.fits(body)) return refuse([...walls.judge(body), ...choice.findings], words);
  const broken = breakWall(body.dice, choice.ready);
  const findings = [...choice.findings, ...findingsOf(broken)];
  return 'wall' in broken && findings.length === 0 ? { status: 200, body: broken.wall } : refuse(findings, words);
}

/** Rules who gets a tile, and why the others do not. */
export function ruleOnClaims(rulesets: Rulesets, words: Words, body: unknown): Answer<Rulings> {
  const choice = judgeChoice(rulesets, body);
  if (!claims.fits(body)) {
    const malformed = claims.judge(body);
    return refuse([...malformed, ...choice.findings, ...unreadableClaims(body, malformed)], words);
  }
  const ruled = ruleClaims(body, choice.ready);
  const findings = [...choice.findings, ...findingsOf(ruled)];
  if (!('rulings' in ruled) || findings.length > 0) return refuse(findings, words);
  const { awarded, next, rulings } = ruled.rulings;
  const explained = rulings.map(({ facts, ...ruling }) => ({ ...ruling, reason: words.ruling(ruling.code, facts) }));
  return { status: 200, body: { awarded, next, rulings: explained } };
}

/** Tells what comes after a deal: who deals, who sits where, whether the round or the match is over. */
export function findNextDeal(rulesets: Rulesets, words: Words, body: unknown): Answer<NextDeal> {
  const choice = judgeChoice(rulesets, body);
  if (!deals.fits(body)) return refuse([...deals.judge(body), ...choice.findings], words);
  const ended = nextDeal(body, choice.ready);
  const findings = [...choice.findings, ...findingsOf(ended)];
  return 'next' in ended && findings.length === 0 ? { status: 200, body: ended.next as NextDeal } : refuse(findings, words);
}

function findingsOf(judged: object): readonly Finding[] {
  return 'findings' in judged ? (judged.findings as readonly Finding[]) : [];
}
