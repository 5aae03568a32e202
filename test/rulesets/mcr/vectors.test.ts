import { readFileSync } from 'node:fs';
import t from 'tap';
import type { DealParts } from '../../../src/engine/hand/read-hands.ts';
import { judgeDeal } from '../../../src/engine/judge.ts';
import { fansOf } from '../../support/fan-hands.ts';
import type { Fans } from '../../support/fan-hands.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { fromRoot } from '../../support/root.ts';

interface Vector<Expected> {
  readonly id: string;
  readonly request: DealParts & { readonly options?: Readonly<Record<string, unknown>> };
  readonly expected: Expected;
}
interface Count {
  readonly score: number;
  readonly fan: number;
  readonly outcome: string;
  readonly fans: Fans;
  readonly fansAlt?: readonly Fans[];
}
type Refusal = { readonly codes: readonly string[] } | { readonly includes: readonly string[] };

function read<Expected>(file: string): readonly Vector<Expected>[] {
  const lines = readFileSync(fromRoot('test', 'vectors', 'mcr', file), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const inOrder = (fans: Fans): string => JSON.stringify(Object.entries(fans).sort(([a], [b]) => (a < b ? -1 : 1)));
const short = (fans: Fans): Fans => Object.fromEntries(Object.entries(fans).map(([id, count]) => [id.slice(4), count]));

const FILES = [
  ['core.jsonl', 2060],
  ['hands.jsonl', 6800],
  ['green-book.jsonl', 64],
  ['profile-twins.jsonl', 122],
  ['switches.jsonl', 39],
] as const;
for (const [file, size] of FILES) {
  t.test(`every hand of ${file} has the total, the outcome and the fans that were recorded`, (t) => {
    const vectors = read<Count>(file);
    t.equal(vectors.length, size, 'all are there');
    for (const { id, request, expected } of vectors) {
      const { sheet, findings } = judgeDeal(request, readyRules('mcr', request.options));
      const hand = sheet?.hands[0];
      const { score, fan, outcome, fans, fansAlt = [] } = expected;
      const right = [fans, ...fansAlt].map((some) => inOrder(short(some)));
      const found = hand === undefined ? '' : inOrder(fansOf(hand));
      if (hand?.score === score && hand.fan === fan && hand.outcome === outcome && right.includes(found)) continue;
      t.fail(id, { request, expected, findings, found, score: hand?.score, fan: hand?.fan, outcome: hand?.outcome });
    }
    t.end();
  });
}

t.test('every hand that no table could produce is refused for its reasons', (t) => {
  const vectors = read<Refusal>('invalid.jsonl');
  t.equal(vectors.length, 175, 'all are there');
  for (const { id, request, expected } of vectors) {
    const { findings } = judgeDeal(request, readyRules('mcr', request.options));
    const codes = [...new Set((findings ?? []).map(({ code }): string => code))];
    const right =
      'codes' in expected
        ? inOrderOf(codes) === inOrderOf(expected.codes)
        : expected.includes.every((code) => codes.includes(code));
    if (!right) t.fail(id, { request, expected, codes });
  }
  t.end();
});

function inOrderOf(codes: readonly string[]): string {
  return [...codes].sort().join(' ');
}
