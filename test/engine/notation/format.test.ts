import fc from 'fast-check';
import t from 'tap';
import { readHand } from '../../../src/engine/hand/read-hand.ts';
import { openContext } from '../../../src/engine/hand/read-context.ts';
import type { DeclaredHand } from '../../../src/engine/hand/deal.ts';
import { formatHand } from '../../../src/engine/notation/format-hand.ts';
import { GLYPHS, formatGlyphs, formatTiles } from '../../../src/engine/notation/format-tiles.ts';
import { parseTiles } from '../../../src/engine/notation/parse-tiles.ts';
import { TILE_CODES, tileCode } from '../../../src/engine/tiles.ts';
import { holds } from '../../support/property.ts';
import { readyRules } from '../../support/ready-rules.ts';

const ready = readyRules('hua-bao');
const declared = (hand: string): DeclaredHand => {
  const context = openContext(ready);
  const reading = readHand(context, { seat: 'E', hand }, '');
  if (context.findings.length > 0) throw new Error(JSON.stringify(context.findings));
  return reading.declare(false);
};
const tile = fc.nat(41);
const HONOUR_LETTERS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/** One tile in one of its notations. */
const written = (number: number, way: number): string => {
  const code = tileCode(number);
  if (way === 0) return code;
  if (way === 1) return `${GLYPHS[number]!}\ufe0f`;
  return HONOUR_LETTERS[number - 27] ?? ` ${code} `;
};

t.test('canonical tiles: suits in the order m p s z f g, digits ascending', (t) => {
  t.equal(formatTiles(parseTiles('1g C 321m 9s P 5p2f E 🀙').tiles), '123m 15p 9s 157z 2f 1g');
  t.equal(formatTiles([]), '');
  t.equal(formatGlyphs(parseTiles('7z1m3f').tiles), '🀄🀇🀥');
  t.end();
});

t.test('a canonical hand keeps the order of its melds', (t) => {
  const canon = (text: string): string => formatHand(declared(text));
  t.equal(canon('55p 678s 432m (1111p) [CCC+C] [645s] + 2g 🀢'), '234m 55p 678s (1111p) [777+7z] [456s] + 1f 2g');
  t.equal(canon('[777z]'), '[777z]');
  t.equal(canon('+1f'), '+ 1f');
  t.equal(canon('1m'), '1m');
  t.end();
});

t.test('every tile is read back from each of its notations', (t) => {
  for (const [number, code] of TILE_CODES.entries()) {
    for (const way of [0, 1, 2]) t.same(parseTiles(written(number, way)).tiles, [number], `${code} written in way ${way}`);
  }
  t.end();
});

t.test('reading formatted tiles gives the same tiles', (t) => {
  holds(t, fc.property(fc.array(tile), (tiles) => {
    const sorted = [...tiles].sort((a, b) => a - b);
    return (
      parseTiles(formatTiles(tiles)).tiles.join() === sorted.join() && parseTiles(formatGlyphs(tiles)).tiles.join() === tiles.join()
    );
  }), 300);
  t.end();
});

const meld = fc.oneof(
  fc.tuple(fc.nat(2), fc.nat(6), fc.shuffledSubarray([0, 1, 2], { minLength: 3 })).map(([suit, rank, steps]) => {
    const tiles = steps.map((step) => tileCode(suit * 9 + rank + step));
    return `[${tiles.join('')}]`;
  }),
  fc.tuple(fc.nat(33), fc.constantFrom('[xxx]', '[xxxx]', '(xxxx)', '[xxx+x]'), fc.nat(2)).map(([kind, form, way]) =>
    form.replaceAll('x', written(kind, way)),
  ),
);
const line = fc
  .record({
    standing: fc.array(fc.tuple(tile, fc.nat(2)), { maxLength: 14 }),
    melds: fc.array(meld, { maxLength: 4 }),
    bonus: fc.uniqueArray(fc.integer({ min: 34, max: 41 }), { maxLength: 8 }),
    cut: fc.nat(),
  })
  .map(({ standing, melds, bonus, cut }) => {
    const parts = standing.map(([number, way]) => written(number, way));
    const at = cut % (parts.length + 1);
    return `${parts.slice(0, at).join('')} ${melds.join(' ')} ${parts.slice(at).join('')}+${bonus.map(tileCode).join(' ')}`;
  });

t.test('a hand formatted and read again is the same hand, and its line stays as it is', (t) => {
  holds(t, fc.property(line, (text) => {
    const hand = declared(text);
    const canonical = formatHand(hand);
    const again = declared(canonical);
    return JSON.stringify(again) === JSON.stringify(hand) && formatHand(again) === canonical;
  }), 500);
  t.end();
});

t.test('whatever the text, reading it ends, and every finding lies inside it', (t) => {
  const sign = fc.constantFrom(...Array.from('123790mpszfgESWNCFPx#[]()+ '), '🀀', '🀄️', '🀪', '🀫', '\ud83c', '\u3000');
  holds(t, fc.property(fc.array(sign, { maxLength: 40 }), (signs) => {
    const text = signs.join('');
    return parseTiles(text).findings.every(
      ({ position, length, text: piece }) => length > 0 && position >= 0 && position + length <= text.length && piece.length > 0,
    );
  }), 1000);
  t.end();
});
