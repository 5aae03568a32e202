import fc from 'fast-check';
import t from 'tap';
import { add, compare, divide, fraction, readFraction, subtract, whole, writeFraction, ZERO } from '../../src/tournament/fraction.ts';
import { written } from '../../src/tournament/point-system.ts';
import { holds } from '../support/property.ts';

t.test('a fraction is written in lowest terms', (t) => {
  for (const [text, expected] of [
    ['7/3', '7/3'],
    ['-1/2', '-1/2'],
    ['4', '4'],
    [4, '4'],
    [-30000, '-30000'],
    ['0.5', '1/2'],
    ['-147.30', '-1473/10'],
    ['6/4', '3/2'],
    ['-0', '0'],
    ['0/7', '0'],
    ['1000000000000000', '1000000000000000'],
  ] as const) {
    t.equal(writeFraction(written(text)), expected, `${text}`);
  }
  t.end();
});

t.test('what is no fraction is none', (t) => {
  for (const text of ['', 'x', '1/0', '1/-2', '+1', '1/2/3', '1.', '.5', '0.5/2', ' 1', '1000000000000001', '1/1000000000000001', 0.5, NaN, Infinity, 1e300, 2 ** 52]) {
    t.equal(readFraction(text), null, `${text}`);
  }
  t.throws(() => written('x'), RangeError, 'a request that was not checked is a fault');
  t.end();
});

const anyFraction = fc.tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 15n)).map(([over, under]) => fraction(over, under));

t.test('sums are exact and do not depend on their order', (t) => {
  holds(
    t,
    fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
      const one = writeFraction(add(add(a, b), c));
      return one === writeFraction(add(a, add(c, b))) && writeFraction(subtract(add(a, b), b)) === writeFraction(a);
    }),
    500,
  );
  t.equal(writeFraction(divide(whole(7), 3)), '7/3');
  t.equal(writeFraction(fraction(3n, -6n)), '-1/2', 'the sign stands above the line');
  t.equal(writeFraction(Array.from({ length: 3 }, () => written('7/3')).reduce(add, ZERO)), '7');
  t.end();
});

t.test('comparing is the sign of the difference', (t) => {
  holds(
    t,
    fc.property(anyFraction, anyFraction, (a, b) => {
      const { over } = subtract(a, b);
      return compare(a, b) === (over > 0n ? 1 : over < 0n ? -1 : 0);
    }),
    500,
  );
  t.end();
});
