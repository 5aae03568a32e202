import t from 'tap';
import { tileOf } from '../../src/engine/tiles.ts';
import { changeHand, EMPTY_HAND, handParts, handTiles, keyEffect, tilesShort, winningChoices } from '../../src/web/state/hand-draft.ts';
import type { EntryMode, HandDraft, HandRules } from '../../src/web/state/hand-draft.ts';

const tile = (code: string): number => tileOf(code) ?? -1;

/** The rules for a hand of its own: four copies of everything but what it holds. */
const rulesFor = (hand: HandDraft, change: Partial<HandRules> = {}): HandRules => ({
  kongs: true,
  kongsDiffer: false,
  left: (wanted) => 4 - handTiles(hand).filter((held) => held === wanted).length,
  ...change,
});

const press = (hand: HandDraft, mode: EntryMode, ...codes: readonly string[]): HandDraft =>
  codes.reduce((so, code) => changeHand(so, { type: 'key', tile: tile(code), mode }, rulesFor(so)), hand);

const sets = (hand: HandDraft): readonly string[] => hand.sets.map(({ kind, tile: lowest, how }) => `${how} ${kind} ${String(lowest)}`);

t.test('a tap enters a set', async (t) => {
  t.strictSame(sets(press(EMPTY_HAND, 'chow', '7z')), [`exposed pung ${String(tile('7z'))}`], 'an honour is a pung');
  t.strictSame(sets(press(EMPTY_HAND, 'chow', '7z', '7z')), [`exposed kong ${String(tile('7z'))}`], 'again: the kong');
  t.strictSame(sets(press(EMPTY_HAND, 'chow', '2m')), [`concealed chow ${String(tile('2m'))}`], 'chow mode takes the lowest tile');
  t.strictSame(sets(press(EMPTY_HAND, 'pung', '2m')), [`exposed pung ${String(tile('2m'))}`]);
  const whole = press(EMPTY_HAND, 'chow', '7z', '2m', '5p', '6s', '9s');
  t.equal(sets(whole)[4], `concealed pair ${String(tile('9s'))}`, 'the pair falls into its slot by itself');
  t.equal(tilesShort(whole), 0);
});

t.test('a dead key says why', async (t) => {
  const refused = (hand: HandDraft, mode: EntryMode, code: string, change: Partial<HandRules> = {}): unknown =>
    keyEffect(hand, tile(code), mode, rulesFor(hand, change));
  t.match(refused(EMPTY_HAND, 'chow', '8m'), { refused: 'chow-start' });
  t.match(refused(press(EMPTY_HAND, 'tile', '3m', '3m', '3m', '3m'), 'chow', '2m'), { refused: 'chow-gap' });
  t.match(refused(press(EMPTY_HAND, 'tile', '3m', '3m'), 'pung', '3m'), { refused: 'too-few' });
  t.match(refused(press(EMPTY_HAND, 'pung', '3m', '3m'), 'pung', '3m'), { refused: 'used-up' });
  t.match(refused(press(EMPTY_HAND, 'chow', '7z', '2m', '5p', '6s', '9s'), 'chow', '1m'), { refused: 'full' });
  t.match(refused(press(EMPTY_HAND, 'pung', '1z'), 'pung', '1z', { kongs: false }), { refused: 'too-few' }, 'where there are no kongs');
});

t.test('a set is turned round: exposed, concealed, kong', async (t) => {
  const turns = (hand: HandDraft, times: number, change: Partial<HandRules> = {}): readonly string[] => {
    const seen: string[] = [];
    let so = hand;
    for (let i = 0; i < times; i++) {
      so = changeHand(so, { type: 'turn', set: 0 }, rulesFor(so, change));
      seen.push(sets(so)[0] ?? '');
    }
    return seen.map((set) => set.replace(/ \d+$/, ''));
  };
  const pung = press(EMPTY_HAND, 'pung', '7z');
  t.strictSame(turns(pung, 4), ['concealed pung', 'exposed kong', 'concealed kong', 'exposed pung']);
  t.strictSame(turns(pung, 5, { kongsDiffer: true }), ['concealed pung', 'exposed kong', 'extended kong', 'concealed kong', 'exposed pung']);
  t.strictSame(turns(pung, 2, { kongs: false }), ['concealed pung', 'exposed pung']);
  t.strictSame(turns(press(EMPTY_HAND, 'chow', '2m'), 2), ['exposed chow', 'concealed chow']);
});

t.test('the set that the winning tile completes stood in the hand', async (t) => {
  const whole = press(EMPTY_HAND, 'chow', '7z', '2m', '5p', '6s', '9s');
  const won = changeHand(whole, { type: 'winning', tile: tile('7z'), set: 0 }, rulesFor(whole));
  t.strictSame(handParts(won), { concealed: '2m3m4m5p6p7p6s7s8s9s9s7z7z7z', melds: [], bonus: '' });
  t.strictSame(handParts(whole), { concealed: '2m3m4m5p6p7p6s7s8s9s9s', melds: [{ tiles: '7z7z7z' }], bonus: '' });
  const turned = changeHand(won, { type: 'turn', set: 0 }, rulesFor(won));
  t.equal(turned.winning, null, 'a kong was complete before the winning tile came');
});

t.test('any tile but those of kongs may have been the last one, each kind once', async (t) => {
  const hand = press(press(EMPTY_HAND, 'pung', '1z', '1z', '2m'), 'tile', '5p', '5p');
  t.strictSame(winningChoices(hand).map((choice) => choice.tile), [tile('2m'), tile('5p')]);
});

t.test('the way back takes the last tile, then the last set, and its mark', async (t) => {
  const back = (hand: HandDraft): HandDraft => changeHand(hand, { type: 'back' }, rulesFor(hand));
  const hand = press(press(EMPTY_HAND, 'chow', '2m', '3m'), 'tile', '9p');
  const marked = changeHand(hand, { type: 'winning', tile: tile('9p'), set: -1 }, rulesFor(hand));
  t.match(back(marked), { singles: [], winning: null });
  t.equal(back(back(marked)).sets.length, 1);
  t.strictSame(back(EMPTY_HAND), EMPTY_HAND);
  const middle = changeHand(hand, { type: 'winning', tile: tile('3m'), set: 1 }, rulesFor(hand));
  t.match(changeHand(middle, { type: 'remove-set', set: 0 }, rulesFor(middle)).winning, { set: 0 }, 'the mark stays with its set');
});

t.test('a value stands in place of tiles', async (t) => {
  const valued = changeHand(press(EMPTY_HAND, 'pung', '7z'), { type: 'score', score: 64 }, rulesFor(EMPTY_HAND));
  t.match(valued, { score: 64, sets: [] });
  t.match(press(valued, 'pung', '7z'), { score: null });
});
