import t from 'tap';
import { evidenceTiles } from '../../../src/engine/explain/evidence.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import type { Condition, Rule } from '../../../src/engine/rules/types.ts';
import { countHand, timesCounted } from '../../support/counted-hand.ts';
import type { Situation } from '../../support/counted-hand.ts';
import { houseRule, overlaidRules } from '../../support/overlaid-rules.ts';

/** A set with one rule more, which every player may count. */
function withRule(when: Condition, per: Rule['per'], extended = 'hua-bao'): ReadyRules {
  const value = extended === 'mcr' ? { fan: 3 } : { points: 3 };
  return overlaidRules({ extends: extended, add: [houseRule({ id: 'combined', value, when, per, for: extended === 'mcr' ? 'winner' : 'everyone' })] });
}

const times = (when: Condition, per: Rule['per'], hand: Situation, extended?: string): number => timesCounted(withRule(when, per, extended), 'combined', hand);

/** The tiles that prove the rule, with a blank for each set that it names. */
function proof(when: Condition, per: Rule['per'], hand: Situation): string {
  const sheet = countHand(withRule(when, per), hand);
  const line = sheet.lines.find(({ rule }) => rule.id === 'combined');
  return line === undefined ? '' : evidenceTiles(line.evidence, sheet).join('');
}

const WINDS: Situation = { hand: 'SSS NNN WWW 789m 99m', tile: '9m', by: 'self-draw' };
const WINDS_AND_DRAGONS: Situation = { hand: 'SSS NNN WWW 789m CC', tile: '7m', by: 'self-draw' };
const CLAIMED: Situation = { hand: 'SSS NNN 555m 99m [WWW]', tile: '9m' };
/** South, so that the second flower and the second season are her own. */
const FLOWERS: Situation = { hand: 'SSS NNN WWW 789m 99m + 1f 2f 3g', tile: '9m', by: 'self-draw' };
const LOSER: Situation = { hand: 'CCC 234m 567p 5s (1111m)' };

