import t from 'tap';
import { MCR } from '../../../src/rulesets/mcr/index.ts';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import { GOLDEN_FANS } from '../../support/golden-fans.ts';

const ids = MCR.rules.map(({ id }) => id.slice(4));
const labels = new Map(MCR.rules.map(({ id, label }) => [id.slice(4), label.en]));

t.test('every fan but the flowers has a hand that shows it', (t) => {
  t.strictSame([...GOLDEN_FANS.map(({ fan }) => fan), 'flower-tiles'].sort(), [...ids].sort());
  t.end();
});

for (const { fan, hand, win, fans, excluded, agreed = [], near, nearWin } of GOLDEN_FANS) {
  const label = labels.get(fan) ?? fan;
  t.test(`${label}: ${hand} and ${win.tile} has it, ${near} and ${nearWin.tile} has not`, (t) => {
    const scored = scoreFans(hand, win).hand;
    t.strictSame(Object.entries(fansOf(scored)).sort(), fans.map((id) => [id, 1]).sort());
    const because = suppressedOf(scored).filter((entry) => entry.includes(`: ${fan} (`));
    const repeated = because.filter((entry) => !entry.endsWith('(non-separation)'));
    const expected = [...excluded.map((id) => `${id}: ${fan} (non-repeat)`), ...agreed.map((id) => `${id}: ${fan} (excluded)`)];
    t.strictSame(repeated, expected.sort());
    t.notMatch(fansOf(scoreFans(near, nearWin).hand), { [fan]: Number });
    t.end();
  });
}
