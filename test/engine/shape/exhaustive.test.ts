import t from 'tap';
import { suitKeys } from '../../../src/engine/hand/deal.ts';
import { divisions } from '../../../src/engine/shape/divisions.ts';
import { ReadingList, readComplete } from '../../../src/engine/shape/readings.ts';
import { WaitSet, findWaits } from '../../../src/engine/shape/waits.ts';
import { SEVEN_PAIRS } from '../../../src/engine/vocabulary.ts';
import { forEachHand } from '../../support/every-hand.ts';
import { handOf } from '../../support/plain-hands.ts';

/** How many hands of each number of tiles up to fourteen can be divided into sets (and a pair, by the remainder). */
function divisible(suit: number, kinds: number): number[] {
  return Array.from({ length: 15 }, (_, total) => {
    let hands = 0;
    forEachHand(kinds, total, (counts) => {
      if (divisions(suit, suitKeys(counts)[0]).length > 0) hands++;
    });
    return hands;
  });
}

/** Hands of fourteen tiles with one pair, spread over some suits of which the numbers of divisible hands are given. */
function spread(suits: readonly (readonly number[])[]): number {
  const fill = (suit: number, left: number, pairs: number): number => {
    const numbers = suits[suit];
    if (numbers === undefined) return left === 0 && pairs === 1 ? 1 : 0;
    let hands = 0;
    for (let total = 0; total <= left; total++) {
      const here = numbers[total]!;
      if (here > 0) hands += here * fill(suit + 1, left - total, pairs + (total % 3 === 2 ? 1 : 0));
    }
    return hands;
  };
  return fill(0, 14, 0);
}

t.test('13,259 hands of one suit are four sets and a pair, and as many of three suits as they allow', (t) => {
  const suit = divisible(0, 9);
  const honours = divisible(3, 7);
  t.equal(suit[14], 13_259);
  t.equal(spread([suit, suit, suit]), 5_237_550, 'without honours');
  t.equal(spread([suit, suit, suit, honours]), 11_498_658, 'of all 34 kinds');
  t.end();
});

t.test('40,070 hands of one suit are ready, 14067 14493 6739 2948 1335 392 79 16 1 of them for 1 to 9 kinds', (t) => {
  const empty = handOf([]);
  const byWaits = Array.from({ length: 10 }, () => 0);
  const waits = new WaitSet();
  forEachHand(9, 13, (standing) => {
    const hand = { ...empty, standing, keys: suitKeys(standing), size: 13 };
    findWaits(hand, -1, 0, false, waits);
    byWaits[waits.tiles().length]!++;
  });
  const [, ...ready] = byWaits;
  t.strictSame(ready, [14067, 14493, 6739, 2948, 1335, 392, 79, 16, 1]);
  t.equal(
    ready.reduce((sum, hands) => sum + hands, 0),
    40_070,
  );
  t.end();
});

t.test('no hand of one suit has more than eight readings, which is far below the room in a list', (t) => {
  const empty = handOf([]);
  const list = new ReadingList();
  let most = 0;
  let hands = 0;
  forEachHand(9, 14, (standing) => {
    const hand = { ...empty, standing, keys: suitKeys(standing), size: 14 };
    if (readComplete(hand, -1, false, 0, list) > 0) hands++;
    for (let tile = 0; list.count > 0 && tile < 9; tile++) {
      if (standing[tile]! > 0) most = Math.max(most, readComplete(hand, tile, false, 1 << SEVEN_PAIRS, list));
    }
  });
  t.equal(hands, 13_259);
  t.equal(most, 8);
  t.ok(list.forms.length >= 4 * most);
  t.end();
});
