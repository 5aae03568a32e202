import t from 'tap';
import { openGame, scored } from '../../support/games.ts';
import type { OpenedGame } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';

const SEATS = ['E', 'S', 'W', 'N'] as const;
const THREE = { players: [{ name: 'Ann', seat: 'E' }, { name: 'Bo', seat: 'S' }, { name: 'Chi', seat: 'W' }] };
/** A club's count of points that are given out: 5 for the win, 2 for each pung of honours. */
const FIVE_POINTS = { extends: 'simple', id: 'five-points', options: { honourBonus: true }, change: { mahjong: { value: { points: 5 } }, 'pung-of-honours': { value: { points: 2 } } } };

interface Table {
  readonly what: string;
  readonly game: object;
  /** The deals before: scores E S W N, the winner, the discarder if any. */
  readonly deals: readonly (readonly [scores: readonly number[], winner: string, from?: string])[];
  /** The scores a winner may have. */
  readonly least: number;
  readonly most: number;
}

const TABLES: readonly Table[] = [
  { what: 'hua-bao', game: { ruleset: 'hua-bao' }, deals: [[[0, 0, 10, 4], 'W']], least: 0, most: 500 },
  { what: 'hua-bao, and a lead beyond the limit', game: { ruleset: 'hua-bao', options: { limit: 100 } }, deals: [[[100, 0, 0, 0], 'E'], [[90, 0, 0, 0], 'E', 'S']], least: 0, most: 100 },
  { what: 'hua-bao of three players', game: { ruleset: { extends: 'hua-bao', players: 3 }, ...THREE }, deals: [[[10, 4, 6], 'E', 'S'], [[4, 12, 0], 'S']], least: 0, most: 500 },
  { what: 'dmjl', game: { ruleset: 'dmjl' }, deals: [[[12, 6, 0, 8], 'E', 'N'], [[0, 6, 8, 0], 'S']], least: 0, most: 500 },
  { what: 'mcr', game: { ruleset: 'mcr' }, deals: [[[0, 9, 0, 0], 'S', 'W'], [[0, 0, 8, 0], 'W']], least: 8, most: Infinity },
  { what: 'simple', game: { ruleset: 'simple' }, deals: [[[1, 0, 0, 0], 'E'], [[0, 1, 0, 0], 'S', 'W'], [[0, 3, 0, 0], 'S']], least: 0, most: Infinity },
  { what: 'simple of three players', game: { ruleset: 'simple', options: { players: 3 }, ...THREE }, deals: [[[0, 0, 2], 'W'], [[0, 1, 0], 'S', 'W']], least: 0, most: Infinity },
  { what: 'simple where a win is worth 5', game: { ruleset: FIVE_POINTS }, deals: [[[5, 0, 0, 0], 'E', 'S']], least: 0, most: Infinity },
  { what: 'hua-bao where nobody pays', game: { ruleset: { extends: 'hua-bao', settlement: { scheme: 'none' } } }, deals: [[[9, 6, 8, 0], 'E']], least: 0, most: 500 },
  { what: 'dmjl paid as in competitions', game: { ruleset: { extends: 'dmjl', settlement: { scheme: 'base-and-discarder', base: 3 } } }, deals: [[[0, 12, 0, 0], 'S', 'N']], least: 0, most: 500 },
  { what: 'mcr with a minimum of 6, paid by everybody', game: { ruleset: { extends: 'mcr', counting: { minimum: 6 }, settlement: { scheme: 'winner-and-differences', afterPaysForAll: 'others-settle' } } }, deals: [[[0, 0, 10, 0], 'W']], least: 6, most: Infinity },
];

const name = (index: number): string => ['Ann', 'Bo', 'Chi', 'Dov'][index] ?? '';

/** What the game would be after a deal that nobody but this winner has points in. */
async function totalsAfter(game: OpenedGame, seats: readonly string[], winner: string, from: string | null, score: number): Promise<Readonly<Record<string, number>>> {
  const deal = scored(seats.map((seat) => (seat === winner ? score : 0)), winner, from ?? undefined);
  const { status, body } = await game.as('scorer', 'POST', '/deals?dryRun=true', deal);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.game.totals as Readonly<Record<string, number>>;
}

for (const { what, game: request, deals, least, most } of TABLES) {
  t.test(`what takes the lead is the least score with which a deal would take it: ${what}`, async (t) => {
    const game = await openGame(await serviceFor(t), request);
    for (const [scores, winner, from] of deals) {
      const { status, body } = await game.as('scorer', 'POST', '/deals', scored(scores, winner, from));
      t.equal(status, 201, JSON.stringify(body));
    }
    const { body: state } = await game.as('viewer', 'GET', '');
    const seatOf = (player: string): string => SEATS.find((seat) => state.seats[seat] === player) ?? '';
    const seats = SEATS.slice(0, state.players.length);
    const players = seats.map((_, i) => name(i));
    const { body } = await game.as('viewer', 'GET', '/needs');
    t.strictSame(body.needs.map(({ player }: { readonly player: string }) => player), players);
    for (const { player, ways } of body.needs) {
      t.strictSame(ways.map(({ from }: { readonly from: string | null }) => from), [null, ...players.filter((other) => other !== player)], 'by self-draw and from each discarder');
      for (const { from, score } of ways) {
        let found: number | null = null;
        for (let tried = least; found === null && tried <= most; tried++) {
          const totals = await totalsAfter(game, seats, seatOf(player), from === null ? null : seatOf(from), tried);
          if (players.every((other) => other === player || totals[other]! < totals[player]!)) found = tried;
        }
        t.equal(score, found, `${String(player)} from ${String(from)}`);
      }
    }
  });
}

t.test('a lead of a win that is worth 5 takes 6', async (t) => {
  const game = await openGame(await serviceFor(t), { ruleset: FIVE_POINTS });
  await game.as('scorer', 'POST', '/deals', scored([5, 0, 0, 0], 'E', 'S'));
  const { body } = await game.as('viewer', 'GET', '/needs');
  t.match(body.needs[0], { player: 'Ann', leads: true });
  t.strictSame(body.needs[1], {
    player: 'Bo',
    total: 0,
    leads: false,
    ways: [
      { by: 'self-draw', from: null, score: 6 },
      { by: 'discard', from: 'Ann', score: 6 },
      { by: 'discard', from: 'Chi', score: 6 },
      { by: 'discard', from: 'Dov', score: 6 },
    ],
  });
});
