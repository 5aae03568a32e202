import { createHash } from 'node:crypto';
import t from 'tap';
import { run } from '../../../src/edge/cli/run.ts';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
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
    '  Mahjong: 10 points',
    '  Exposed pung of red dragons: 1 doubling',
    '  Own flower or season: orchid: 1 doubling',
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
  t.match(last.out, 'Last Tile Draw. Won with the last tile of the wall: 8 fan');
  t.match(last.out, 'Flower Tiles. Plum, spring: 2 × 1 fan');
  t.match(last.out, '  = 22 fan');
  const word = await mingg(['score', HAND, ...WON, '-r', 'hua-bao', '-o', 'foulHands=score-zero', '--json']);
  t.match(JSON.parse(word.out), { ruleset: { options: { foulHands: 'score-zero' } } });
});

t.test('a dealt hand has no winning tile', async (t) => {
  const { status, out } = await mingg(['score', '234m 678s 55p 777z 111p', '-c', 'dealt']);
  t.equal(status, 0);
  t.match(out, 'East won with the dealt hand: 500 instead of the ordinary count of');
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
  t.match((await mingg(['score', HAND, ...WON], undefined, {}, 'fi_FI.UTF-8')).out, 'Suljettu kong (ympyrä 1): 32 pistettä');
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
