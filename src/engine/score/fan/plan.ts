import { COMBINATIONS } from '../../predicates/fan/combinations.ts';
import type { CombinationTest } from '../../predicates/fan/combinations.ts';
import type { FanCustoms, FanView } from '../../predicates/fan/fan-view.ts';
import { FAN_FAMILIES } from '../../predicates/fan/registry.ts';
import type { FanName } from '../../predicates/sentences.ts';
import { isOn } from '../../rules/options.ts';
import type { Counting } from '../../rules/rule-set.ts';
import type { Options, Rule } from '../../rules/types.ts';
import type { Suppressed } from '../sheet.ts';
import { bindFans } from './bound-fan.ts';
import type { BoundFan } from './bound-fan.ts';
import { CombinationTable } from './combination-table.ts';
import type { BoundCombination } from './combined-sets.ts';
import { FanCount } from './fan-count.ts';
import { bindTests, setBit } from './fan-tests.ts';
import type { FanTests } from './fan-tests.ts';
import { NoteTable } from './note-table.ts';
import { orderFans } from './judging-order.ts';

/** The fans in force of a set that counts fans, in the order in which they are judged. */
export interface FanPlan {
  readonly unit: 'fan';
  /** The least total that wins, flowers apart. */
  readonly minimum: number;
  /** The fan of each bonus tile, and the one that counts when nothing else does; null where the rule is dropped. */
  readonly flowers: BoundFan | null;
  readonly chickenHand: BoundFan | null;
  /** See `FanView.playBy`. */
  readonly customs: FanCustoms;
  readonly tests: FanTests;
  /** What a player might take for a wait fan. */
  readonly waitNotes: readonly WaitNote[];
  readonly notes: NoteTable;
  /** Where readings are counted. */
  readonly count: FanCount;
}

/** Tells that a wait fan does not count because it was not the only wait. */
export interface WaitNote {
  readonly notOnlyWait: (view: FanView) => boolean;
  readonly note: Suppressed;
}

/** Works out everything about the fans that does not depend on a hand. The options are resolved. */
export function bindFanPlan(
  rules: readonly Rule[],
  counting: Extract<Counting, { unit: 'fan' }>,
  options: Options,
): FanPlan {
  const fans = bindFans(rules, options);
  const named = (id: string | null): BoundFan | null => fans.find(({ rule }) => rule.id === id) ?? null;
  const flowers = named(counting.flowers);
  const chickenHand = named(counting.chickenHand);
  const combined = fans.filter(({ rule }) => combinationOf(rule) !== undefined);
  const alone = fans.filter((fan) => fan !== flowers && fan !== chickenHand && !combined.includes(fan));
  const tests = bindTests(orderFans(alone, combined), new Map(combined.map(({ rule }, i) => [rule.id, 1 << i])));
  const combinations = combined.map((fan) => bindCombination(fan, combined, tests));
  const tableOf = (of: CombinationTest['of']): CombinationTable =>
    new CombinationTable(combinations.filter(({ test }) => test.of === of));
  return {
    unit: 'fan',
    minimum: counting.minimum,
    flowers,
    chickenHand,
    customs: {
      deadWaits: isOn(counting.deadWaits, options),
      knittedWaits: isOn(counting.knittedWaits, options),
      knittedSingleWaits: isOn(counting.knittedSingleWaits ?? false, options),
      knittedChowWaits: isOn(counting.knittedChowWaits ?? true, options),
      hogsOfHonours: isOn(counting.hogsOfHonours ?? true, options),
    },
    tests,
    waitNotes: bindWaitNotes(alone),
    notes: new NoteTable(fans.length),
    count: new FanCount(tests, tableOf('chows'), tableOf('pungs')),
  };
}

function combinationOf({ when }: Rule): CombinationTest | undefined {
  return typeof when === 'string' ? COMBINATIONS[when] : undefined;
}

function bindCombination(fan: BoundFan, combined: readonly BoundFan[], tests: FanTests): BoundCombination {
  let excludesInside = 0;
  let excludesAll = 0;
  let excluded: Int32Array | null = null;
  for (const { rule, scope } of fan.excludes) {
    const other = combined.findIndex((one) => one.rule.id === rule);
    if (other >= 0) {
      if (scope === 'hand') excludesAll |= 1 << other;
      else excludesInside |= 1 << other;
      continue;
    }
    const place = tests.fans.findIndex((one) => one.rule.id === rule);
    if (place < 0) continue;
    excluded ??= new Int32Array(tests.words);
    setBit(excluded, place);
  }
  const test = combinationOf(fan.rule) as CombinationTest;
  const rearranged = combined.filter(
    ({ rule }, i) => ((excludesInside >> i) & 1) !== 0 && combinationOf(rule)?.of !== test.of,
  );
  return {
    fan,
    test,
    bit: 1 << combined.indexOf(fan),
    excludesInside,
    excludesAll,
    rearranged: rearranged.map(({ rule }) => rule),
    excluded,
  };
}

function bindWaitNotes(fans: readonly BoundFan[]): readonly WaitNote[] {
  return fans.flatMap(({ rule }) =>
    FAN_FAMILIES.flatMap(({ notOnlyWait }) => {
      const test = typeof rule.when === 'string' ? notOnlyWait?.[rule.when as FanName] : undefined;
      if (test === undefined) return [];
      return [{ notOnlyWait: test, note: { rule, by: 'not-only-wait', reason: 'not-only-wait' as const } }];
    }),
  );
}
