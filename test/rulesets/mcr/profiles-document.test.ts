import { readFileSync } from 'node:fs';
import t from 'tap';
import { scoreFans } from '../../support/fan-hands.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { fromRoot } from '../../support/root.ts';

const text = readFileSync(fromRoot('docs', 'mcr-profiles.md'), 'utf8');
/** The cells of the rows of a table whose first cell is code. */
const rows = text
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
const code = (cell = ''): string => /`([^`]*)`/.exec(cell)?.[1] ?? '';
const PROFILES = ['wmo-2006', 'online'] as const;

t.test('the document of the profiles names every switch that a profile sets, with its value', (t) => {
  const profile = readyRules('mcr').set.options.find(({ name }) => name === 'profile');
  const sets = profile?.type === 'enum' ? profile.sets : undefined;
  const switches = rows.filter(([, tile, first]) => first?.startsWith('`') === true && tile?.startsWith('`') !== true);
  for (const [column, name] of PROFILES.entries()) {
    const told = Object.fromEntries(switches.map((cells) => [code(cells[0]), JSON.parse(code(cells[column + 2]))]));
    t.strictSame(told, sets?.[name], name);
  }
  t.end();
});

t.test('the document of the profiles gives hands with the totals that they have', (t) => {
  const hands = rows.filter(([, tile, third]) => tile?.startsWith('`') === true && third?.startsWith('`') !== true);
  t.ok(hands.length > 10, 'there are hands');
  for (const [hand, tile, ...totals] of hands) {
    for (const [column, profile] of PROFILES.entries()) {
      const by = tile?.endsWith('self-drawn') === true ? 'self-draw' : 'discard';
      const scored = scoreFans(code(hand), { tile: code(tile), by, options: { profile } }).hand;
      t.equal(String(scored.fan), totals[column], `${hand ?? ''} under ${profile}`);
    }
  }
  t.end();
});

t.test('the document of the profiles gives a hand of each switch that both set alike', (t) => {
  const { options } = readyRules('mcr');
  const hands = rows.filter(([, , third]) => third?.startsWith('`knitted') === true || third === '`deadWaits`');
  t.equal(hands.length, 4);
  for (const [hand, tile, name, asSet, otherwise] of hands) {
    for (const profile of PROFILES) {
      const total = (given: Readonly<Record<string, unknown>>): string => String(scoreFans(code(hand), { tile: code(tile), options: { profile, ...given } }).hand.fan);
      t.equal(total({}), asSet, `${hand ?? ''} under ${profile}`);
      t.equal(total({ [code(name)]: options[code(name)] !== true }), otherwise, `${hand ?? ''} under ${profile}, otherwise`);
    }
  }
  t.end();
});
