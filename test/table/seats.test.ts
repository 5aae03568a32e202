import fc from 'fast-check';
import t from 'tap';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { shuffle } from '../../src/service/shuffle.ts';
import { drawSeats } from '../../src/table/seats.ts';
import type { DrawnSeats, SeatDraw } from '../../src/table/seats.ts';
import { holds } from '../support/property.ts';
import { readyRules } from '../support/ready-rules.ts';

type Options = Readonly<Record<string, unknown>>;

const FOUR = ['Ann', 'Bo', 'Chi', 'Dov'] as const;
const THREE = ['Ann', 'Bo', 'Chi'] as const;
const THREE_PLAY = { players: 3 };
const EYES = [1, 2, 3, 4, 5, 6] as const;

function draw(ruleset: string, drawn: SeatDraw, options?: Options): DrawnSeats {
  const answer = drawSeats(drawn, readyRules(ruleset, options));
  if ('findings' in answer) throw new Error(JSON.stringify(answer.findings));
  return answer.drawn;
}

/** Every order of some members. */
function ordersOf<T>(members: readonly T[]): readonly (readonly T[])[] {
  if (members.length === 0) return [[]];
  return members.flatMap((member, i) => ordersOf(members.toSpliced(i, 1)).map((others) => [member, ...others]));
}

/** Whom a throw names: a finger goes round the table, one player for each eye, beginning with the oldest. */
function pointAt<T>(players: readonly T[], eyes: number): T {
  const round = [...players];
  for (let eye = 1; eye < eyes; eye++) round.push(round.shift()!);
  return round[0]!;
}

t.test('the oldest counts with two dice, and the one reached takes the top tile, the next in order the second', (t) => {
  // Seven from Ann: Ann 1, Bo 2, Chi 3, Dov 4, Ann 5, Bo 6, Chi 7.
  const drawn = draw('hua-bao', { players: FOUR, dice: [3, 4], winds: ['S', 'N', 'E', 'W'] });
  t.strictSame(drawn.taken, [
    { player: 'Chi', wind: 'S' },
    { player: 'Dov', wind: 'N' },
    { player: 'Ann', wind: 'E' },
    { player: 'Bo', wind: 'W' },
  ]);
  t.strictSame(drawn.seats, { E: 'Ann', S: 'Chi', W: 'Bo', N: 'Dov' });
  t.end();
});

t.test('five and nine name the oldest, two the player on the right', (t) => {
  const first = (dice: readonly number[]): string | undefined => draw('hua-bao', { players: FOUR, dice, winds: ['E', 'S', 'W', 'N'] }).taken[0]?.player;
  for (const [dice, player] of [[[2, 3], 'Ann'], [[3, 6], 'Ann'], [[1, 1], 'Bo'], [[5, 1], 'Bo'], [[5, 5], 'Bo'], [[1, 2], 'Chi'], [[5, 6], 'Chi'], [[2, 2], 'Dov'], [[6, 6], 'Dov']] as const) {
    t.equal(first(dice), player, dice.join(' and '));
  }
  t.end();
});

t.test('by lot the first player takes the top tile, and dice mean nothing', (t) => {
  const winds: readonly Seat[] = ['W', 'E', 'N', 'S'];
  for (const ruleset of ['mcr', 'simple']) {
    const drawn = draw(ruleset, { players: FOUR, winds });
    t.strictSame(drawn.seats, { E: 'Bo', S: 'Dov', W: 'Ann', N: 'Chi' }, ruleset);
    t.strictSame(drawn.taken.map(({ player }) => player), FOUR);
    t.strictSame(draw(ruleset, { players: FOUR, winds, dice: [3, 4] }), drawn);
  }
  t.end();
});

t.test('three players draw three winds', (t) => {
  t.strictSame(draw('simple', { players: THREE, winds: ['W', 'E', 'S'] }, THREE_PLAY), {
    seats: { E: 'Bo', S: 'Chi', W: 'Ann' },
    taken: [{ player: 'Ann', wind: 'W' }, { player: 'Bo', wind: 'E' }, { player: 'Chi', wind: 'S' }],
  });
  t.end();
});

t.test('dmjl draws like hua-bao', (t) => {
  const drawn: SeatDraw = { players: FOUR, dice: [6, 4], winds: ['N', 'W', 'S', 'E'] };
  t.strictSame(draw('dmjl', drawn), draw('hua-bao', drawn));
  t.end();
});

