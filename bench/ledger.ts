/**
 * What recording a deal costs, on SQLite with full durability: `npm run bench -- ledger`.
 * - at the tenth and at the thousandth deal of a game (bar: at most 1.3 times)
 * - with 50,000 games stored and with 10 (bar: at most 1.3 times); GAMES and DEALS_EACH change the size
 * - beside bare inserts of the same bytes with the driver alone, in the same run
 * Measurements take turns, so that a loud machine disturbs all of them alike. Figures are medians.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sha256, systemClock, systemSecrets } from '../src/app/system.ts';
import { openSqlite } from '../src/edge/storage/sqlite.ts';
import { BUILT_IN } from '../src/rulesets/index.ts';
import { chooseWords } from '../src/service/languages.ts';
import type { Ledger, Writer } from '../src/service/ledger/ledger.ts';
import { openGame } from '../src/service/ledger/open-game.ts';
import { readGame } from '../src/service/ledger/read-game.ts';
import { writeGame } from '../src/service/ledger/write-game.ts';
import { Rulesets } from '../src/service/rulesets.ts';

const GAMES = Number(process.env['GAMES'] ?? 50_000);
const DEALS_EACH = Number(process.env['DEALS_EACH'] ?? 4);
const ROUNDS = Number(process.env['ROUNDS'] ?? 300);

const keys = { owner: 'o'.repeat(32), scorer: 's'.repeat(32), viewer: 'v'.repeat(32) };
const writer: Writer = { key: keys.owner, words: chooseWords(undefined, undefined), idempotencyKey: undefined, ifMatch: undefined, dryRun: false };
const players = ['Ann', 'Bo', 'Chi', 'Dov'].map((name, i) => ({ name, seat: 'ESWN'.charAt(i) }));
/** East wins and the deal stays: a thousand of it are still the first round of a match. */
const deal = {
  hands: [
    { seat: 'E', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'S', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: ['888m'] },
  ],
  win: { seat: 'E', tile: '5p', by: 'discard', from: 'W' },
};

const folder = mkdtempSync(join(tmpdir(), 'mingg-bench-'));

async function ledgerIn(name: string): Promise<Ledger & { readonly file: string }> {
  const file = join(folder, name);
  const store = await openSqlite(file);
  const opening = { free: true, apiKey: null };
  return { store, clock: systemClock, secrets: systemSecrets, rulesets: new Rulesets(BUILT_IN, sha256), opening, file };
}

async function newGame(ledger: Ledger): Promise<string> {
  const answer = await openGame(ledger, writer, { ruleset: 'hua-bao', players, keys });
  if ('problem' in answer) throw new Error(answer.body.detail);
  return answer.body.game.id;
}

async function record(ledger: Ledger, game: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const answer = await writeGame(ledger, writer, { game, operation: 'record-deal', number: 0, body: deal });
    if ('problem' in answer) throw new Error(answer.body.detail);
  }
}

/** Copies one game over and over, many in a transaction: how they came to be there does not matter here. */
function multiply(file: string, game: string, copies: number): void {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  const tables = { games: 'id', events: 'gameId', deals: 'gameId' } as const;
  const inserts = Object.entries(tables).map(([table, id]) => {
    const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => `"${name}"`);
    const chosen = columns.map((column) => (column === `"${id}"` ? '?' : column));
    return db.prepare(`insert into ${table} (${columns.join(', ')}) select ${chosen.join(', ')} from ${table} where "${id}" = ?`);
  });
  const some = db.transaction((count: number) => {
    for (let i = 0; i < count; i++) {
      const id = systemSecrets.makeGameId();
      for (const insert of inserts) insert.run(id, game);
    }
  });
  for (let left = copies; left > 0; left -= 1000) some(Math.min(left, 1000));
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

