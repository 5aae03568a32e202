import { createHash } from 'node:crypto';
import t from 'tap';
import { run } from '../../../src/edge/cli/run.ts';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { SIMPLE_GAME } from '../../../src/rulesets/simple.ts';
import { describeRuleset } from '../../../src/service/describe-rulesets.ts';
import { chooseWords } from '../../../src/service/languages.ts';
import { Rulesets } from '../../../src/service/rulesets.ts';

interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

const rulesets = new Rulesets(BUILT_IN, (text) => createHash('sha256').update(text).digest('hex'));

async function* linesOf(text: string): AsyncGenerator<string> {
  yield* text.split('\n');
}

/** Nothing is left to chance: always the last. */
const chance = { below: (bound: number) => bound - 1 };

/** Runs a command with what stands in standard input (undefined: a terminal) and files by path. */
async function mingg(args: readonly string[], input?: string, files: Readonly<Record<string, string>> = {}, locale?: string): Promise<Ended> {
  let out = '';
  let err = '';
  const status = await run(args, {
    rulesets,
    chance,
    version: '1.2.3',
    locale,
    input: () => (input === undefined ? null : linesOf(input)),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    readFile: (path) => {
      const text = files[path];
      if (text === undefined) throw new Error(`ENOENT: no such file, open '${path}'`);
      return text;
    },
  });
  return { status, out, err };
}

const HAND = '234m 678s 55p [777z] (1111p) + 2f';
const WON = ['--seat', 'S', '--win', '5p', '--by', 'discard', '--from', 'W'];

t.test('score counts a hand line by line', async (t) => {
  const { status, out, err } = await mingg(['score', HAND, ...WON]);
  t.equal(status, 0);
  t.equal(err, '');
  t.strictSame(out.split('\n'), [
    'S: 200 win',
    '  Exposed pung of red dragons: 4 points',
    '  Concealed kong of 1 circles: 32 points',
    '  Orchid: 4 points',
    '  Mahjong: the hand is complete – 10 points',
    '  Exposed pung of red dragons: 1 doubling',
    '  Orchid, of the player’s own seat: 1 doubling',
    '  = 50 × 2^2 = 200',
    'Nothing is settled yet: the hands of all players are needed.',
    '',
  ]);
});

t.test('score settles four hands, each with its seat', async (t) => {
  const hands = ['E: 345m 2678p 7s EE [999s] + 1f', `S: ${HAND}`, 'W: 22m 9m 444p 13678s FF', 'N: 6m 23p 222s NNN P [888m]'];
  const { status, out } = await mingg(['score', ...hands, '--winner', 'S', '--win', '5p', '--from', 'W']);
  t.equal(status, 0);
  t.match(out, 'E → S  400');
  t.match(out, 'E -372  S +800  W -258  N -170');
});

t.test('with --json the answer is that of the API', async (t) => {
  const { status, out } = await mingg(['score', HAND, ...WON, '--json']);
  t.equal(status, 0);
  t.match(JSON.parse(out), { ruleset: { id: 'hua-bao' }, hands: [{ seat: 'S', score: 200 }] });
  t.equal(out.trim().split('\n').length, 1, 'on one line');
});

t.test('rule set, options and circumstances are those of the command line', async (t) => {
  const capped = await mingg(['score', HAND, ...WON, '-o', 'limit=100', '-o', 'extras=only-tile,all-concealed', '--json']);
  t.match(JSON.parse(capped.out), { ruleset: { options: { limit: 100, extras: ['only-tile', 'all-concealed'] } }, hands: [{ score: 100 }] });
  const none = await mingg(['score', HAND, ...WON, '-o', 'specialHands=', '-o', 'limit=null', '--json']);
  t.match(JSON.parse(none.out), { ruleset: { options: { limit: null, specialHands: [] } } });
  const last = await mingg(['score', '123m 123p 123s 55z [777z] + 1f 1g', '-r', 'mcr', '-w', '1s', '-b', 'self-draw', '-c', 'last-tile', '--round', 'S']);
  t.match(last.out, 'Last Tile Draw: won with the last tile of the wall – 8 fan');
  t.match(last.out, 'Flower Tiles. Plum, spring: 2 × 1 fan');
  t.match(last.out, '  = 22 fan');
  const word = await mingg(['score', HAND, ...WON, '-r', 'hua-bao', '-o', 'foulHands=score-zero', '--json']);
  t.match(JSON.parse(word.out), { ruleset: { options: { foulHands: 'score-zero' } } });
});