/** What is combined, the hand (South's, in the East round), and how often the rule counts. */
const EACH: readonly (readonly [what: string, when: Condition, hand: Situation, times: number])[] = [
  // Sets of several tests
  ['pungs of guest winds: not of South, nor of East', { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }, { not: 'pungs-of-the-prevailing-wind' }] }, WINDS, 2],
  ['and none where the only pung is of the seat', { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }] }, { hand: 'SSS 234p 567p 789m 99m', tile: '9m', by: 'self-draw' }, 0],
  ['the same with what is negated first', { all: [{ not: 'pungs-of-the-seat-wind' }, { not: 'pungs-of-the-prevailing-wind' }, 'pungs-of-winds'] }, WINDS, 2],
  ['a pung of dragons is no kong of 1', { all: ['pungs-of-dragons', 'concealed-kongs-of-majors'] }, LOSER, 0],
  ['a kong of dragons is both', { all: ['pungs-of-dragons', 'concealed-kongs-of-majors'] }, { hand: 'FFF 234m 567p 5s (CCCC)' }, 1],
  ['no pung is a pair', { all: ['pungs-of-winds', 'pairs-of-dragons'] }, WINDS_AND_DRAGONS, 0],
  ['a part that fails leaves nothing', { all: ['pungs-of-winds', 'big-three-dragons'] }, WINDS, 0],
  ['of a hand of nothing but the sets in question', { all: ['pungs-of-dragons', { not: 'concealed-kongs-of-majors' }] }, LOSER, 1],
  // Bonus tiles of several tests
  ['a bonus tile that is the player’s own', { all: ['bonus-tiles', 'own-bonus-tiles'] }, FLOWERS, 1],
  ['bonus tiles of others', { all: ['bonus-tiles', { not: 'own-bonus-tiles' }] }, FLOWERS, 2],
  // Of different kinds
  ['nothing is a set and a bonus tile', { all: ['pungs-of-winds', 'bonus-tiles'] }, FLOWERS, 0],
  ['taking bonus tiles away leaves the sets', { all: ['pungs-of-winds', { not: 'bonus-tiles' }] }, FLOWERS, 3],
  ['bonus tiles of a concealed hand', { all: ['bonus-tiles', 'all-sets-concealed'] }, FLOWERS, 3],
  ['and of one that is not', { all: ['bonus-tiles', 'all-sets-concealed'] }, { hand: 'SSS NNN 789m 99m [WWW] + 1f 2f', tile: '9m', by: 'self-draw' }, 0],
  ['bonus tiles of a hand that is not concealed', { all: ['bonus-tiles', { not: 'all-sets-concealed' }] }, FLOWERS, 0],
  ['pungs of a hand won by an own tile', { all: ['pungs-of-winds', 'self-drawn'] }, WINDS, 3],
  ['and of one won by a discard', { all: ['pungs-of-winds', 'self-drawn'] }, { ...WINDS, by: 'discard' }, 0],
  ['pungs unless the tile was drawn', { all: ['pungs-of-winds', { not: 'self-drawn' }] }, WINDS, 0],
  ['and where it was not', { all: ['pungs-of-winds', { not: 'self-drawn' }] }, { ...WINDS, by: 'discard' }, 3],
  ['pungs of the winner', { all: ['winner', 'pungs-of-winds'] }, WINDS, 3],
  ['and of another player', { all: ['winner', 'pungs-of-winds'] }, { hand: 'SSS NNN WWW 789m 9m' }, 0],
  ['pungs of a hand without a chow, though that is told by all its sets', { all: ['pungs-of-winds', 'no-chow'] }, { hand: 'SSS NNN WWW 99m [777m]', tile: '9m' }, 3],
  ['and of one with a chow', { all: ['pungs-of-winds', 'no-chow'] }, WINDS, 0],
  ['pungs of a hand with a chow', { all: ['pungs-of-winds', { not: 'no-chow' }] }, WINDS, 3],
  // Of the hand and the win alone
  ['the hand and the win together are once', { all: ['winner', 'self-drawn'] }, WINDS, 1],
  ['two facts of the hand are once', { all: ['winner', 'won-by-own-tiles'] }, WINDS, 1],
  ['facts that all sets tell are counted by the sets', { all: ['four-sets-and-a-pair', 'winner'] }, WINDS, 5],
  ['of these sets some may be taken away', { all: ['four-sets-and-a-pair', { not: 'pungs-of-winds' }] }, WINDS, 2],
  ['where there are no sets to take from, what is negated fails', { all: ['winner', { not: 'pungs-of-winds' }] }, WINDS, 0],
  ['or does not', { all: ['winner', { not: 'pungs-of-dragons' }] }, WINDS, 1],
  ['a test that fails alone is once', { not: 'pungs-of-dragons' }, WINDS, 1],
  ['and one that holds never', { not: 'pungs-of-winds' }, WINDS, 0],
  ['nothing but negated tests are once', { all: [{ not: 'pungs-of-dragons' }, { not: 'all-sets-concealed' }] }, CLAIMED, 1],
  ['unless one holds', { all: [{ not: 'pungs-of-dragons' }, { not: 'pungs-of-winds' }] }, CLAIMED, 0],
  // Any
  ['what proves one test or another, each set once', { any: ['pungs-of-winds', 'pungs-of-the-seat-wind', 'pairs-of-dragons'] }, WINDS_AND_DRAGONS, 4],
  ['sets, bonus tiles and the winning tile', { any: ['pungs-of-winds', 'bonus-tiles', 'self-drawn'] }, FLOWERS, 7],
  ['none of them', { any: ['pungs-of-dragons', 'pairs-of-dragons'] }, WINDS, 0],
  ['the second of them', { any: ['pungs-of-dragons', 'pungs-of-winds'] }, WINDS, 3],
];

for (const [what, when, hand, wanted] of EACH) {
  t.test(`each: ${what}: ${JSON.stringify(when)}, ${hand.hand}: ${wanted}`, (t) => {
    t.equal(times(when, 'each', hand), wanted);
    t.end();
  });
}

