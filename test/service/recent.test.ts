import t from 'tap';
import { isDeeperThan } from '../../src/service/depth.ts';
import { Recent } from '../../src/service/recent.ts';

t.test('what was asked for most recently is kept, and no more than the limit', (t) => {
  const recent = new Recent<number>(3);
  for (const [i, key] of ['a', 'b', 'c'].entries()) recent.set(key, i);
  t.equal(recent.get('a'), 0, 'asked for, so b is now the oldest');
  recent.set('d', 3);
  t.strictSame(['a', 'b', 'c', 'd'].map((key) => recent.get(key)), [0, undefined, 2, 3]);
  t.end();
});

t.test('depth is told without following a value to its end', (t) => {
  const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
  t.notOk(isDeeperThan(3, nested(3)));
  t.ok(isDeeperThan(3, nested(4)));
  t.ok(isDeeperThan(16, nested(100_000)));
  t.notOk(isDeeperThan(0, 'text'));
  t.ok(isDeeperThan(1, { a: 1, b: { c: {} } }));
  t.end();
});