t.test('a dealt hand has no winning tile', async (t) => {
  const { status, out } = await mingg(['score', '234m 678s 55p 777z 111p', '-c', 'dealt']);
  t.equal(status, 0);
  t.match(out, 'Blessing of heaven: East won with the dealt hand – 500 instead of the ordinary score of');
});

t.test('a hand that nobody won is counted too', async (t) => {
  const { status, out } = await mingg(['score', '22m 9m 444p 13678s FF']);
  t.equal(status, 0);
  t.match(out, 'E: 6\n');
});

t.test('an overlay is read from a file', async (t) => {
  const files = { 'club.json': JSON.stringify({ extends: 'hua-bao', id: 'club', edition: '1', drop: ['pung-of-dragons'] }) };
  const { status, out } = await mingg(['score', HAND, ...WON, '-r', 'club.json', '--json'], undefined, files);
  t.equal(status, 0);
  t.match(JSON.parse(out), { ruleset: { id: 'club' }, hands: [{ score: 100 }] });
  for (const [path, text] of [['missing.json', ''], ['broken.json', '{'], ['number.json', '3']] as const) {
    const wrong = await mingg(['score', HAND, '-r', path], undefined, path === 'missing.json' ? {} : { [path]: text });
    t.equal(wrong.status, 2);
    t.match(wrong.err, path);
  }
});

t.test('a finding is shown where it stands in the line, and the status is 1', async (t) => {
  const { status, out, err } = await mingg(['score', '🀀🀀 234m 6x8s', ...WON]);
  t.equal(status, 1);
  t.equal(out, '');
  const lines = err.split('\n');
  t.match(lines[0], 'tile-unreadable (/hands/0/hand): ');
  t.equal(lines[1], '    🀀🀀 234m 6x8s');
  t.equal(lines[2]?.indexOf('^'), 4 + 8, 'a mahjong character takes one column');
});

t.test('with --json a finding is in the problem document', async (t) => {
  const { status, out, err } = await mingg(['score', '234m', ...WON, '-j']);
  t.equal(status, 1);
  t.equal(err, '');
  t.match(JSON.parse(out), { code: 'hand-invalid', findings: [{ code: 'hand-size' }] });
});

t.test('validate tells whether a deal is possible, and whether the hand is complete', async (t) => {
  t.equal((await mingg(['validate', HAND, ...WON])).out, 'valid, complete\n');
  t.equal((await mingg(['validate', '22m 9m 444p 13678s FF'])).out, 'valid\n');
  const wrong = await mingg(['validate', '22m 9m 55555p 13678s', '--json']);
  t.equal(wrong.status, 1);
  t.match(JSON.parse(wrong.out), { valid: false, findings: [{ code: 'tile-overused' }] });
  const unread = await mingg(['validate', HAND, '-r', 'huabao']);
  t.equal(unread.status, 1);
  t.match(unread.err, 'Did you mean “hua-bao”?');
});

t.test('waits tells the tiles, their copies left and their worth', async (t) => {
  const { status, out } = await mingg(['waits', '234m 678s 46p 11z [777z]', '-r', 'hua-bao', '-s', 'S', '--visible', '5p']);
  t.equal(status, 0);
  t.match(out, /^5p ×3 \d+\n$/);
  t.match((await mingg(['waits', '234m 234s 46p 88m [678s]', '-r', 'mcr', '-b', 'discard', '--round', 'W'])).out, '5p ×4 6 (below-minimum)');
  t.match((await mingg(['waits', '234m 678s 46p 11z 9m [777z]'])).out, /^9m → 5p ×4 \d+$/m, 'one tile too many: by discard');
  t.match((await mingg(['waits', '147m 147p 147s 1234z'])).out, /^\(\d\)\n$/, 'the distance where nothing is waited for');
  t.equal((await mingg(['waits', HAND, HAND])).status, 2);
  t.equal((await mingg(['waits', '22m'])).status, 1);
});

