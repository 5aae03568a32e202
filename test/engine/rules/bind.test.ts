import t from 'tap';
import { bindRules } from '../../../src/engine/rules/bind.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import { shareOfLimit } from '../../../src/engine/score/points/plan.ts';
import { SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../../../src/engine/vocabulary.ts';
import { DMJL } from '../../../src/rulesets/dmjl.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { readyRules } from '../../support/ready-rules.ts';

function bound(set: RuleSet, options?: Readonly<Record<string, unknown>>, hash = 'hash'): unknown {
  const result = bindRules(set, hash, options);
  return 'ready' in result ? result.ready : result;
}

t.test('the same options bind to the same rules again, and another hash does not', (t) => {
  t.equal(bound(HUA_BAO, { limit: 300 }), bound(HUA_BAO, { limit: 300 }));
  t.equal(bound(HUA_BAO), bound(HUA_BAO, {}));
  t.not(bound(HUA_BAO, { limit: 300 }), bound(HUA_BAO, { limit: 301 }));
  t.not(bound(HUA_BAO, { limit: 300 }), bound(HUA_BAO, { limit: 300 }, 'other'));
  t.end();
});

t.test('rules are forgotten when many others were bound since, and never kept for very long options', (t) => {
  const first = bound(DMJL, { limit: 100 });
  for (let limit = 101; limit < 165; limit++) bound(DMJL, { limit });
  t.not(bound(DMJL, { limit: 100 }), first);
  const long = { specialHands: Array.from({ length: 200 }, () => 'four-kongs') };
  t.not(bound(DMJL, long), bound(DMJL, long));
  t.end();
});

t.test('material and forms follow the options', (t) => {
  const plain = readyRules('hua-bao');
  t.match(plain, { players: 4, bonusTiles: true, kongs: true, robConcealedKong: false, robLastTile: false, foulHands: 'reject', formBits: 1 << SEVEN_PAIRS });
  const other = readyRules('hua-bao', { bonusTiles: false, robConcealedKong: true, foulHands: 'score-zero', specialHands: ['thirteen-orphans'] });
  t.match(other, { bonusTiles: false, robConcealedKong: true, foulHands: 'score-zero', formBits: 1 << THIRTEEN_ORPHANS });
  t.match(readyRules('mcr', { lastTileRobbed: true }), { robLastTile: true });
  t.match(readyRules('simple', { players: 3 }), { players: 3, bonusTiles: false, kongs: false, formBits: 0 });
  t.end();
});

t.test('half the limit is rounded as the rules say', (t) => {
  const earth = (halfLimit: 'down' | 'nearest'): number => {
    const set = { ...HUA_BAO, counting: { ...HUA_BAO.counting, halfLimit } } as RuleSet;
    const result = bindRules(set, 'hash', { limit: 333 });
    const plan = 'ready' in result ? result.ready.plan : null;
    return plan?.unit === 'points' ? shareOfLimit(plan, 0.5) : 0;
  };
  t.equal(earth('down'), 166);
  t.equal(earth('nearest'), 167);
  t.end();
});
