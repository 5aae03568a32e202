import { readFileSync } from 'node:fs';
import type { DealInput } from '../../src/engine/hand/input.ts';
import { judgeDeal } from '../../src/engine/judge.ts';
import type { Judgement } from '../../src/engine/judge.ts';
import { SEATS } from '../../src/engine/vocabulary.ts';
import { readyRules } from './ready-rules.ts';
import { fromRoot } from './root.ts';

/** A recorded request and what of its answer is known. */
export interface RecordedCase {
  readonly id: string;
  readonly kind: string;
  readonly request: DealInput & { readonly ruleset: string; readonly options?: Readonly<Record<string, unknown>> };
  readonly expected: Expected & Readonly<Record<string, unknown>>;
}

interface Expected {
  /** By seat. */
  readonly hands?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly net?: Readonly<Record<string, number>> | null;
  readonly status?: number;
  /** Finding codes that must be among those answered. */
  readonly includes?: readonly string[];
}

/** The records of a file of `test/vectors`, whatever their shape. */
export function readRecords(...path: readonly string[]): readonly unknown[] {
  const text = readFileSync(fromRoot('test', 'vectors', ...path), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

/** The records of a file that holds requests to score. */
export function recordedCases(...path: readonly string[]): readonly RecordedCase[] {
  return readRecords(...path) as readonly RecordedCase[];
}

/** The same fields of our answer as the record knows, to be compared with `expected`. */
export function answerTo({ request, expected }: RecordedCase): unknown {
  const judgement = judgeDeal(request, readyRules(request.ruleset, request.options));
  if (expected.status !== undefined) return refusal(judgement, expected.includes ?? []);
  const { sheet } = judgement;
  if (sheet === undefined) return judgement;
  const { hands, net } = expected;
  const bySeat = Object.fromEntries(sheet.hands.map((hand) => [SEATS[hand.seat], hand]));
  const settled = sheet.settlement?.net;
  return {
    ...(hands === undefined ? pick(sheet.hands[0], expected) : { hands: Object.fromEntries(Object.entries(hands).map(([seat, known]) => [seat, pick(bySeat[seat], known)])) }),
    ...(net === undefined ? {} : { net: settled === undefined ? null : Object.fromEntries(settled.map((amount, seat) => [SEATS[seat], amount])) }),
  };
}

function refusal(judgement: Judgement, codes: readonly string[]): unknown {
  const found = judgement.findings?.map(({ code }): string => code) ?? [];
  return { status: judgement.findings === undefined ? 200 : 422, includes: codes.filter((code) => found.includes(code)) };
}

function pick(hand: object | undefined, known: object): object {
  const entries = new Map(Object.entries(hand ?? {}));
  return Object.fromEntries(Object.keys(known).flatMap((field) => (entries.has(field) ? [[field, entries.get(field)]] : [])));
}

/** What the record expects, without labels of other programs. */
export function expectedOf({ expected }: RecordedCase): unknown {
  return Object.fromEntries(Object.entries(expected).filter(([field]) => field !== 'rules'));
}