t.test('table seats draws the seats, from a pile or shuffled', async (t) => {
  const { status, out, err } = await mingg(['table', 'seats', 'Ann', 'Bo', 'Chi', 'Dov', '--dice', '3,4', '--winds', 'SNEW']);
  t.strictSame([status, out, err], [0, 'E: Ann\nS: Chi\nW: Bo\nN: Dov\n', '']);
  // always the last of those that are left: N W S E
  t.equal((await mingg(['table', 'seats', 'Ann, Bo, Chi, Dov', '-r', 'mcr'])).out, 'E: Dov\nS: Chi\nW: Bo\nN: Ann\n');
  t.equal((await mingg(['table', 'seats', 'Ann', 'Bo', 'Chi', '-r', 'simple', '-o', 'players=3', '--winds', 'W, E, S'])).out, 'E: Bo\nS: Chi\nW: Ann\n');
  const wrong = await mingg(['table', 'seats', 'Ann', 'Bo', 'Chi', 'Ann', '--dice', '3 9']);
  t.equal(wrong.status, 1);
  t.match(wrong.err, 'seat-repeated (/players/3): Ann sits in two seats.');
  t.match(wrong.err, 'dice-impossible (/dice/1): No die shows 9.');
});

t.test('table wall breaks the wall', async (t) => {
  t.equal((await mingg(['table', 'wall', '3', '4', '2', '6'])).out.split('\n').slice(0, 3).join('\n'), 'wall: W 15/18\nfirstTaken: W 16\nlooseTiles: W 14');
  t.match((await mingg(['table', 'wall', '3,4,2,6', '-r', 'mcr'])).out, /^wall: W 15\/18\nfirstTaken: W 16\ndeal: E 4, .*, E 1\n$/);
  t.match((await mingg(['table', 'wall', '-', '-r', 'simple'], '3 4\n{"dice":[6,6]}')).out, /^wall: E 7\/17[^]*\nwall: E 12\/17/);
});

t.test('table claims rules who gets a tile, and tells who goes on', async (t) => {
  const both = await mingg(['table', 'claims', 'S: chow 46p', 'N: pung 55p', '--from', 'E', '--tile', '5p']);
  t.equal(both.status, 0);
  t.match(both.out, /^S: chow outranked\. A win takes precedence .*\nN: pung granted\. The claim is granted\.\nnext: N discards\n$/);
  t.match((await mingg(['table', 'claims', 'N: kong exposed', '--from', 'E', '--tile', '5p'])).out, /^N: kong no-kong-from-discard\. .*\nnext: S draws\n$/);
  t.match((await mingg(['table', 'claims', 'N: kong 555p; S: chow 46p', '-f', 'E', '--tile', '5p'])).out, /\nnext: N draws\n$/);
  const robbed = await mingg(['table', 'claims', 'S: win 234m 678s 46p 11z [777z]', '-f', 'E', '--tile', '5p', '--event', 'added-to-pung', '--round', 'S']);
  t.equal(robbed.out, 'S: win granted. The claim is granted.\n', 'nobody goes on after a win');
  // the last discard is worth 8 fans
  const last = ['table', 'claims', 'S: win 234m 678s 46p 88s [789m]', '-f', 'E', '--tile', '5p', '-r', 'mcr'];
  t.match((await mingg(last)).out, 'S: win below-minimum.');
  t.match((await mingg([...last, '-c', 'last-tile'])).out, 'S: win granted.');
  const nobody = await mingg(['table', 'claims', 'N: pung 55p', '--tile', '5p']);
  t.equal(nobody.status, 1);
  t.match(nobody.err, 'wrong-type (/discarder)');
});

