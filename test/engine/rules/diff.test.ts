import t from 'tap';
import { canonicalJson } from '../../../src/engine/rules/canonical.ts';
import { diffRuleSets } from '../../../src/engine/rules/diff.ts';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { DMJL } from '../../../src/rulesets/dmjl.ts';
import { HUA_BAO } from '../../../src/rulesets/hua-bao.ts';
import { SIMPLE_GAME } from '../../../src/rulesets/simple.ts';

t.test('a rule set does not differ from itself, whatever the order of its parts', (t) => {
  const nothing = { rules: { added: [], removed: [], changed: [] }, options: { added: [], removed: [], changed: [] }, settings: [] };
  for (const set of BUILT_IN) {
    t.same(diffRuleSets(set, set), nothing, set.id);
    const turned = { ...set, rules: [...set.rules].reverse(), options: [...set.options].reverse() };
    t.same(diffRuleSets(set, turned), nothing, set.id);
  }
  t.end();
});

t.test('what differs between hua-bao and dmjl is told rule by rule', (t) => {
  const { rules, options, settings } = diffRuleSets(HUA_BAO, DMJL);
  t.ok(rules.added.some(({ id }) => id === 'zero-point-hand'));
  t.ok(rules.removed.some(({ id }) => id === 'stairway'));
  const changeOf = (id: string) => rules.changed.find((change) => change.after.id === id);
  t.match(changeOf('earth')?.fields[0], { field: 'value', before: { limit: 0.5 }, after: { limit: 1 } });
  t.same(changeOf('self-drawn')?.fields.map(({ field }) => field), ['definition', 'enabledBy']);
  t.equal(changeOf('pung-of-dragons'), undefined, 'printed elsewhere, but played alike');
  t.ok(options.added.some(({ name }) => name === 'falseMahjong'));
  t.match(options.changed.find(({ after }) => after.name === 'mahjongBonus')?.fields.at(-1), { field: 'default', before: 10, after: 20 });
  t.same(settings.map(({ field }) => field), ['counting.halfLimit', 'counting.claimedKongs', 'settlement.afterPaysForAll', 'penalties']);
  t.match(diffRuleSets(HUA_BAO, SIMPLE_GAME).settings.find(({ field }) => field === 'bonusTiles'), { before: { option: 'bonusTiles' }, after: false });
  t.end();
});

t.test('what one set adds the other removes', (t) => {
  const there = diffRuleSets(HUA_BAO, DMJL);
  const back = diffRuleSets(DMJL, HUA_BAO);
  t.same(there.rules.added, back.rules.removed);
  t.same(there.options.removed, back.options.added);
  t.end();
});

t.test('equal content has one canonical text', (t) => {
  t.equal(canonicalJson({ b: [1, null, 'x'], a: { d: true, c: undefined } }), '{"a":{"d":true},"b":[1,null,"x"]}');
  t.equal(canonicalJson({ a: 1, b: 2 }), canonicalJson({ b: 2, a: 1 }));
  t.not(canonicalJson({ a: [1, 2] }), canonicalJson({ a: [2, 1] }));
  t.end();
});