async function timed(act: () => unknown): Promise<number> {
  const started = process.hrtime.bigint();
  await act();
  return Number(process.hrtime.bigint() - started) / 1e6;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Takes turns among acts and prints the median of each in milliseconds. */
async function compare(title: string, acts: Readonly<Record<string, () => unknown>>): Promise<Readonly<Record<string, number>>> {
  const times = new Map<string, number[]>(Object.keys(acts).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, act] of Object.entries(acts)) times.get(name)?.push(await timed(act));
  }
  console.log(title);
  const medians = Object.fromEntries([...times].map(([name, list]) => [name, median(list)]));
  for (const [name, ms] of Object.entries(medians)) console.log(`  ${name}: ${ms.toFixed(3)} ms (${Math.round(1000 / ms)} a second)`);
  return medians;
}

const ratio = (a: number | undefined, b: number | undefined): string => ((a ?? NaN) / (b ?? NaN)).toFixed(2);

try {
  const few = await ledgerIn('few.sqlite');
  const short: string[] = [];
  for (let i = 0; i < 9; i++) short.push(await newGame(few));
  const long = await newGame(few);
  await record(few, long, 1000);

  // a game is replaced before it grows beyond its tenth deal
  let used = 0;
  let tenth = await newGame(few);
  const freshTenth = async (): Promise<void> => {
    tenth = await newGame(few);
    await record(few, tenth, 9);
    used = 0;
  };
  await freshTenth();
  const times: { tenth: number[]; thousandth: number[] } = { tenth: [], thousandth: [] };
  for (let round = 0; round < ROUNDS; round++) {
    if (used === 3) await freshTenth();
    times.tenth.push(await timed(() => record(few, tenth)));
    times.thousandth.push(await timed(() => record(few, long)));
    used += 1;
  }
  const [atTenth, atThousandth] = [median(times.tenth), median(times.thousandth)];
  console.log(`recording a deal\n  the tenth to twelfth of a game: ${atTenth.toFixed(3)} ms\n  the thousandth and on: ${atThousandth.toFixed(3)} ms`);
  console.log(`  ratio ${ratio(atThousandth, atTenth)} (bar 1.3)`);
  const twenty = await newGame(few);
  await record(few, twenty, 20);
  const reading = await compare('reading a game with its last twenty deals', {
    'of 20 deals': () => readGame(few, writer, twenty),
    'of 1,000 deals and more': () => readGame(few, writer, long),
  });
  console.log(`  ratio ${ratio(reading['of 1,000 deals and more'], reading['of 20 deals'])} (bar 1.3)`);

  const bare = new Database(join(folder, 'bare.sqlite'));
  bare.pragma('journal_mode = WAL');
  bare.pragma('synchronous = FULL');
  bare.exec('create table rows (id integer primary key, event text not null)');
  const { events } = { events: await few.store.readEvents(long, 1000, 1) };
  const bytes = JSON.stringify(events[0]);
  const insert = bare.prepare('insert into rows (event) values (?)');
  let mine = await newGame(few);
  const beside = await compare(`a deal beside a bare insert of its ${bytes.length} bytes, each on the disk before it is answered`, {
    'recorded deal': () => record(few, mine),
    'bare insert': () => insert.run(bytes),
  });
  console.log(`  ratio ${ratio(beside['recorded deal'], beside['bare insert'])}`);
  bare.close();

  const many = await ledgerIn('many.sqlite');
  const model = await newGame(many);
  await record(many, model, DEALS_EACH);
  await many.store.close();
  multiply(many.file, model, GAMES);
  const full = await ledgerIn('many.sqlite');
  const other = await newGame(full);
  mine = await newGame(few);
  const size = Math.round(statSync(full.file).size / 2 ** 20);
  const stored = await compare(`recording with ${GAMES} games of ${DEALS_EACH} deals stored (${size} MiB) and with a few`, {
    'with a few': () => record(few, mine),
    'with many': () => record(full, other),
  });
  console.log(`  ratio ${ratio(stored['with many'], stored['with a few'])} (bar 1.3)`);
  await full.store.close();
  await few.store.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
