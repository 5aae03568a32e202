import { findReadiness } from '../../src/engine/readiness/find-readiness.ts';
import type { Readiness, Wait } from '../../src/engine/readiness/find-readiness.ts';
import { bindRules } from '../../src/engine/rules/bind.ts';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import type { Condition } from '../../src/engine/rules/types.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import type { Form } from '../../src/engine/vocabulary.ts';
import { SIMPLE_GAME } from '../../src/rulesets/simple.ts';
import type { PlainHand } from './arbitrary-hands.ts';
import { handOf } from './plain-hands.ts';

/** What a hand waits for, nothing visible on the table, East's round. */
export function readinessOf({ counts, melds }: PlainHand, ready: ReadyRules, by = 0): Readiness {
  return findReadiness(handOf(counts, melds), ready, { roundWind: 0, by, visible: new Uint8Array(34) });
}

/** "1m x2 500" for each wait. */
export function told(waits: readonly Wait[]): string[] {
  return waits.map(({ tile, left, score, outcome }) => `${tileCode(tile)} x${left} ${score}${outcome === 'win' ? '' : ' below minimum'}`);
}

/** Rules with four sets and a pair, and forms that win under a condition: worth 7 points. */
export function rulesWith(...conditions: readonly (readonly [Form, Condition])[]): ReadyRules {
  const rules = conditions.map(([form, when], i) => ({
    id: `special-${i}`,
    label: { en: form },
    value: { points: 7 },
    when,
    for: 'winner',
    per: 'once',
    definition: '',
    source: '',
    form,
  }) as const);
  const bound = bindRules({ ...SIMPLE_GAME, rules: [...SIMPLE_GAME.rules, ...rules] }, 'test', undefined);
  if ('findings' in bound) throw new Error('the rules have options that are wrong');
  return bound.ready;
}
