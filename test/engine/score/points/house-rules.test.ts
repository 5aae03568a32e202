import t from 'tap';
import { COUNT_CEILING } from '../../../../src/engine/score/points/tally.ts';
import { countHand, timesCounted } from '../../../support/counted-hand.ts';
import { houseRule, overlaidRules } from '../../../support/overlaid-rules.ts';

const PUNGS = { hand: '222m 555p 8s [NNN] [3333s]', tile: '8s' } as const;
const CHOWS = { hand: '234567m 23456p 88s', tile: '7p' } as const;

t.test('a rule excludes another in the whole hand', (t) => {
  const rules = overlaidRules({
    extends: 'hua-bao',
    change: { 'all-pungs': { enabledBy: null, excludes: [{ rule: 'pung-of-simples-exposed', scope: 'hand' }] } },
  });
  const sheet = countHand(rules, { hand: '222m 8s [444p] [555p] [666p]', tile: '8s' });
  t.notOk(sheet.lines.some(({ rule }) => rule.id === 'pung-of-simples-exposed'));
  t.match(sheet.suppressed[0], { rule: { id: 'pung-of-simples-exposed' }, by: 'all-pungs', reason: 'excluded' });
  t.equal(timesCounted(rules, 'pung-of-simples-exposed', { hand: '234m 8s [444p] [555p] [666p]', tile: '8s' }), 3);
  t.end();
});

t.test('a rule excludes another only of the sets that it is made of, or one of them', (t) => {
  const scoped = (scope: 'sets' | 'one'): number =>
    timesCounted(
      overlaidRules({
        extends: 'hua-bao',
        add: [houseRule({ id: 'dragons', value: { points: 1 }, when: 'pungs-of-dragons', excludes: [{ rule: 'pung-of-majors-concealed', scope }] })],
      }),
      'pung-of-majors-concealed',
      { hand: '234m 9s CCC NNN 999m', tile: '9s' },
    );
  t.equal(scoped('sets'), 2);
  t.equal(scoped('one'), 2);
  const two = overlaidRules({
    extends: 'hua-bao',
    add: [houseRule({ id: 'winds', value: { points: 1 }, when: 'pungs-of-winds', per: 'each', excludes: [{ rule: 'pung-of-majors-concealed', scope: 'sets' }] })],
  });
  t.equal(timesCounted(two, 'pung-of-majors-concealed', { hand: '234m 9s CCC NNN WWW', tile: '9s' }), 1);
  t.end();
});

t.test('an exclusion holds in hands of its form only, and not while an option is on', (t) => {
  const excluding = (exclusion: object): number =>
    timesCounted(
      overlaidRules({ extends: 'hua-bao', change: { 'one-suit': { excludes: [{ rule: 'mahjong', scope: 'hand', ...exclusion }] } } }),
      'mahjong',
      { hand: '1122334455667m', tile: '7m' },
    );
  t.equal(excluding({}), 0);
  t.equal(excluding({ form: 'seven-pairs' }), 0);
  t.equal(excluding({ form: 'thirteen-orphans' }), 1);
  t.equal(excluding({ unless: 'bonusTiles' }), 1);
  t.end();
});

t.test('an excluded rule excludes nothing itself, whatever the order of the rules', (t) => {
  const add = [
    houseRule({ id: 'third', value: { points: 4 }, when: 'no-chow' }),
    houseRule({ id: 'second', value: { points: 2 }, when: 'no-chow', excludes: [{ rule: 'third', scope: 'hand' }] }),
    houseRule({ id: 'first', value: { points: 1 }, when: 'no-chow', excludes: [{ rule: 'second', scope: 'hand' }] }),
  ];
  for (const rules of [add, [...add].reverse()]) {
    const ids = countHand(overlaidRules({ extends: 'hua-bao', add: rules }), PUNGS).lines.map(({ rule }) => rule.id);
    t.same(['first', 'second', 'third'].filter((id) => ids.includes(id)), ['first', 'third']);
  }
  t.end();
});

t.test('a limit hand may exclude rules of the ordinary count', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', change: { 'all-green': { excludes: [{ rule: 'one-suit', scope: 'hand' }] } } });
  const sheet = countHand(rules, { hand: '234234666s 3s [888s]', tile: '3s' });
  t.match(sheet, { limitHand: 'all-green', score: 500, doublings: 0 });
  t.end();
});

t.test('an exclusion of a rule that is not in force is no exclusion', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', change: { mahjong: { excludes: [{ rule: 'self-drawn', scope: 'hand' }] } } });
  t.equal(timesCounted(rules, 'mahjong', CHOWS), 1);
  t.end();
});

t.test('players who did not win have exclusions too', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', change: { 'all-flowers': { excludes: [{ rule: 'own-bonus-tile', scope: 'sets' }] } } });
  const sheet = countHand(rules, { hand: '147m 147p 147s ESWN + 1234f' });
  t.equal(sheet.doublings, 1);
  t.match(sheet.suppressed, [{ rule: { id: 'own-bonus-tile' }, by: 'all-flowers', reason: 'excluded' }]);
  t.end();
});

