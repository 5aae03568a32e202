import t from 'tap';
import { ask } from '../../support/games.ts';
import { serviceFor } from '../../support/service.ts';

const DRAWN = { seat: 'S', tile: '9m', by: 'self-draw' };
/** What a club writes for a rule worth 2 points, and how often it counts in South's hand in the East round. */
const CASES = [
  { when: { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }, { not: 'pungs-of-the-prevailing-wind' }] }, per: 'each', hand: 'SSS NNN WWW 789m 99m', win: DRAWN, count: 2 },
  { when: { all: ['pungs-of-dragons', 'concealed-kongs-of-majors'] }, per: 'each', hand: 'CCC 234m 567p 5s (1111m)', win: null, count: 0 },
  { when: { all: ['pungs-of-winds', 'pairs-of-dragons'] }, per: 'once', hand: 'SSS NNN WWW 789m CC', win: DRAWN, count: 1 },
];

for (const { when, per, hand, win, count } of CASES) {
  t.test(`${JSON.stringify(when)}, ${per}, counts ${count} times in ${hand}`, async (t) => {
    const app = await serviceFor(t);
    const ruleset = { extends: 'hua-bao', label: { en: 'Club rules' }, add: [{ id: 'club-points', label: { en: 'Club points' }, value: { points: 2 }, when, for: 'everyone', per }] };
    const checked = await ask(app, 'POST', '/v1/rulesets/check', { body: ruleset });
    t.match(checked.body, { valid: true, problems: [] });
    t.match(checked.body.ruleset.rules.find(({ id }: { readonly id: string }) => id === 'club-points'), { source: 'Club rules', definition: /^A pung or kong of .*\.$/ });
    const pointsUnder = async (rules: unknown): Promise<{ readonly points: number; readonly count: number }> => {
      const { status, body } = await ask(app, 'POST', '/v1/score', { body: { ruleset: rules, roundWind: 'E', hands: [{ seat: 'S', hand }], win } });
      t.equal(status, 200, JSON.stringify(body));
      const [south] = body.hands;
      return { points: south.points, count: south.lines.find(({ rule }: { readonly rule: string }) => rule === 'club-points')?.count ?? 0 };
    };
    const [before, after] = [await pointsUnder('hua-bao'), await pointsUnder(ruleset)];
    t.same(after, { points: before.points + 2 * count, count });
  });
}