t.test('with all dice, all orders of players and all piles everybody has one seat, as a finger and a pile deal them', (t) => {
  let drawn = 0;
  const piles = ordersOf<Seat>(['E', 'S', 'W', 'N']);
  for (const players of ordersOf(FOUR)) {
    for (const a of EYES) {
      for (const b of EYES) {
        const reached = pointAt(players, a + b);
        for (const winds of piles) {
          const { seats, taken } = draw('hua-bao', { players, dice: [a, b], winds });
          const wrong =
            taken[0]?.player !== reached ||
            taken.some(({ player, wind }, i) => wind !== winds[i] || seats[wind] !== player || player !== pointAt(players, players.indexOf(reached) + i + 1)) ||
            new Set(Object.values(seats)).size !== 4;
          if (wrong) t.fail(JSON.stringify({ players, a, b, winds, seats, taken }));
          drawn++;
        }
      }
    }
  }
  t.equal(drawn, 24 * 36 * 24);
  t.end();
});

t.test('whatever is shuffled, seats drawn by lot are those of the pile', (t) => {
  for (const [options, names, winds] of [[undefined, FOUR, ['E', 'S', 'W', 'N']], [THREE_PLAY, THREE, ['E', 'S', 'W']]] as const) {
    for (const pile of ordersOf<Seat>(winds)) {
      const { seats } = draw('simple', { players: names, winds: pile }, options);
      t.strictSame(Object.keys(seats), winds);
      for (const [i, wind] of pile.entries()) t.equal(seats[wind], names[i]);
    }
  }
  t.end();
});

t.test('a shuffle leaves nothing out, and every order is as likely as another', (t) => {
  const anyOrder = fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat()), (members, numbers) => {
    const shuffled = shuffle(members, { below: (bound) => Number(numbers.next().value) % bound });
    return shuffled.toSorted().join() === members.toSorted().join();
  });
  holds(t, anyOrder, 500);
  // Each order comes of exactly one run of numbers: 4 · 3 · 2 runs, 24 orders.
  const orders = new Set<string>();
  for (let run = 0; run < 24; run++) {
    let left = run;
    const below = (bound: number): number => {
      const number = left % bound;
      left = Math.floor(left / bound);
      return number;
    };
    orders.add(shuffle(['E', 'S', 'W', 'N'], { below }).join(''));
  }
  t.equal(orders.size, 24);
  t.end();
});

t.test('what cannot be is a finding where it stands, all of them', (t) => {
  const find = (drawn: SeatDraw, ruleset = 'hua-bao', options?: Options): unknown => drawSeats(drawn, readyRules(ruleset, options));
  const winds: readonly Seat[] = ['E', 'S', 'W', 'N'];
  t.strictSame(find({ players: ['Ann', 'Bo', 'Ann'], dice: [0, 7, 3], winds: ['E', 'S', 'S'] }), {
    findings: [
      { code: 'wrong-type', at: '/players', case: 'too-few', minimum: 4, found: 3 },
      { code: 'seat-repeated', at: '/players/2', case: 'player', player: 'Ann' },
      { code: 'dice-impossible', at: '/dice', case: 'number', expected: 2, found: 3 },
      { code: 'dice-impossible', at: '/dice/0', case: 'face', found: 0 },
      { code: 'dice-impossible', at: '/dice/1', case: 'face', found: 7 },
      { code: 'wrong-type', at: '/winds', case: 'too-few', minimum: 4, found: 3 },
      { code: 'seat-repeated', at: '/winds/2', case: 'wind', seat: 'S' },
    ],
  });
  t.strictSame(find({ players: [...FOUR, 'Eve'], dice: [1, 1], winds: ['E', ...winds] }), {
    findings: [
      { code: 'wrong-type', at: '/players', case: 'too-many', maximum: 4, found: 5 },
      { code: 'seat-repeated', at: '/winds/1', case: 'wind', seat: 'E' },
    ],
  });
  t.strictSame(find({ players: FOUR, winds }), { findings: [{ code: 'wrong-type', at: '/dice', case: 'missing', field: 'dice' }] });
  t.strictSame(find({ players: FOUR, winds, dice: [1, 7] }, 'mcr'), { findings: [{ code: 'dice-impossible', at: '/dice/1', case: 'face', found: 7 }] }, 'by lot too no die shows seven');
  t.strictSame(find({ players: FOUR, winds }, 'simple', THREE_PLAY), {
    findings: [
      { code: 'wrong-type', at: '/players', case: 'too-many', maximum: 3, found: 4 },
      { code: 'seat-not-in-game', at: '/winds/3', case: 'wind', seat: 'N', players: 3 },
    ],
  });
  t.end();
});
