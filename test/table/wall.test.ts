import t from 'tap';
import { breakWall } from '../../src/table/wall.ts';
import type { Wall } from '../../src/table/wall.ts';
import { readyRules } from '../support/ready-rules.ts';

function wallOf(ruleset: string, dice: readonly number[], options?: Readonly<Record<string, unknown>>): Wall {
  const answer = breakWall(dice, readyRules(ruleset, options));
  if ('findings' in answer) throw new Error(JSON.stringify(answer.findings));
  return answer.wall;
}

t.test('the sum of the first throw names the player, East being 1, counted anticlockwise', (t) => {
  // 5 and 9 are East, 2, 6 and 10 South, 3, 7 and 11 West, 4, 8 and 12 North. The second throw adds 2: never beyond a wall.
  const named = [
    [[1, 1], 'S'], [[1, 2], 'W'], [[1, 3], 'N'], [[2, 3], 'E'], [[3, 3], 'S'], [[3, 4], 'W'],
    [[4, 4], 'N'], [[4, 5], 'E'], [[5, 5], 'S'], [[5, 6], 'W'], [[6, 6], 'N'],
  ] as const;
  for (const [throwOfEast, wall] of named) t.equal(wallOf('hua-bao', [...throwOfEast, 1, 1]).wall, wall);
  t.end();
});

t.test('hua-bao: the stack reached is lifted onto the stack to its right, and the next one on the left is taken first', (t) => {
  // East throws 5 and so himself, then 4: stack 9 of East's wall.
  const wall = wallOf('hua-bao', [2, 3, 1, 3]);
  t.match(wall, { wall: 'E', stacks: 9, stacksPerWall: 18 });
  t.strictSame(wall.looseTiles, { wall: 'E', stack: 8 });
  t.strictSame(wall.firstTaken, { wall: 'E', stack: 10 });
  t.end();
});

t.test('hua-bao: a gap at the left end of a wall lets the next wall, clockwise, begin', (t) => {
  // 12 is North; 12 + 6 = 18 is the last stack of North's wall, and the wall to the left of it is West's.
  const wall = wallOf('hua-bao', [6, 6, 3, 3]);
  t.match(wall, { wall: 'N', stacks: 18 });
  t.strictSame(wall.firstTaken, { wall: 'W', stack: 1 });
  t.strictSame(wall.looseTiles, { wall: 'N', stack: 17 });
  t.end();
});

t.test('hua-bao: with the gap at stack 1 the loose tiles lie on the last stack of the wall to the right', (t) => {
  // 12 is North; 12 + 7 = 19 is the first stack of West's wall, and to the right of it ends North's.
  const wall = wallOf('hua-bao', [6, 6, 3, 4]);
  t.match(wall, { wall: 'W', stacks: 1 });
  t.strictSame(wall.looseTiles, { wall: 'N', stack: 18 });
  t.strictSame(wall.firstTaken, { wall: 'W', stack: 2 });
  t.end();
});

t.test('hua-bao: without bonus tiles a wall has 17 stacks', (t) => {
  const wall = wallOf('hua-bao', [6, 6, 3, 3], { bonusTiles: false });
  t.match(wall, { wall: 'W', stacks: 1, stacksPerWall: 17 });
  t.strictSame(wall.looseTiles, { wall: 'N', stack: 17 });
  t.end();
});

t.test('mcr: all four dice are counted and the break is after them; no loose tiles', (t) => {
  // 7 is West; 7 + 5 = 12 stacks of West's wall.
  const wall = wallOf('mcr', [3, 4, 1, 4]);
  t.match(wall, { wall: 'W', stacks: 12, stacksPerWall: 18, looseTiles: null });
  t.strictSame(wall.firstTaken, { wall: 'W', stack: 13 });
  t.end();
});

t.test('dmjl follows hua-bao', (t) => {
  t.strictSame(wallOf('dmjl', [6, 6, 3, 4]), wallOf('hua-bao', [6, 6, 3, 4]));
  t.end();
});

t.test("simple: one throw, counted in the dealer's own wall, and no loose tiles", (t) => {
  const wall = wallOf('simple', [6, 5]);
  t.match(wall, { wall: 'E', stacks: 11, stacksPerWall: 17, looseTiles: null });
  t.strictSame(wall.firstTaken, { wall: 'E', stack: 12 });
  t.end();
});

t.test('East takes first, three times two stacks, then one tile each and one more: 14 and 13', (t) => {
  for (const players of [3, 4]) {
    const seats = ['E', 'S', 'W', 'N'].slice(0, players);
    const { deal } = wallOf('simple', [1, 2], { players });
    t.strictSame(deal.map(({ seat }) => seat), [...seats, ...seats, ...seats, ...seats, 'E']);
    for (const seat of seats) {
      const tiles = deal.filter((taking) => taking.seat === seat).reduce((sum, taking) => sum + taking.tiles, 0);
      t.equal(tiles, seat === 'E' ? 14 : 13, seat);
    }
  }
  t.end();
});

t.test('impossible dice are findings, all of them', (t) => {
  t.strictSame(breakWall([0, 7, 2], readyRules('hua-bao')), {
    findings: [
      { code: 'dice-impossible', at: '/dice', case: 'number', expected: 4, found: 3 },
      { code: 'dice-impossible', at: '/dice/0', case: 'face', found: 0 },
      { code: 'dice-impossible', at: '/dice/1', case: 'face', found: 7 },
    ],
  });
  t.strictSame(breakWall([1, 1.5], readyRules('simple')), {
    findings: [{ code: 'dice-impossible', at: '/dice/1', case: 'face', found: 1.5 }],
  });
  t.end();
});
