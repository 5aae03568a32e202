import t from 'tap';
import { pathsOf, pointerOf, replaced, valueAt } from '../../support/json-paths.ts';
import type { JsonPath } from '../../support/json-paths.ts';
import { CLUB_OVERLAY, HOUSE_HAND } from '../../support/sample-overlay.ts';
import { post, serviceFor } from '../../support/service.ts';

interface Told {
  readonly code: string;
  readonly at: string;
  readonly message: string;
  readonly hint: string;
}

const deal = (ruleset: unknown): object => ({ ruleset, hands: [{ seat: 'S', hand: '234s 234s 666s FFF 88s' }], win: { seat: 'S', tile: '8s', by: 'self-draw' } });

/** Every place of the overlay spoiled in one way or another. */
function spoiled(): readonly { readonly at: string; readonly overlay: unknown }[] {
  return pathsOf(CLUB_OVERLAY).flatMap((path: JsonPath) => {
    const present = valueAt(CLUB_OVERLAY, path);
    const wrong = [Array.isArray(present) ? { x: 1 } : [[]], ...(typeof present === 'string' ? [`${present}-x?`] : []), ...(typeof present === 'number' ? [-1e9] : [])];
    // Names, sentences and sources may say what they like.
    const free = /\/(?:label\/\w+|description\/\w+|definition|definitions\/\w+|source|edition)$/.test(pointerOf(path));
    return wrong.filter((by) => !free || typeof by !== 'string').map((by) => ({ at: pointerOf(path), overlay: replaced(CLUB_OVERLAY, path, by) }));
  });
}

t.test('a hundred and more broken overlays each have a finding at the broken place, checked or scored under', async (t) => {
  const app = await serviceFor(t);
  const cases = spoiled();
  t.ok(cases.length > 130, `${cases.length} overlays`);
  for (const { at, overlay } of cases) {
    const checked = await post(app, '/v1/rulesets/check', overlay);
    t.equal(checked.status, 200);
    t.match(checked.body, { valid: false, ruleset: null });
    const problems = checked.body.problems as Told[];
    t.ok(problems.some((problem) => problem.at === at || problem.at.startsWith(`${at}/`)), `${at}: ${JSON.stringify(problems.slice(0, 2))}`);
    for (const { message, hint } of problems) t.notMatch(message + hint, /\{\w+\}|undefined|\[object/, message);
    const scored = await post(app, '/v1/score', deal(overlay));
    t.match(scored, { status: 400, body: { code: 'request-invalid' } });
    const findings = scored.body.findings as Told[];
    t.ok(findings.some((finding) => finding.at.startsWith(`/ruleset${at}`)), `${at}: ${JSON.stringify(findings.slice(0, 2))}`);
  }
});

t.test('overlays that are only large, deep or strange are answered', async (t) => {
  const app = await serviceFor(t);
  const many = (length: number, make: (i: number) => unknown): unknown[] => Array.from({ length }, (_, i) => make(i));
  const members = (length: number, name: string): object => Object.fromEntries(many(length, (i) => [`${name}${i}`, 1]) as [string, number][]);
  // A text is sent as it is.
  const strange: readonly unknown[] = [
    null,
    7,
    '"hua-bau"',
    [],
    {},
    { extends: null },
    { extends: '' },
    { extends: 'constructor' },
    { extends: '__proto__' },
    '{"extends":"hua-bao","__proto__":{"x":1},"change":{"__proto__":{},"constructor":{},"toString":{}},"options":{"__proto__":1,"hasOwnProperty":2}}',
    { extends: 'hua-bao', id: `${'a-'.repeat(30)}!` },
    { extends: 'x'.repeat(900_000) },
    { extends: 'hua-bao', source: 'x'.repeat(900_000) },
    { extends: 'hua-bao', label: members(50_000, 'l') },
    { extends: 'hua-bao', options: members(50_000, 'limit') },
    { extends: 'hua-bao', ...members(50_000, 'counting') },
    { extends: 'hua-bao', change: members(50_000, 'mahjong') },
    { extends: 'hua-bao', drop: many(80_000, () => 'mahjon') },
    { extends: 'hua-bao', add: many(3_000, (i) => ({ ...HOUSE_HAND, id: `r${i}` })) },
    { extends: 'hua-bao', add: many(190, (i) => ({ ...HOUSE_HAND, id: `r${i}`, when: { all: many(300, (j) => `only-gren${j}`) } })) },
    { extends: 'hua-bao', add: many(200, (i) => ({ ...HOUSE_HAND, id: `r${i}`, excludes: many(100, (j) => ({ rule: `r${(i + j) % 200}`, scope: 'hand' })) })) },
    `{"extends":"hua-bao","label":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    `{"extends":"hua-bao","label":${'{"en":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  ];
  for (const overlay of strange) {
    const text = typeof overlay === 'string' ? overlay : JSON.stringify(overlay);
    const checked = await post(app, '/v1/rulesets/check', text);
    t.ok([200, 400].includes(checked.status), `${text.slice(0, 60)}: ${checked.status}`);
    if (checked.status === 200) t.equal(checked.body.valid, false);
    const scored = await post(app, '/v1/score', `{"ruleset":${text},"hands":[{"seat":"S","hand":"234s 234s 666s FFF 88s"}]}`);
    t.equal(scored.status, 400, text.slice(0, 60));
  }
});
