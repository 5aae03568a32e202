import t from 'tap';
import { bindRules } from '../../../src/engine/rules/bind.ts';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import { convertAll } from '../../../src/engine/rules/convert-all.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import type { Condition, Rule } from '../../../src/engine/rules/types.ts';
import { timesCounted } from '../../support/counted-hand.ts';
import type { Situation } from '../../support/counted-hand.ts';
import { knownSets } from '../../support/known-sets.ts';
import { houseRule, overlaidRules } from '../../support/overlaid-rules.ts';

type Json = { readonly [member: string]: unknown };

/** A set with one rule more as a store has it: JSON, and nothing that JSON cannot say. */
function stored(when: Condition, per: Rule['per'], extended: string): Json {
  const value = extended === 'mcr' ? { fan: 3 } : { points: 3 };
  return JSON.parse(JSON.stringify(overlaidRules({ extends: extended, add: [houseRule({ id: 'combined', value, when, per })] }).set)) as Json;
}

function bound(set: Json): ReadyRules {
  const compiled = compileRuleSet(set, knownSets());
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const ready = bindRules(compiled.set, 'test', undefined);
  if ('findings' in ready) throw new Error(JSON.stringify(ready.findings));
  return ready.ready;
}

const WINDS: Situation = { hand: 'SSS NNN WWW 789m CC + 1f 2f', tile: '7m', by: 'self-draw' };

/** How often a rule counted in a game of the first shape, and how often it counts in one opened now. */
const CASES: readonly (readonly [when: Condition, before: number, now: number])[] = [
  // Joined: four sets of both, five with the bit of the whole hand that a failed test gave.
  [{ all: ['pungs-of-winds', 'pairs-of-dragons'] }, 4, 0],
  [{ all: ['pungs-of-winds', { not: 'pungs-of-dragons' }] }, 4, 3],
  [{ all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }] }, 0, 2],
  [{ all: ['pungs-of-winds', 'winner'] }, 4, 3],
  [{ all: ['pungs-of-winds', 'bonus-tiles'] }, 5, 0],
  // The first that holds.
  [{ any: ['pungs-of-dragons', 'pairs-of-dragons', 'pungs-of-winds'] }, 1, 4],
  // One test, and one that fails, mean what they meant.
  ['pungs-of-winds', 3, 3],
  [{ not: 'pungs-of-dragons' }, 1, 1],
];

t.test('a rule of a stored game counts each as it did when the game was opened', (t) => {
  for (const [when, before, now] of CASES) {
    const set = stored(when, 'each', 'hua-bao');
    t.equal(timesCounted(bound(convertAll(set)), 'combined', WINDS), before, JSON.stringify(when));
    t.equal(timesCounted(bound(set), 'combined', WINDS), now, JSON.stringify(when));
  }
  t.end();
});

t.test('a rule worth fans too: once for each set, or once', (t) => {
  const hand: Situation = { hand: 'EEE NNN CCC 789m 9m + 1f 2g', tile: '9m', by: 'self-draw' };
  for (const [when, before, now] of [
    [{ all: ['fan.prevalent-wind', 'fan.dragon-pung'] }, 2, 0],
    [{ all: ['fan.dragon-pung', 'fan.self-drawn', { not: 'fan.full-flush' }] }, 1, 1],
    [{ all: ['fan.bonus-tiles', 'fan.self-drawn'] }, 1, 2],
    [{ any: ['fan.bonus-tiles', 'fan.dragon-pung'] }, 1, 3],
  ] as const) {
    const set = stored(when, 'each', 'mcr');
    t.equal(timesCounted(bound(convertAll(set)), 'combined', hand), before, JSON.stringify(when));
    t.equal(timesCounted(bound(set), 'combined', hand), now, JSON.stringify(when));
  }
  t.end();
});

t.test('what counts once is left as it is, and so is all that is no rule', (t) => {
  const once = stored({ all: ['pungs-of-winds', 'pairs-of-dragons'] }, 'once', 'hua-bao');
  const converted = convertAll(once);
  t.equal(timesCounted(bound(converted), 'combined', WINDS), 1);
  for (const [i, rule] of (converted['rules'] as readonly unknown[]).entries()) t.equal(rule, (once['rules'] as readonly unknown[])[i]);
  for (const odd of [{}, { rules: 7 }, { rules: [null, 7, 'x', [], { per: 'each' }, { per: 'each', when: null }, { per: 'each', when: ['all'] }] }]) {
    t.strictSame(convertAll(odd), odd);
  }
  t.end();
});

t.test('the old meaning cannot be asked for: JSON does not say it, and what is shown or stored again is as it was', (t) => {
  const set = stored({ all: ['pungs-of-winds', 'pairs-of-dragons'] }, 'each', 'hua-bao');
  const converted = convertAll(set);
  t.equal(JSON.stringify(converted), JSON.stringify(set));
  t.equal(timesCounted(bound(JSON.parse(JSON.stringify(converted)) as Json), 'combined', WINDS), 0);
  const when = (converted['rules'] as readonly Rule[]).at(-1)?.when as object;
  t.strictSame(Object.keys(when), ['all']);
  t.end();
});
