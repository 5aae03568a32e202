import assert from 'node:assert/strict';
import fc from 'fast-check';
import t from 'tap';
import { judgeDeal } from '../../src/engine/judge.ts';
import { validateDeal } from '../../src/engine/hand/validate-deal.ts';
import { formatTiles } from '../../src/engine/notation/format-tiles.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import type { Tile } from '../../src/engine/tiles.ts';
import { ruleClaims } from '../../src/table/claims.ts';
import { completeHand } from '../support/arbitrary-hands.ts';
import { changed, meldTiles, ORPHAN_TILES } from '../support/plain-hands.ts';
import type { PlainMeld } from '../support/plain-hands.ts';
import { holds } from '../support/property.ts';
import { readyRules } from '../support/ready-rules.ts';

const ORPHANS = { specialHands: ['thirteen-orphans'] };
/** Rules by whether a concealed kong may be robbed, and whether thirteen orphans are played. */
const TABLES = [
  readyRules('dmjl'),
  readyRules('dmjl', { robConcealedKong: false }),
  readyRules('hua-bao', { robConcealedKong: true, ...ORPHANS }),
  readyRules('hua-bao', { robConcealedKong: false, ...ORPHANS }),
  readyRules('hua-bao', { robConcealedKong: true, specialHands: [] }),
  readyRules('mcr'),
];

interface Robbery {
  readonly winner: string;
  readonly tile: Tile;
  readonly robbed: string;
  readonly concealed: boolean;
}

const tilesOf = (counts: readonly number[]): Tile[] => counts.flatMap((copies, tile) => Array.from({ length: copies }, () => tile));
const meldsOf = (melds: readonly PlainMeld[]): string => melds.map((meld) => `[${formatTiles(meldTiles(meld))}]`).join(' ');
const NONE: readonly number[] = Array.from({ length: 34 }, () => 0);

/** A hand one tile short, often of thirteen orphans, often complete; and a player who has the other three copies of that tile. */
const robberies: fc.Arbitrary<Robbery> = fc
  .record({
    hand: fc.oneof(completeHand, fc.constantFrom(...ORPHAN_TILES).map((pair) => ({ counts: changed(NONE, [...ORPHAN_TILES, pair], 1), melds: [] as readonly PlainMeld[] }))),
    place: fc.nat(),
    wrong: fc.boolean(),
    concealed: fc.boolean(),
    order: fc.infiniteStream(fc.nat(1_000_000)),
  })
  .map(({ hand, place, wrong, concealed, order }) => {
    const standing = tilesOf(hand.counts);
    const melded = hand.melds.flatMap(meldTiles);
    const single = standing.filter((tile) => hand.counts[tile] === 1 && !melded.includes(tile));
    const tile = single[place % single.length];
    if (tile === undefined) return null;
    const held = changed(NONE, [...standing, ...melded], 1);
    const rest = standing.filter((one) => one !== tile);
    const left = tilesOf(held.map((copies, kind) => (kind === tile ? 0 : 4 - copies))).map((kind) => [order.next().value as number, kind] as const);
    const drawn = left.sort(([a], [b]) => a - b).map(([, kind]) => kind);
    // A hand with a wrong tile is not complete.
    if (wrong) rest[place % rest.length] = drawn.pop()!;
    const three = [tile, tile, tile];
    const robbed = concealed ? formatTiles([...three, ...drawn.slice(0, 10)]) : `${formatTiles(drawn.slice(0, 10))} [${formatTiles(three)}]`;
    return { winner: `${formatTiles(rest)} ${meldsOf(hand.melds)}`, tile, robbed, concealed };
  })
  .filter((robbery): robbery is Robbery => robbery !== null);

t.test('score, validate and claims come to the same ruling on every robbed kong', (t) => {
  const seen = new Map<string, number>();
  const property = fc.property(robberies, fc.constantFrom(...TABLES), ({ winner, tile, robbed, concealed }, ready) => {
    const code = tileCode(tile);
    const deal = { hands: [{ seat: 'S', hand: winner }, { seat: 'W', hand: robbed }], win: { seat: 'S', tile: code, by: 'robbing-kong', from: 'W' } } as const;
    const judged = judgeDeal(deal, ready);
    const validated = validateDeal(deal, ready);
    assert.deepEqual(validated.findings, judged.findings ?? []);
    const ruled = ruleClaims({ event: concealed ? 'concealed-kong' : 'added-to-pung', discarder: 'W', tile: code, claims: [{ seat: 'S', claim: 'win', hand: winner }] }, ready);
    assert.ok('rulings' in ruled, JSON.stringify(ruled));
    const [ruling] = ruled.rulings.rulings;
    const codes = (judged.findings ?? []).map((finding) => `${finding.code} ${finding.at}`);
    const impossible = codes.includes('circumstance-impossible /win/from');
    const incomplete = codes.includes('not-complete /hands/0');
    assert.ok(codes.every((one) => ['circumstance-impossible /win/from', 'not-complete /hands/0'].includes(one)), codes.join());
    const outcome = judged.sheet?.hands[0]?.outcome;
    const expected = outcome === 'win' ? 'granted' : outcome === 'below-minimum' ? 'below-minimum' : impossible || concealed ? 'not-robbable' : 'not-complete';
    assert.equal(ruling?.code, expected, `${ready.set.id}: ${winner} robs ${code} from ${robbed}: ${codes.join()}`);
    // A hand that may not rob the kong is refused for that; one that is thirteen orphans but for a tile, for not being complete.
    if (concealed && !ready.robConcealedKong) assert.ok(impossible);
    if (outcome === undefined) assert.ok(impossible || incomplete);
    const kind = `${concealed ? 'concealed' : 'exposed'} ${expected}`;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
  });
  // Robbing counts 8 in mcr, so that no such hand is below the minimum there.
  holds(t, property, 600);
  for (const kind of ['concealed granted', 'concealed not-robbable', 'exposed granted', 'exposed not-complete']) t.ok((seen.get(kind) ?? 0) > 5, `${kind}: ${String(seen.get(kind))}`);
  t.end();
});
