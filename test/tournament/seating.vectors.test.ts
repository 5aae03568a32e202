import t from 'tap';
import type { Test } from 'tap';
import { SEATS } from '../../src/engine/vocabulary.ts';
import { drawSeating } from '../../src/tournament/seating/draw-seating.ts';
import { checkSeating } from '../../src/tournament/seating/judge-seating.ts';
import type { SeatingCheckRequest } from '../../src/tournament/seating/judge-seating.ts';
import type { SeatingAnswer, SeatingPlayer, SeatingRequest } from '../../src/tournament/seating/request.ts';
import { countSeating } from '../support/count-seating.ts';
import { asRecorded } from '../support/recorded.ts';
import { vectorCases } from '../support/vector-requests.ts';

const draw = (t: Test, request: SeatingRequest): SeatingAnswer => {
  const answer = drawSeating(request);
  if (!('seating' in answer)) t.fail('drawn', { findings: answer.findings });
  return (answer as { seating: SeatingAnswer }).seating;
};

t.test('the quality of a seating is as recorded', (t) => {
  for (const { id, request, expected } of vectorCases('tournament/seating-check.jsonl', Infinity)) {
    t.strictSame(asRecorded(checkSeating(request as unknown as SeatingCheckRequest), expected), expected, id);
  }
  t.end();
});

t.test('an interval draw seats the recorded fours together, winds as even as they can be', (t) => {
  for (const { id, request, expected } of vectorCases('tournament/seating-interval.jsonl', Infinity)) {
    const { rounds } = draw(t, request as unknown as SeatingRequest);
    const groups = rounds[0]!.tables.map(({ seats }) => SEATS.map((seat) => seats[seat]).sort());
    t.strictSame(groups.sort(), (expected['groups'] as string[][]).toSorted(), id);
  }
  t.end();
});

/** The least sum of squares of wind counts over the orders of four. */
const orders = (four: readonly string[]): readonly (readonly string[])[] =>
  four.length === 0 ? [[]] : four.flatMap((one, i) => orders(four.toSpliced(i, 1)).map((rest) => [one, ...rest]));

t.test('a swiss draw is as good as the proved best, counted again from its seats', (t) => {
  for (const { id, request, expected } of vectorCases('tournament/seating-swiss.jsonl', Infinity)) {
    const asked = request as unknown as SeatingRequest & { players: SeatingPlayer[] };
    const answer = draw(t, asked);
    const tables = answer.rounds[0]!.tables.map(({ seats }) => SEATS.map((seat) => seats[seat]));
    const pairs = tables.flatMap((four) => four.flatMap((a, i) => four.slice(i + 1).map((b) => [a, b] as const)));
    const team = new Map(asked.players.map((player) => [player.id, player.team]));
    const history = (asked.history ?? []).flat();
    const place = (one: string): number => asked.standing!.indexOf(one);
    const counted = {
      apart: pairs.filter(([a, b]) => asked.apart?.some((pair) => pair.includes(a) && pair.includes(b))).length,
      sameTeam: pairs.filter(([a, b]) => team.get(a) !== undefined && team.get(a) === team.get(b)).length,
      repeats: pairs.reduce((sum, [a, b]) => sum + history.filter((four) => four.includes(a) && four.includes(b)).length, 0),
      distance: pairs.reduce((sum, [a, b]) => sum + (place(a) - place(b)) ** 2, 0),
    };
    t.strictSame(counted, expected['draw'], id);
    t.strictSame(answer.draw, counted, `${id}: what the answer says`);
    for (const four of tables) {
      const had = (player: string, wind: number): number => history.filter((before) => before[wind] === player).length;
      const squares = (order: readonly string[]): number => order.reduce((sum, player, wind) => sum + (had(player, wind) + 1) ** 2 - had(player, wind) ** 2, 0);
      t.equal(squares(four), Math.min(...orders(four).map(squares)), `${id}: winds of ${four.join(' ')}`);
    }
  }
  t.end();
});

/** All bars are held by `npm run bench -- seating`. */
t.test('every tenth seating is as good as its bar, and so with every kind of it', (t) => {
  const cases = vectorCases('tournament/seating-bar.jsonl', Infinity);
  for (const [i, { id, request, expected }] of cases.entries()) {
    if (i % 10 !== 0) continue;
    const asked = request as unknown as SeatingRequest;
    const players = typeof asked.players === 'number' ? Array.from({ length: asked.players }, (_, n) => ({ id: `${n + 1}` })) : asked.players;
    const { isWhole, ...counted } = countSeating(draw(t, asked), players as { id: string }[]);
    t.ok(isWhole, `${id}: everybody once a round`);
    for (const [field, most] of Object.entries(expected['atMost'] as Record<string, number>)) {
      const found = counted[field as keyof typeof counted];
      t.ok(found <= most, `${id}: ${field} ${found}, at most ${most}`);
    }
  }
  t.end();
});
