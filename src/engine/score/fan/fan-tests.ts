import type { FanFamily, FanPredicate } from '../../predicates/fan/family.ts';
import type { FanView } from '../../predicates/fan/fan-view.ts';
import { FAN_FAMILIES, fanPredicate } from '../../predicates/fan/registry.ts';
import type { FanName } from '../../predicates/sentences.ts';
import { SET_BITS } from '../../predicates/view.ts';
import { composeCondition } from '../../rules/condition.ts';
import { isJoined } from '../../rules/convert-all.ts';
import type { Rule } from '../../rules/types.ts';
import { FORMS } from '../../vocabulary.ts';
import type { BoundFan } from './bound-fan.ts';
import type { JudgingOrder } from './judging-order.ts';

/** How often a fan counts, as bits: once; for each set or tile of its proof; as its counter says; some of its sets may be taken away. */
export const EACH = 1;
export const COUNTED = 2;
export const REDUCED = 4;
/** The fan takes sets away from another; excludes another or a combination. */
export const REDUCES = 8;
export const EXCLUDES = 16;

/** A family of tests, those of the rules in force. */
export interface BoundFamily {
  /** The facts without which none of them is met. */
  readonly needs: number;
  readonly tests: readonly FanPredicate[];
  /** The place of each test. */
  readonly places: Int32Array;
}

/** What one fan takes away from another: the sets that both are made of, or one set. */
export interface Reduction {
  readonly place: number;
  readonly one: boolean;
}

/** The fans that are tested by themselves, by place: the order in which they are judged. Sets of them are words of bits. */
export interface FanTests {
  readonly fans: readonly BoundFan[];
  readonly words: number;
  /** Those judged before the combined sets are chosen. */
  readonly before: Int32Array;
  readonly values: Int32Array;
  /** EACH and so on. */
  readonly modes: Uint8Array;
  readonly counters: readonly (((view: FanView) => number) | undefined)[];
  readonly handFamilies: readonly BoundFamily[];
  readonly readingFamilies: readonly BoundFamily[];
  /** What each excludes altogether, by form: word w at (form * places + place) * words + w. */
  readonly excluded: Int32Array;
  /** The combinations that each excludes, by form, at form * places + place. */
  readonly blocks: Int32Array;
  readonly reductions: readonly (readonly Reduction[])[];
  /** The places that some fan takes sets away from. */
  readonly reduced: readonly number[];
}

/**
 * Arranges the fans that are tested by themselves.
 * @param combinationBits the bit of each combination by rule id
 */
export function bindTests(order: JudgingOrder, combinationBits: ReadonlyMap<string, number>): FanTests {
  const fans = [...order.before, ...order.after];
  const words = Math.ceil(fans.length / 32);
  const places = new Map(fans.map(({ rule }, place) => [rule.id, place]));
  const before = new Int32Array(words);
  order.before.forEach((_, place) => setBit(before, place));
  const excluded = new Int32Array(FORMS.length * fans.length * words);
  const blocks = new Int32Array(FORMS.length * fans.length);
  const reductions = fans.map(({ excludes }) =>
    excludes.flatMap(({ rule, scope }) => {
      const place = places.get(rule);
      // Of what does not count at all no sets need be taken away.
      const whole = excludes.some((other) => other.rule === rule && other.scope === 'hand' && other.form === undefined);
      return scope === 'hand' || place === undefined || whole ? [] : [{ place, one: scope === 'one' }];
    }),
  );
  for (const [place, fan] of fans.entries()) {
    for (const [form, name] of FORMS.entries()) {
      const at = form * fans.length + place;
      for (const exclusion of fan.excludes) {
        if (exclusion.form !== undefined && exclusion.form !== name) continue;
        const target = places.get(exclusion.rule);
        blocks[at]! |= combinationBits.get(exclusion.rule) ?? 0;
        if (exclusion.scope === 'hand' && target !== undefined) {
          excluded[at * words + (target >> 5)]! |= 1 << (target & 31);
        }
      }
    }
  }
  const reduced = [...new Set(reductions.flatMap((some) => some.map(({ place }) => place)))];
  return {
    fans,
    words,
    before,
    values: Int32Array.from(fans, ({ value }) => value),
    modes: Uint8Array.from(fans, (fan, place) => modeOf(fan, reduced.includes(place), reductions[place]!.length > 0)),
    counters: fans.map(({ rule }) => counterOf(rule.when)),
    handFamilies: bindFamilies('hand', fans),
    readingFamilies: [...bindFamilies('reading', fans), ...bindComposed(fans)],
    excluded,
    blocks,
    reductions,
    reduced,
  };
}

function modeOf({ rule, excludes }: BoundFan, isReduced: boolean, reduces: boolean): number {
  const each = rule.per === 'once' ? 0 : counterOf(rule.when) === undefined ? EACH : COUNTED;
  return each | (isReduced ? REDUCED : 0) | (reduces ? REDUCES : 0) | (excludes.length > 0 ? EXCLUDES : 0);
}

function counterOf(when: unknown): ((view: FanView) => number) | undefined {
  for (const { counts } of FAN_FAMILIES) {
    if (counts !== undefined && typeof when === 'string' && when in counts) return counts[when as FanName];
  }
  return undefined;
}

function bindFamilies(level: FanFamily['level'], fans: readonly BoundFan[]): readonly BoundFamily[] {
  return FAN_FAMILIES.filter((family) => family.level === level)
    .map(({ needs, tests }) => {
      const places = fans.flatMap(({ rule }, place) => (typeof rule.when === 'string' && rule.when in tests ? [place] : []));
      return {
        needs,
        tests: places.map((place) => tests[fans[place]!.rule.when as FanName] as FanPredicate),
        places: Int32Array.from(places),
      };
    })
    .filter(({ tests }) => tests.length > 0);
}

/** Fans whose conditions are put together from several tests: tried for every reading. */
function bindComposed(fans: readonly BoundFan[]): readonly BoundFamily[] {
  const places = fans.flatMap(({ rule }, place) => (typeof rule.when === 'string' ? [] : [place]));
  if (places.length === 0) return [];
  const tests = places.map((place) => bindComposedTest(fans[place]!.rule));
  return [{ needs: 0, tests, places: Int32Array.from(places) }];
}

function bindComposedTest({ when, per }: Rule): FanPredicate {
  const test = composeCondition(when, per, fanPredicate);
  return typeof when !== 'string' && isJoined(when) ? setsOrOnce(test) : test;
}

/** As joined evidence was counted: once for each set, or once in all. */
function setsOrOnce(test: FanPredicate): FanPredicate {
  return (view) => {
    const evidence = test(view);
    return evidence & SET_BITS || evidence & -evidence;
  };
}

/** Puts a place into a set of places. */
export function setBit(words: Int32Array, place: number): void {
  words[place >> 5]! |= 1 << (place & 31);
}
