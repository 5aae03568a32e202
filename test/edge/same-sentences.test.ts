import { createHash } from 'node:crypto';
import t from 'tap';
import { run } from '../../src/edge/cli/run.ts';
import { bindRules } from '../../src/engine/rules/bind.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { explainEntry } from '../../src/web/game/appraise.ts';
import { LANGUAGES, wordsFor } from '../../src/words/index.ts';
import { inputOf } from '../support/graphql-map.ts';
import { post, serviceFor } from '../support/service.ts';

const rulesets = new Rulesets(BUILT_IN, (text) => createHash('sha256').update(text).digest('hex'));
const agreed = { for: 'winner', per: 'once', definition: 'Agreed by the club.', source: 'the club' };
const CLUB = {
  extends: 'hua-bao',
  add: [
    { id: 'only-concealed', label: { en: 'Hand game', de: 'Handspiel' }, value: { doublings: 1 }, when: 'pungs-of-dragons', ...agreed },
    { id: 'club-limit', label: { en: 'Red mist', de: 'Roter Nebel' }, value: { limit: 1 }, when: { all: ['pungs-of-dragons', { not: 'only-honours' }] }, ...agreed },
  ],
  change: { mahjong: { label: { en: 'Out', fi: 'Ulos' } } },
};
const REQUEST = {
  ruleset: CLUB,
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};

interface Told {
  readonly lines: readonly { readonly label: string; readonly because: string }[];
  readonly suppressed: readonly { readonly reason: string }[];
}

/** All that is said of the hands of a deal. */
const said = (hands: readonly Told[]): readonly string[] =>
  hands.flatMap(({ lines, suppressed }) => [...lines.flatMap(({ label, because }) => [label, because]), ...suppressed.map(({ reason }) => reason)]);

async function commandLine(language: string, json: boolean): Promise<string> {
  let out = '';
  await run(['score', '--lang', language, ...(json ? ['--json'] : [])], {
    rulesets,
    version: '0',
    locale: undefined,
    chance: { below: () => 0 },
    async *input() {
      yield JSON.stringify(REQUEST);
    },
    out: (text) => {
      out += text;
    },
    err: (text) => t.fail(text),
    readFile: (path) => {
      throw new Error(`${path} is asked for`);
    },
  });
  return out;
}

const GRAPHQL = `query ($input: DealInput!) { score(input: $input) { hands { lines { label because } suppressed { reason } } } }`;
const PLAYERS = ['Ana', 'Ben', 'Cem', 'Dia'] as const;
const SEATED = { E: 'Ana', S: 'Ben', W: 'Cem', N: 'Dia' } as const;

/** What the page says, which counts by itself: the same deal as its players entered it. */
function page(language: string): readonly string[] {
  const compiled = rulesets.compile(CLUB);
  const bound = 'set' in compiled ? bindRules(compiled.set, compiled.hash, undefined) : compiled;
  if (!('ready' in bound)) throw new Error(JSON.stringify(bound.findings));
  const [east, south, west, north] = REQUEST.hands.map(({ seat, melds, ...hand }) => ({
    ...hand,
    player: SEATED[seat as 'E'],
    ...(melds && { melds: melds.map(({ tiles, from }) => ({ tiles, from: SEATED[from as 'E'] })) }),
  }));
  const win = { player: 'Ben', tile: '5p', by: 'discard', from: 'Cem' } as const;
  const position = { deal: 1, roundWind: 'E', dealer: 'Ana', seats: PLAYERS } as const;
  const explained = explainEntry({ hands: [east!, south!, west!, north!], win }, position as never, bound.ready, wordsFor(language));
  if (!('score' in explained)) throw new Error(JSON.stringify(explained.findings));
  return said(explained.score.hands);
}

t.test('REST, GraphQL, command line and page say the same in every language', async (t) => {
  const app = await serviceFor(t);
  for (const language of LANGUAGES) {
    const headers = { 'accept-language': language };
    const hands = (await post(app, '/v1/score', REQUEST, headers)).body.hands as readonly Told[];
    const rest = said(hands);
    t.ok(rest.length > 20 && rest.every((text) => text !== '' && !/[{}]/.test(text)), language);
    const { body } = await post(app, '/graphql', { query: GRAPHQL, variables: { input: inputOf(REQUEST) } }, headers);
    t.strictSame(said(body.data.score.hands), rest, `${language}: GraphQL`);
    t.strictSame(said((JSON.parse(await commandLine(language, true)) as { hands: readonly Told[] }).hands), rest, `${language}: command line, JSON`);
    t.strictSame(page(language), rest, `${language}: page`);
    const text = await commandLine(language, false);
    const labels = new Set(hands.flatMap(({ lines }) => lines.map(({ label }) => label)));
    for (const sentence of rest.filter((each) => !labels.has(each))) t.ok(text.includes(sentence), `${language}: command line, text: ${sentence}`);
    const ours = { en: ['Hand game', 'Red mist', 'Out'], de: ['Handspiel', 'Roter Nebel', 'Out'], fi: ['Hand game', 'Red mist', 'Ulos'], sk: ['Hand game', 'Red mist', 'Out'], bs: ['Hand game', 'Red mist', 'Out'] }[language];
    for (const label of ours) t.ok(rest.some((sentence) => sentence.startsWith(`${label}: `)), `${language}: ${label}`);
  }
});
