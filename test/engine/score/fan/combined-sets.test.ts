import t from 'tap';
import { COMBINATIONS } from '../../../../src/engine/predicates/fan/combinations.ts';
import { bindFans } from '../../../../src/engine/score/fan/bound-fan.ts';
import { chooseCombinations } from '../../../../src/engine/score/fan/combined-sets.ts';
import type { BoundCombination } from '../../../../src/engine/score/fan/combined-sets.ts';
import { MCR } from '../../../../src/rulesets/mcr/index.ts';
import { readyRules } from '../../../support/ready-rules.ts';

const combinations: readonly BoundCombination[] = bindFans(MCR.rules, readyRules('mcr').options)
  .flatMap((fan) => {
    const test = typeof fan.rule.when === 'string' ? COMBINATIONS[fan.rule.when] : undefined;
    return test === undefined ? [] : [{ fan, test }];
  })
  .map(({ fan, test }, i) => ({ fan, test, bit: 1 << i, excludesInside: 0, excludesAll: 0, rearranged: [], excluded: null }));

interface Taken {
  readonly combination: BoundCombination;
  readonly sets: readonly number[];
}

/** All ways to pick some of a list, in order. */
function picks(from: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => picks(from.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/**
 * The principles in other words: over any combinations taken together, the sets in them are more than the steps that
 * join them; and no two of the same fan share a set.
 */
function isAllowed(taken: readonly Taken[]): boolean {
  for (let part = 1; part < 1 << taken.length; part++) {
    const some = taken.filter((_, i) => ((part >> i) & 1) !== 0);
    const sets = new Set(some.flatMap((one) => one.sets));
    const steps = some.reduce((sum, one) => sum + one.sets.length - 1, 0);
    if (some.length > 1 && steps > sets.size - 1) return false;
  }
  return taken.every((a) =>
    taken.every((b) => a === b || a.combination !== b.combination || a.sets.every((set) => !b.sets.includes(set))),
  );
}

function highest(tiles: readonly number[], of: 'chows' | 'pungs'): number {
  const places = tiles.map((_, i) => i);
  const there = combinations
    .filter(({ test }) => test.of === of)
    .flatMap((combination) =>
      picks(places, combination.test.size)
        .filter((sets) => combination.test.holds(...sets.map((set) => tiles[set]!)))
        .map((sets): Taken => ({ combination, sets })),
    );
  let best = 0;
  // No more than three steps join four sets, so no more than three combinations.
  for (let size = 1; size <= 3; size++) {
    for (const chosen of picks(there.map((_, i) => i), size)) {
      const taken = chosen.map((i) => there[i]!);
      const worth = taken.reduce((sum, { combination }) => sum + combination.fan.value, 0);
      if (worth > best && isAllowed(taken)) best = worth;
    }
  }
  return best;
}

function ascending(from: readonly number[], size: number, again: boolean): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) => ascending(from.slice(again ? i : i + 1), size - 1, again).map((rest) => [first, ...rest]));
}

const CHOWS = Array.from({ length: 27 }, (_, tile) => tile).filter((tile) => tile % 9 < 7);
const PUNGS = Array.from({ length: 27 }, (_, tile) => tile);

for (const [of, from, again, count] of [['chows', CHOWS, true, 12_628], ['pungs', PUNGS, false, 20_826]] as const) {
  t.test(`no choice of combined ${of} counts more than the one made, whatever the sets`, (t) => {
    const bound = combinations.filter(({ test }) => test.of === of);
    let tried = 0;
    for (const size of [2, 3, 4]) {
      for (const tiles of ascending(from, size, again)) {
        tried++;
        const { total, chosen } = chooseCombinations(bound, tiles, 0);
        const best = highest(tiles, of);
        const sum = chosen.reduce((worth, { fan, count: times }) => worth + fan.value * times, 0);
        if (total !== best || sum !== total) t.fail(tiles.join(' '), { total, best, sum });
      }
    }
    t.equal(tried, count);
    t.end();
  });
}

t.test('what is blocked is neither chosen nor explained as one of the choice', (t) => {
  const bit = combinations.find(({ fan }) => fan.rule.id === 'mcr.double-pung')?.bit ?? 0;
  const free = chooseCombinations(combinations, [0, 9], 0);
  t.match(free, { total: 2, blocked: [] });
  const blocked = chooseCombinations(combinations.filter(({ test }) => test.of === 'pungs'), [0, 9], bit);
  t.match(blocked, { total: 0, chosen: [], suppressed: [], blocked: [{ bit }] });
  t.end();
});
