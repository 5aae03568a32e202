import { ClaimsRequest } from '../contract/table.ts';
import { CompareRequest } from '../contract/compare.ts';
import { DealRequest } from '../contract/deal-request.ts';
import { WaitsRequest } from '../contract/waits.ts';
import { readerOf } from '../contract/shape.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { judgeChoice } from './choice.ts';
import { unreadableClaims } from './claim-findings.ts';
import { findEverything } from './deal-findings.ts';
import type { Rulesets } from './rulesets.ts';
import { findWaitingFaults } from './waits.ts';

/** Requests with hands in them. */
export type HandsRequest = 'deal' | 'compare' | 'waits' | 'claims';

type FindAll = (rulesets: Rulesets, body: unknown, malformed: readonly Finding[]) => readonly Finding[];

const FIND: Readonly<Record<HandsRequest, readonly [judge: (body: unknown) => readonly Finding[], findAll: FindAll]>> = {
  deal: [readerOf(DealRequest).judge, findEverything],
  compare: [readerOf(CompareRequest).judge, findEverything],
  waits: [readerOf(WaitsRequest).judge, (rulesets, body, malformed) => findWaitingFaults(body, malformed, judgeChoice(rulesets, body))],
  claims: [readerOf(ClaimsRequest).judge, (rulesets, body, malformed) => [...malformed, ...judgeChoice(rulesets, body).findings, ...unreadableClaims(body, malformed)]],
};

/** What else is wrong with a malformed request whose form somebody else has complained about: rules, tiles and hands. */
export function faultsBeside(kind: HandsRequest, rulesets: Rulesets, body: unknown): readonly Finding[] {
  const [judge, findAll] = FIND[kind];
  const malformed = judge(body);
  return findAll(rulesets, body, malformed).slice(malformed.length);
}
