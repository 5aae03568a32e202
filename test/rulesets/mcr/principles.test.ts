import t from 'tap';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import type { Win } from '../../support/fan-hands.ts';
import { setKind, setTile } from '../../../src/engine/shape/set.ts';
import { FORMS } from '../../../src/engine/vocabulary.ts';

const score = (hand: string, win: Win) => scoreFans(hand, win).hand;

t.test('account once: 234567s 234567p has four combinations and counts two of them and one more', (t) => {
  const hand = score('234s EE [567s] [234p] 67p', { tile: '5p' });
  const fans = fansOf(hand);
  t.equal((fans['short-straight'] ?? 0) + (fans['mixed-double-chow'] ?? 0), 3);
  t.equal(hand.fan, 3 + 1, 'and one voided suit');
  t.ok(suppressedOf(hand).some((entry) => entry.endsWith('account-once (account-once)')));
  t.end();
});

t.test('account once: n sets carry at most n - 1 combinations, three of them a pair and a pair with one more', (t) => {
  // 345m twice and 345p: a pure double chow and one mixed double chow, not two.
  const hand = score('345p 78s EE [345m] [345m]', { tile: '9s' });
  t.strictSame(fansOf(hand), { 'pure-double-chow': 1, 'mixed-double-chow': 1 });
  t.strictSame(suppressedOf(hand), ['mixed-double-chow: non-identical (non-identical)']);
  t.end();
});

t.test('account once: beside three combined sets the fourth is combined once', (t) => {
  // 123456789m and 123p: the straight, then 123m with 123p.
  const hand = score('89m EE [123m] [456m] [123p]', { tile: '7m' });
  t.match(fansOf(hand), { 'pure-straight': 1, 'mixed-double-chow': 1 });
  // 123456789m and 456m: the fourth with 456 or with 123 or with 789, once.
  const four = fansOf(score('89m EE [123m] [456m] [456m]', { tile: '7m' }));
  t.equal((four['pure-double-chow'] ?? 0) + (four['short-straight'] ?? 0), 1);
  t.end();
});

t.test('non-separation: three pungs in a row are not three equal chows as well, nor the other way round', (t) => {
  t.ok(
    suppressedOf(score('99m 678p 44s [222s] [333s]', { tile: '4s' })).includes(
      'pure-triple-chow: pure-shifted-pungs (non-separation)',
    ),
  );
  t.ok(
    suppressedOf(score('999m 23p 55s [234p] [234p]', { tile: '4p' })).includes(
      'pure-shifted-pungs: pure-triple-chow (non-separation)',
    ),
  );
  t.end();
});

t.test('non-repeat: what is part of a fan is not counted with it, and the fan is named', (t) => {
  const hand = score('66m 89p 678s [123p] [456p]', { tile: '7p' });
  t.strictSame(suppressedOf(hand), [
    'no-honors: all-chows (non-repeat)',
    'short-straight: pure-straight (non-repeat)',
    'two-terminal-chows: pure-straight (non-repeat)',
  ]);
  t.end();
});

t.test('non-repeat: pungs of terminals or honours are left out set by set', (t) => {
  const hand = score('78s 55m [EEE] [999m] [CCC]', { tile: '9s', seat: 'S' });
  t.strictSame(fansOf(hand), { 'prevalent-wind': 1, 'dragon-pung': 1, 'pung-of-terminals-or-honors': 1, 'one-voided-suit': 1 });
  t.strictSame(suppressedOf(hand), [
    'pung-of-terminals-or-honors: dragon-pung (non-repeat)',
    'pung-of-terminals-or-honors: prevalent-wind (non-repeat)',
  ]);
  t.equal(hand.lines.find(({ rule }) => rule.id === 'mcr.pung-of-terminals-or-honors')?.evidence, 1 << 3, 'of the 999m alone');
  t.end();
});

t.test('a fan that is excluded itself excludes nothing', (t) => {
  // Three kongs keep two concealed kongs from counting, so two concealed pungs stay.
  const hand = score('67m 99s (1111m) (3333p) [5555s]', { tile: '8m' });
  t.strictSame(fansOf(hand), { 'three-kongs': 1, 'two-concealed-pungs': 1, 'pung-of-terminals-or-honors': 1, 'no-honors': 1 });
  t.equal(hand.fan, 32 + 2 + 1 + 1);
  t.ok(suppressedOf(hand).includes('two-concealed-kongs: three-kongs (non-repeat)'));
  t.end();
});

t.test('high versus low: of all divisions the one with the highest total is taken, the others are shown with theirs', (t) => {
  // 111222333m as three pungs or as three chows.
  const hand = score('111222333m 78p 99s', { tile: '9p' });
  t.equal(hand.alternatives.length, 1);
  t.ok(hand.alternatives[0]!.score < hand.score);
  t.equal(hand.alternatives[0]!.reason, 'lower-score');
  t.match(fansOf(hand), { 'pure-shifted-pungs': 1 });
  t.equal(hand.sets.length, 5);
  t.end();
});

t.test('high versus low: the tile that can be read into a chow leaves the pung concealed', (t) => {
  // 3p completes 123p or the pung of threes.
  const hand = score('555m 12333p 888s 99s', { tile: '3p' });
  t.match(fansOf(hand), { 'three-concealed-pungs': 1 });
  const [won] = hand.sets.filter((set) => (set & 1024) !== 0);
  t.equal(setKind(won!), 0, 'the chow');
  t.equal(setTile(won!), 9, 'from 1p');
  t.end();
});

