import t from 'tap';
import { parseHand } from '../../../src/engine/notation/parse-hand.ts';
import { tileCode } from '../../../src/engine/tiles.ts';

const plain = (text: string): unknown => {
  const { standing, melds, bonus, findings } = parseHand(text);
  const write = (tiles: readonly number[]): string => tiles.map(tileCode).join('');
  return {
    standing: write(standing),
    melds: melds.map(({ tiles, concealed, extended }) => [write(tiles), ...(concealed ? ['concealed'] : []), ...(extended ? ['extended'] : [])]),
    bonus: write(bonus),
    ...(findings.length > 0 && { findings: findings.map((f) => [f.case, f.position, f.length]) }),
  };
};

t.test('a line holds standing tiles, exposed melds, concealed kongs and bonus tiles', (t) => {
  t.same(plain('234m 678s 55p [777z] (1111p) + 1f 2g'), {
    standing: '2m3m4m6s7s8s5p5p',
    melds: [['7z7z7z'], ['1p1p1p1p', 'concealed']],
    bonus: '1f2g',
  });
  t.same(plain(''), { standing: '', melds: [], bonus: '' });
  t.same(plain('+🀢🀨'), { standing: '', melds: [], bonus: '1f3g' });
  t.same(plain('[C C C]1m'), { standing: '1m', melds: [['7z7z7z']], bonus: '' });
  t.end();
});

t.test('the plus of an extended kong stands before its last tile, in every notation', (t) => {
  for (const text of ['[777+7z]', '[7z7z7z+7z]', '[777z+7z]', '[🀄🀄🀄+🀄]', '[CCC+C]', '[ 777 + 7z ]', '[C C C + C]']) {
    t.same(plain(text), { standing: '', melds: [['7z7z7z7z', 'extended']], bonus: '' }, text);
  }
  t.end();
});

t.test('a meld with two pluses, or digits without a suit before one, cannot be read', (t) => {
  t.match(plain('[77+7+7z]'), { findings: [['suit-missing', 1, 2], ['plus-misplaced', 5, 1]] });
  t.match(plain('[777+C]'), { findings: [['suit-missing', 1, 3]] });
  t.match(plain('[777+7]'), { findings: [['suit-missing', 1, 3], ['suit-missing', 5, 1]] });
  t.match(plain('[777+7'), { findings: [['suit-missing', 1, 3], ['suit-missing', 5, 1], ['bracket-unclosed', 0, 1]] });
  t.match(plain('777 + 1f'), { findings: [['suit-missing', 0, 3]] }, 'outside a meld the plus begins the bonus tiles');
  t.end();
});

t.test('after the plus only bonus tiles are expected, and melds keep their brackets', (t) => {
  t.same(plain('1m + 1f [777z] + 2g'), { standing: '1m', melds: [['7z7z7z']], bonus: '1f2g' });
  t.end();
});

t.test('brackets come in pairs', (t) => {
  t.match(plain('1m [777z'), { melds: [['7z7z7z']], findings: [['bracket-unclosed', 3, 1]] });
  t.match(plain('1m [777z [888p]'), { melds: [['7z7z7z'], ['8p8p8p']], findings: [['bracket-unclosed', 3, 1]] });
  t.match(plain('1m 777z] )'), { findings: [['bracket-unopened', 7, 1], ['bracket-unopened', 9, 1]] });
  t.match(plain('[777z)'), { melds: [['7z7z7z']], findings: [['bracket-mismatched', 5, 1]] });
  t.match(parseHand('(1111p]').findings, [{ expected: ')' }]);
  t.end();
});

t.test('jokers are no tiles of the hand', (t) => {
  t.same(plain('1m🀪 [7z7z🀫]'), { standing: '1m', melds: [['7z7z']], bonus: '', findings: [['joker', 2, 2], ['back', 10, 2]] });
  t.end();
});