t.test('conditions join predicates: all of them, any, none', (t) => {
  const rules = overlaidRules({
    extends: 'hua-bao',
    add: [
      houseRule({ id: 'both', value: { points: 1 }, when: { all: ['no-chow', 'self-drawn'] } }),
      houseRule({ id: 'but-not', value: { points: 1 }, when: { all: ['no-chow', { not: 'self-drawn' }] } }),
      houseRule({ id: 'either', value: { points: 1 }, when: { any: ['no-chow', 'self-drawn'] } }),
      houseRule({ id: 'neither', value: { points: 1 }, when: { not: 'no-chow' } }),
      houseRule({ id: 'dealer', value: { points: 1 }, when: 'dealer' }),
      houseRule({ id: 'loser', value: { points: 1 }, when: { not: 'winner' }, for: 'everyone' }),
    ],
  });
  const counted = (situation: Parameters<typeof countHand>[1]): readonly string[] =>
    countHand(rules, situation).lines.map(({ rule }) => rule.id).filter((id) => ['both', 'but-not', 'either', 'neither', 'dealer', 'loser'].includes(id));
  t.same(counted(PUNGS), ['but-not', 'either']);
  t.same(counted({ ...PUNGS, by: 'self-draw' }), ['both', 'either']);
  t.same(counted(CHOWS), ['neither']);
  t.same(counted({ ...CHOWS, by: 'self-draw', seat: 'E' }), ['either', 'neither', 'dealer']);
  t.same(counted({ hand: '147m 147p 147s ESWN' }), ['loser']);
  t.end();
});

t.test('a rule for a win on a discard does not count a self-draw', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', add: [houseRule({ id: 'claimed', value: { points: 1 }, when: 'won-on-a-discard' })] });
  const counts = (by: 'discard' | 'self-draw'): boolean =>
    countHand(rules, { ...CHOWS, by }).lines.some(({ rule }) => rule.id === 'claimed');
  t.equal(counts('discard'), true);
  t.equal(counts('self-draw'), false);
  t.end();
});

t.test('a form by some rule alone wins only with that rule', (t) => {
  const rules = overlaidRules({
    extends: 'hua-bao',
    options: { specialHands: [] },
    add: [houseRule({ id: 'green-pairs', value: { limit: 1 }, when: { all: ['seven-pairs', 'only-green'] }, form: 'seven-pairs' })],
  });
  t.equal(countHand(rules, { hand: '22334466888s FF', tile: '8s' }).limitHand, 'green-pairs');
  t.throws(() => countHand(rules, { hand: '22334466888s CC', tile: '8s' }), /not-complete/);
  t.end();
});

t.test('a form of the set itself wins without a rule', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', forms: ['seven-pairs'] });
  t.match(countHand(rules, { hand: '1133557799m 113p', tile: '3p' }), { outcome: 'win', form: 1, score: 10 });
  t.end();
});

t.test('forms of the set and of rules in force count for the only possible tile', (t) => {
  const only = (extra: object): number =>
    timesCounted(overlaidRules({ extends: 'hua-bao', options: { extras: ['only-tile'], specialHands: [] }, ...extra }), 'only-tile', { hand: '1122223388999m', tile: '8m' });
  t.equal(only({}), 1);
  t.equal(only({ forms: ['seven-pairs'] }), 0);
  t.equal(only({ add: [houseRule({ id: 'pairs', value: { points: 1 }, when: 'seven-pairs', form: 'seven-pairs' })] }), 0);
  t.equal(only({ add: [houseRule({ id: 'pairs', value: { points: 1 }, when: { all: ['seven-pairs', 'only-green'] }, form: 'seven-pairs' })] }), 1);
  t.end();
});

t.test('rules about all tiles hold for players who did not win, where a set says so', (t) => {
  const rules = overlaidRules({ extends: 'hua-bao', add: [houseRule({ id: 'honours', value: { doublings: 1 }, when: 'only-honours', for: 'everyone' })] });
  t.equal(timesCounted(rules, 'honours', { hand: 'EEE SSS WW NN CCC' }), 1);
  t.equal(timesCounted(rules, 'honours', { hand: 'EEE SSS WW NN CC 1m' }), 0);
  t.end();
});

t.test('a rule worth nothing is no line', (t) => {
  t.equal(timesCounted('hua-bao', 'mahjong', { ...CHOWS, options: { mahjongBonus: 0 } }), 0);
  t.end();
});

t.test('the count has a ceiling, however many doublings are heaped up', (t) => {
  const add = Array.from({ length: 20 }, (_, i) => houseRule({ id: `d${i}`, value: { doublings: 20 }, when: 'winner' }));
  const sheet = countHand(overlaidRules({ extends: 'hua-bao', add }, { limit: null }), CHOWS);
  t.same([sheet.uncapped, sheet.score], [COUNT_CEILING, COUNT_CEILING]);
  t.end();
});

t.test('readings of equal score: the higher count, then fewer chows, then the first', (t) => {
  // Three pungs or three chows: the pungs count more; at the limit both score it.
  const capped = countHand('hua-bao', { hand: '222333444m 888p FF', tile: '8p', by: 'self-draw', options: { limit: 100, mahjongBonus: 100 } });
  t.same(capped.sets.filter((set) => (set & 0x1c0) === 0), []);
  t.match(capped.alternatives[0], { score: 100, reason: 'lower-count' });
  const equal = overlaidRules({ extends: 'simple', change: { mahjong: { value: { points: 1 } } } });
  const simple = countHand(equal, { hand: '222333444m 888p FF', tile: '8p' });
  t.match(simple.alternatives[0], { score: 1, reason: 'more-chows' });
  const placed = countHand('hua-bao', { hand: '34567m 234p 678s FF', tile: '5m' });
  t.match(placed.alternatives, [{ score: 10 + 2, reason: 'equal' }]);
  t.end();
});
