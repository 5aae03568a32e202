import { createHash } from 'node:crypto';
import t from 'tap';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { OverlayMemory } from '../../src/service/overlay-memory.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { sameJson } from '../../src/service/same-json.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** What `make` returns, and how often it was asked. */
const counted = (): { readonly make: () => object; readonly times: () => number } => {
  let times = 0;
  return { make: () => ({ made: ++times }), times: () => times };
};

t.test('an overlay that was seen before is not made again, however it is written', (t) => {
  const memory = new OverlayMemory<object>(sha256);
  const { make, times } = counted();
  const overlay = { extends: 'hua-bao', change: { mahjong: { value: { points: 20 } } }, drop: ['stairway'] };
  const first = memory.recall(overlay, make);
  t.equal(memory.recall(copy(overlay), make), first);
  // More others than are known by sight.
  for (let i = 0; i < 10; i++) memory.recall({ ...overlay, id: `o${i}` }, make);
  t.equal(memory.recall(copy(overlay), make), first);
  t.equal(memory.recall({ ...overlay, id: 'o9' }, make), memory.recall({ ...overlay, id: 'o9' }, make));
  t.equal(times(), 11);
  t.end();
});

t.test('overlays that differ anywhere are told apart', (t) => {
  const memory = new OverlayMemory<object>(sha256);
  const { make, times } = counted();
  const overlays = [{}, { a: 1 }, { b: 1 }, { a: '1' }, { a: null }, { a: [] }, { a: {} }, { a: [1] }, { a: [1, 2] }, { a: [2, 1] }, { a: { 0: 1 } }, { a: true }, { a: 1, b: 1 }, JSON.parse('{"__proto__":1}') as object];
  for (const overlay of overlays) memory.recall(overlay, make);
  t.equal(times(), overlays.length);
  for (const [i, one] of overlays.entries()) for (const [j, other] of overlays.entries()) t.equal(sameJson(one, copy(other)), i === j, `${i} and ${j}`);
  t.end();
});

t.test('memory has an end: of many overlays the last hundred are kept, and none that is very long', (t) => {
  const memory = new OverlayMemory<object>(sha256);
  const { make, times } = counted();
  for (let i = 0; i <= 100; i++) memory.recall({ id: i }, make);
  memory.recall({ id: 1 }, make);
  t.equal(times(), 101);
  memory.recall({ id: 0 }, make);
  t.equal(times(), 102, 'the oldest was forgotten');
  const long = { id: 'x'.repeat(200_000) };
  memory.recall(long, make);
  t.equal(times(), 103);
  memory.recall(long, make);
  t.equal(times(), 103, 'within a request it is the same object');
  memory.recall(copy(long), make);
  t.equal(times(), 104);
  t.end();
});

t.test('two overlays whose stamps begin alike are still two', (t) => {
  // A digest of which only the stamped beginning is the same for all.
  const rulesets = new Rulesets(BUILT_IN, (text) => `000000000000${sha256(text)}`);
  const stampOf = (limit: number): unknown => {
    const chosen = rulesets.choose({ extends: 'hua-bao', options: { limit } }, undefined);
    return 'ready' in chosen ? [chosen.ready.hash, chosen.ready.options['limit']] : chosen.findings;
  };
  t.same([stampOf(300), stampOf(400), stampOf(300)], [['000000000000', 300], ['000000000000', 400], ['000000000000', 300]]);
  t.end();
});

t.test('an overlay that nests without end is refused, not followed', (t) => {
  const rulesets = new Rulesets(BUILT_IN, sha256);
  const deep = JSON.parse(`{"extends":"hua-bao","label":${'['.repeat(100_000)}${']'.repeat(100_000)}}`) as object;
  t.match(rulesets.choose(deep, undefined), { findings: [{ code: 'wrong-type', case: 'too-deep', at: '/ruleset' }] });
  t.end();
});
