import t from 'tap';
import type { Test } from 'tap';
import { visitCompletions } from '../../../src/engine/shape/completions.ts';
import {
  HONOURS_AND_KNITTED,
  KNITTED_STRAIGHT,
  SEVEN_PAIRS,
  STANDARD,
  THIRTEEN_ORPHANS,
} from '../../../src/engine/vocabulary.ts';
import { countsIn, handOf, isPlainlyComplete } from '../../support/plain-hands.ts';
import type { PlainMeld } from '../../support/plain-hands.ts';

const KINDS = Array.from({ length: 34 }, (_, tile) => tile);

interface Found {
  readonly hands: readonly string[];
  /** Whether each is of the form and lacks as many tiles as were asked for. */
  readonly sound: boolean;
}

/** All complete hands of a form made of a pool, whatever they lack. */
function completions(form: number, pool: readonly number[], text: string, melds: readonly PlainMeld[] = []): Found {
  const hand = handOf(countsIn(text), melds);
  const hands: string[] = [];
  let sound = true;
  for (let lacking = 0; lacking <= 14; lacking++) {
    visitCompletions(form, pool, hand, lacking, (target) => {
      const counts = [...target];
      const lack = counts.reduce((sum, copies, tile) => sum + Math.max(0, copies - hand.standing[tile]!), 0);
      const kept = counts.every((copies, tile) => copies === 0 || pool.includes(tile));
      sound &&= lack === lacking && kept && isPlainlyComplete(counts, melds.length, 1 << form);
      hands.push(counts.join(''));
      return false;
    });
  }
  return { hands, sound };
}

function count(t: Test, found: Found, expected: number, of: string): void {
  t.ok(found.sound, `${of} are what was asked for`);
  t.equal(found.hands.length, expected, of);
  t.equal(new Set(found.hands).size, expected, `${of}, each once`);
}

t.test('every hand of a form comes once, with what it lacks', (t) => {
  const any = '1123m 5799p 46s 334z';
  count(t, completions(SEVEN_PAIRS, KINDS.slice(0, 9), any), 36 + 504 + 1260 + 504, 'seven pairs of a suit, none to three kinds twice');
  count(t, completions(SEVEN_PAIRS, KINDS.slice(27), '1111222334z 56m 7p'), 1 + 42 + 210 + 140, 'seven pairs of honours');
  count(t, completions(THIRTEEN_ORPHANS, KINDS, any), 13, 'thirteen orphans');
  count(t, completions(HONOURS_AND_KNITTED, KINDS, any), 6 * 120, 'fourteen of the sixteen kinds of six knittings');
  count(t, completions(KNITTED_STRAIGHT, KINDS, any), 6 * (21 * 34 + 34 * 33), 'knitted straights with a chow or a pung and a pair');
  t.end();
});

t.test('a meld takes the place of a set, and its tiles are gone', (t) => {
  const pung = [{ kind: 'pung', tile: 0 }] as const;
  count(t, completions(KNITTED_STRAIGHT, KINDS, '47m 258p 36s 5z', pung), 6 * 33, 'any pair but of the melded tile');
  for (const form of [SEVEN_PAIRS, THIRTEEN_ORPHANS, HONOURS_AND_KNITTED]) {
    t.equal(completions(form, KINDS, '47m 258p 36s 567z', pung).hands.length, 0);
  }
  t.equal(completions(KNITTED_STRAIGHT, KINDS, '47m 258p 36s', [...pung, { kind: 'pung', tile: 27 }]).hands.length, 0, 'two melds');
  t.end();
});

t.test('hands keep to the pool', (t) => {
  const any = '1123m 5799p 46s 334z';
  t.equal(completions(THIRTEEN_ORPHANS, KINDS.slice(0, 27), any).hands.length, 0);
  count(t, completions(HONOURS_AND_KNITTED, KINDS.filter((tile) => tile !== 33), any), 6 * 15, 'without the red dragon one more is left out');
  t.equal(completions(KNITTED_STRAIGHT, KINDS.slice(0, 20), any).hands.length, 0);
  t.equal(completions(SEVEN_PAIRS, [0, 1, 2], any).hands.length, 0);
  t.end();
});

t.test('a visit ends the search, and four sets and a pair are not looked for', (t) => {
  const hand = handOf(countsIn('19m 19p 19s 1234567z'));
  let visits = 0;
  visitCompletions(THIRTEEN_ORPHANS, KINDS, hand, 1, () => ++visits === 2);
  t.equal(visits, 2);
  visitCompletions(STANDARD, KINDS, hand, 8, () => t.fail('not of this form'));
  t.end();
});