t.test('table next-deal tells what comes after a deal', async (t) => {
  const next = ['table', 'next-deal', 'Dov', 'Ann', 'Bo', 'Chi', '--deal', '4', '--first', 'Ann'];
  t.equal((await mingg([...next, '--winner', 'Bo'])).out, 'roundEnds\ndeal: 5 S\nE: Ann\nS: Bo\nW: Chi\nN: Dov\n');
  t.equal((await mingg(next)).out, 'deal: 5 E\nE: Dov\nS: Ann\nW: Bo\nN: Chi\n', 'nobody won');
  t.equal((await mingg([...next, '--winner', 'Bo', '--round', 'N'])).out, 'matchEnds\n');
  t.equal((await mingg(['table', 'next-deal', 'Ann', 'Bo', 'Chi', '--deal', '1', '-r', 'simple', '-o', 'players=3', '--winner', 'Bo'])).out, 'deal: 2 E\nE: Bo\nS: Chi\nW: Ann\n');
  t.match((await mingg(['table', 'next-deal', 'Ann', 'Bo', 'Chi', 'Dov'])).err, 'wrong-type (/deal)');
});

t.test('many hands come from standard input, as lines or as requests, in order', async (t) => {
  const request = { hands: [{ seat: 'W', score: 24 }] };
  const input = ['# a comment', HAND, '', JSON.stringify(request), JSON.stringify({ ...request, ruleset: 'simple' }), '{broken'].join('\n');
  const { status, out } = await mingg(['score', ...WON, '--json'], input);
  t.equal(status, 1);
  const answers = out.trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  t.match(answers, [
    { ruleset: { id: 'hua-bao' }, hands: [{ score: 200 }] },
    { ruleset: { id: 'hua-bao' }, hands: [{ seat: 'W', score: 24 }] },
    { ruleset: { id: 'simple' } },
    { code: 'request-invalid' },
  ]);
  const text = await mingg(['score', '-'], '{broken');
  t.equal(text.status, 1);
  t.match(text.err, '{broken');
  t.equal((await mingg(['validate', '-o', 'limit=300'], JSON.stringify(request))).status, 0);
  t.equal((await mingg(['score', '-'], '')).status, 0, 'nothing to do is no mistake');
});

t.test('the language is asked for, or that of the environment', async (t) => {
  t.match((await mingg(['score', HAND, ...WON, '--lang', 'de'])).out, 'Verdeckter Kong (Kreis 1): 32 Punkte');
  t.match((await mingg(['score', HAND, ...WON], undefined, {}, 'fi_FI.UTF-8')).out, 'Suljettu kong (pallo 1): 32 pistettä');
  t.match((await mingg(['score', HAND, ...WON], undefined, {}, 'C.UTF-8')).out, 'Concealed kong of 1 circles: 32 points');
  const unknown = await mingg(['score', HAND, '-l', 'tlh']);
  t.equal(unknown.status, 2);
  t.match(unknown.err, 'tlh');
});

t.test('rulesets lists what there is', async (t) => {
  t.match((await mingg(['rulesets'])).out, /^mcr +Mahjong Competition Rules/m);
  const lines = (await mingg(['rulesets', '--json'])).out.trim().split('\n');
  t.strictSame(lines.map((line) => (JSON.parse(line) as { id: string }).id), ['hua-bao', 'dmjl', 'mcr', 'simple']);
});

t.test('rulesets tells one set: how it is played, its options by name, what counts', async (t) => {
  const { status, out, err } = await mingg(['rulesets', 'hua-bao', '-o', 'limit=300', '-o', 'extras=all-pungs']);
  t.strictSame([status, err], [0, '']);
  t.match(out, /^hua-bao: Hua Bao, classical mahjong\nPoints and doublings/);
  t.match(out, /^ {2}limit +Limit: 300 \(instead of 500\)$/m);
  t.match(out, /^ {2}bonusTiles +Flowers and seasons: yes$/m);
  t.match(out, /^ {2}Concealed kong of simples: 16 each$/m);
  t.match(out, /^ {2}All pungs: 1$/m);
  t.match(out, /^Not played: Self-drawn, |^Not played: .*Thirteen orphans/m);
  t.match((await mingg(['rulesets', 'mcr', '--lang', 'de'])).out, /^ {2}Falsches Hu: je 10 an alle anderen$/m);
  const simple = (await mingg(['rulesets', 'simple', '-o', 'honourBonus=true'])).out;
  t.notMatch(simple, /Penalties|Not played/);
  t.match((await mingg(['rulesets', 'dmjl'])).out, /^ {2}Dangerous discard pays for all$/m);
});