t.test('a winning discard makes its pung exposed, a self-drawn tile does not', (t) => {
  t.match(fansOf(score('222m 55599p 34888s', { tile: '5s' })), { 'three-concealed-pungs': 1 });
  const claimed = fansOf(score('222m 555p 234s 88s 99p', { tile: '8s' }));
  t.match(claimed, { 'two-concealed-pungs': 1 });
  t.match(fansOf(score('222m 555p 234s 88s 99p', { tile: '8s', by: 'self-draw' })), { 'three-concealed-pungs': 1 });
  t.end();
});

t.test('pure terminal chows beat their reading as seven pairs', (t) => {
  const hand = score('1122337788995m', { tile: '5m' });
  t.equal(hand.form, FORMS.indexOf('standard'));
  t.match(fansOf(hand), { 'pure-terminal-chows': 1 });
  t.ok(hand.alternatives.some(({ form, score: total }) => form === FORMS.indexOf('seven-pairs') && total < hand.score));
  t.end();
});

t.test('seven pairs that are also four sets and a pair are taken as what counts more', (t) => {
  t.equal(score('112233m 556677p 9s', { tile: '9s' }).form, FORMS.indexOf('seven-pairs'));
  t.equal(score('223344m 223344p 9s', { tile: '9s' }).form, FORMS.indexOf('seven-pairs'));
  t.equal(score('2233445566778s', { tile: '8s' }).form, FORMS.indexOf('seven-pairs'));
  t.equal(score('1122334455667m', { tile: '7m' }).form, FORMS.indexOf('seven-pairs'));
  t.equal(score('2222333344445m', { tile: '5m' }).form, FORMS.indexOf('standard'), 'a quadruple chow');
  t.end();
});

t.test('honours are never shifted pairs', (t) => {
  const hand = score('EESSWWNNPPFFC', { tile: 'C' });
  t.strictSame(fansOf(hand), { 'all-honors': 1, 'seven-pairs': 1 });
  t.equal(hand.fan, 64 + 24);
  t.end();
});

t.test('seven pairs over the end of a suit are not shifted pairs', (t) => {
  t.match(fansOf(score('3344556677889m', { tile: '9m' })), { 'seven-shifted-pairs': 1 });
  t.notMatch(fansOf(score('1133445566778m', { tile: '8m' })), { 'seven-shifted-pairs': 1 });
  t.end();
});

t.test('fourteen tiles of one suit with many divisions: the best of all', (t) => {
  // No fourteen tiles of one suit can be read in more ways than these eight.
  const hand = score('1112223333444m', { tile: '2m' });
  t.equal(hand.alternatives.length, 7);
  for (const { score: total } of hand.alternatives) t.ok(total <= hand.score);
  t.strictSame(hand.alternatives.map(({ score: total }) => total), hand.alternatives.map(({ score: total }) => total).sort((a, b) => b - a), 'best first');
  t.end();
});

t.test('a knitted tile and an exposed pung of its kind are a tile hog', (t) => {
  const hand = score('147m 258p 369s C [111m]', { tile: 'C' });
  t.match(fansOf(hand), { 'knitted-straight': 1, 'tile-hog': 1 });
  t.notMatch(fansOf(score('147m 258p 369s C [1111s]', { tile: 'C' })), { 'tile-hog': 1 });
  t.end();
});

t.test('tile hogs are counted by kind, and the sets that hold them are the proof', (t) => {
  const hand = score('222233334m E [678p]', { tile: 'E' });
  const hogs = hand.lines.find(({ rule }) => rule.id === 'mcr.tile-hog');
  t.equal(hogs?.count, 2);
  const proof = hand.sets.filter((_, place) => (((hogs?.evidence ?? 0) >> place) & 1) !== 0);
  t.equal(proof.length, 3, 'all sets of characters');
  t.end();
});

t.test('the chicken hand counts when nothing else does, flowers aside', (t) => {
  const hand = score('78s EE [234m] [678p] [555s] + 1f 2g', { tile: '9s' });
  t.strictSame(fansOf(hand), { 'chicken-hand': 1 });
  t.equal(hand.fan, 8);
  t.equal(hand.score, 10);
  t.strictSame(hand.lines.map(({ kind, value, count }) => [kind, value, count]), [['fan', 8, 1], ['flower', 1, 2]]);
  t.notMatch(fansOf(score('78s EE [234m] [678p] [555s]', { tile: '9s', by: 'self-draw' })), { 'chicken-hand': 1 });
  t.end();
});

t.test('the minimum is judged without flowers; below it the score is shown and nothing is settled', (t) => {
  const { hand, sheet } = scoreFans('5m [234m] [345p] [888s] [EEE] + 1f 2f 3f 4f', { tile: '5m', by: 'self-draw' });
  t.equal(hand.outcome, 'below-minimum');
  t.ok((hand.fan ?? 99) < 8);
  t.equal(hand.score, (hand.fan ?? 0) + 4);
  t.equal(sheet.settlement, null);
  t.equal(sheet.unsettled, 'below-minimum');
  t.end();
});

t.test('lines add up to the score, the dearest first', (t) => {
  for (const [line, tile] of [['1112345678999p', '5p'], ['NN 55m [EEE] [SSS] [WWW] + 1f', 'N'], ['999p 9s [111m] [999m] [111p]', '9s']] as const) {
    const { lines, score: total } = score(line, { tile });
    t.equal(lines.reduce((sum, { value, count }) => sum + value * count, 0), total);
    const fans = lines.filter(({ kind }) => kind === 'fan').map(({ value }) => value);
    t.strictSame(fans, [...fans].sort((a, b) => b - a));
  }
  t.end();
});
