import t from 'tap';
import * as vocabulary from '../../src/engine/vocabulary.ts';

t.test('a named index is the place of its word', (t) => {
  const { WIN_BY, FORMS } = vocabulary;
  t.equal(WIN_BY[vocabulary.BY_DISCARD], 'discard');
  t.equal(WIN_BY[vocabulary.BY_SELF_DRAW], 'self-draw');
  t.equal(WIN_BY[vocabulary.BY_ROBBING_KONG], 'robbing-kong');
  t.equal(FORMS[vocabulary.STANDARD], 'standard');
  t.equal(FORMS[vocabulary.SEVEN_PAIRS], 'seven-pairs');
  t.equal(FORMS[vocabulary.THIRTEEN_ORPHANS], 'thirteen-orphans');
  t.equal(FORMS[vocabulary.KNITTED_STRAIGHT], 'knitted-straight');
  t.equal(FORMS[vocabulary.HONOURS_AND_KNITTED], 'honours-and-knitted');
  t.end();
});

t.test('a named circumstance is the bit of its word', (t) => {
  const bits: Record<vocabulary.Circumstance, number> = {
    'kong-replacement': vocabulary.KONG_REPLACEMENT,
    'flower-replacement': vocabulary.FLOWER_REPLACEMENT,
    'kong-on-kong': vocabulary.KONG_ON_KONG,
    'last-tile': vocabulary.LAST_TILE,
    'last-of-kind': vocabulary.LAST_OF_KIND,
    dealt: vocabulary.DEALT,
    'first-discard': vocabulary.FIRST_DISCARD,
    'original-call': vocabulary.ORIGINAL_CALL,
  };
  t.strictSame(
    vocabulary.CIRCUMSTANCES.map((word) => bits[word]),
    vocabulary.CIRCUMSTANCES.map((_, i) => 1 << i),
  );
  t.end();
});

t.test('seats go in the order of play', (t) => {
  t.strictSame(vocabulary.SEATS, ['E', 'S', 'W', 'N']);
  t.end();
});