t.test('rulesets --json describes a set as the API does', async (t) => {
  const { out } = await mingg(['rulesets', 'mcr', '--json', '--lang', 'fi']);
  const known = rulesets.find('mcr')!;
  t.strictSame(JSON.parse(out), JSON.parse(JSON.stringify(describeRuleset(known, chooseWords(undefined, 'fi')))));
});

t.test('rulesets tells an overlay from a file, one without options too', async (t) => {
  const files = { 'club.json': JSON.stringify({ extends: 'simple', label: { en: 'Our club' } }), 'bare.json': JSON.stringify({ ...SIMPLE_GAME, id: 'bare', options: [], players: 4, play: { ...SIMPLE_GAME.play, dealer: 'always-passes', rounds: 4 }, rules: SIMPLE_GAME.rules.slice(0, 1) }) };
  t.match((await mingg(['rulesets', 'club.json'], undefined, files)).out, /^simple-overlay: Our club$/m);
  t.notMatch((await mingg(['rulesets', 'bare.json'], undefined, files)).out, 'Options agreed');
});

t.test('rulesets says what is wrong with the set or the options asked for', async (t) => {
  const unknown = await mingg(['rulesets', 'huabao']);
  t.match(unknown, { status: 1, out: '', err: /^ruleset-unknown .*[^]*hua-bao/ });
  const wrong = await mingg(['rulesets', 'hua-bao', '-o', 'limit=5', '--json']);
  t.equal(wrong.status, 1);
  t.match(JSON.parse(wrong.out), { code: 'request-invalid', findings: [{ code: 'option-out-of-range', at: '/options/limit' }] });
  t.match(await mingg(['rulesets', 'mcr', 'simple']), { status: 2, err: /one at a time/ });
});

t.test('help and version', async (t) => {
  for (const args of [['--help'], ['help'], ['score', '-h']]) {
    const { status, out } = await mingg(args);
    t.equal(status, 0);
    t.match(out, 'Usage: mingg <command>');
  }
  t.strictSame(await mingg(['--version']), { status: 0, out: '1.2.3\n', err: '' });
});

t.test('a wrong call is told on standard error, with status 2', async (t) => {
  for (const [args, told] of [
    [[], 'What is to be done?'],
    [['win'], 'There is no command "win"'],
    [['score', HAND, '--frob'], "Unknown option '--frob'."],
    [['score', HAND, '-o', 'limit'], 'An option is name=value'],
    [['score'], 'There is no hand'],
    [['table'], 'What is to be done? One of: seats, wall, claims, next-deal.'],
    [['table', 'chairs'], 'There is no command "chairs". One of: seats,'],
    [['table', 'seats'], 'There is nothing to ask about'],
    [['table', 'wall', 'three', '4'], 'Dice are numbers'],
    [['table', 'claims', 'pung', '--tile', '5p'], 'A claim is "S: chow 46p", not "pung".'],
  ] as const) {
    const { status, out, err } = await mingg(args);
    t.equal(status, 2);
    t.equal(out, '');
    t.match(err, told);
    t.match(err, 'mingg --help');
  }
});

t.test('a fault is not hidden', async (t) => {
  const broken = new Error('broken');
  const out = (): never => {
    throw broken;
  };
  await t.rejects(
    run(['rulesets'], { rulesets, chance, version: '', locale: undefined, input: () => null, out, err: out, readFile: () => '' }),
    broken,
  );
});