const ONCE: readonly (readonly [what: string, when: Condition, hand: Situation, proof: string])[] = [
  ['the hand has both', { all: ['pungs-of-winds', 'pairs-of-dragons'] }, WINDS_AND_DRAGONS, '7z7z2z2z2z3z3z3z4z4z4z'],
  ['the hand has only one of both', { all: ['pungs-of-winds', 'pairs-of-dragons'] }, WINDS, ''],
  ['each part holds by itself: there is a pung of the seat wind', { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }] }, WINDS, ''],
  ['sets and bonus tiles', { all: ['pungs-of-winds', 'own-bonus-tiles'] }, FLOWERS, '2z2z2z3z3z3z4z4z4z'],
  ['the first that holds', { any: ['pairs-of-dragons', 'pungs-of-the-seat-wind', 'pungs-of-winds'] }, WINDS, '2z2z2z'],
];

for (const [what, when, hand, wanted] of ONCE) {
  t.test(`once: ${what}: ${JSON.stringify(when)}, ${hand.hand}`, (t) => {
    t.equal(times(when, 'once', hand), wanted === '' ? 0 : 1);
    t.equal([...proof(when, 'once', hand).matchAll(/../g)].sort().join(''), [...wanted.matchAll(/../g)].sort().join(''));
    t.end();
  });
}

t.test('what proves a rule that counts each is what is counted, no more', (t) => {
  t.equal(proof({ all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }] }, 'each', WINDS), '3z3z3z4z4z4z');
  t.equal(proof({ all: ['bonus-tiles', { not: 'own-bonus-tiles' }, 'winner'] }, 'each', FLOWERS), '1f3g');
  t.equal(proof({ all: ['winner', 'self-drawn'] }, 'each', WINDS), '9m');
  t.end();
});

t.test('a condition of one part is that part, however it is combined', (t) => {
  for (const name of ['pungs-of-winds', 'bonus-tiles', 'no-chow', 'all-sets-concealed', 'self-drawn', 'winner', 'pairs-of-dragons', 'pungs-of-dragons']) {
    for (const hand of [WINDS, CLAIMED, FLOWERS, LOSER]) {
      for (const per of ['each', 'once'] as const) {
        const alone = times(name, per, hand);
        t.same([times({ all: [name] }, per, hand), times({ any: [name] }, per, hand)], [alone, alone], `${name} ${per} ${hand.hand}`);
        t.equal(times({ all: [{ not: name }] }, per, hand), alone === 0 ? 1 : 0);
      }
    }
  }
  t.end();
});

t.test('sets that count fans combine tests in the same way', (t) => {
  const hand: Situation = { hand: 'EEE NNN CCC 789m 9m + 1f 2g', tile: '9m', by: 'self-draw' };
  const count = (when: Condition, per: Rule['per'] = 'each'): number => times(when, per, hand, 'mcr');
  // The East round: the pung of East is its wind.
  t.equal(count({ all: ['fan.pung-of-terminals-or-honors', { not: 'fan.prevalent-wind' }] }), 2);
  t.equal(count({ all: ['fan.pung-of-terminals-or-honors', 'fan.dragon-pung'] }), 1);
  t.equal(count({ all: ['fan.prevalent-wind', 'fan.dragon-pung'] }), 0);
  t.equal(count({ all: ['fan.prevalent-wind', 'fan.dragon-pung'] }, 'once'), 1);
  t.equal(count({ all: ['fan.pung-of-terminals-or-honors', 'fan.self-drawn', 'fan.half-flush'] }), 3);
  t.equal(count({ all: ['fan.bonus-tiles', 'fan.fully-concealed-hand'] }), 2);
  t.equal(count({ all: ['fan.bonus-tiles', 'fan.outside-hand'] }), 2);
  t.equal(count({ any: ['fan.dragon-pung', 'fan.bonus-tiles', 'fan.self-drawn'] }), 4);
  t.equal(count({ any: ['fan.double-pung', 'fan.pung-of-terminals-or-honors'] }), 3);
  t.equal(count({ not: 'fan.double-pung' }), 1);
  t.end();
});
