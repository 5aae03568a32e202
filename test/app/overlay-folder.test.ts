import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { ConfigError } from '../../src/app/config.ts';
import { readRulesets } from '../../src/app/overlay-folder.ts';
import { TRUE_DEAL } from '../support/deals.ts';
import { get, post, serviceFor } from '../support/service.ts';

/** A folder with files; objects are written as JSON. */
const folderOf = (files: Readonly<Record<string, unknown>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'mingg-overlays-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  return folder;
};

const complaint = (files: Readonly<Record<string, unknown>>): readonly string[] => {
  try {
    readRulesets(folderOf(files));
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n').slice(1);
    throw error;
  }
};

const CLUB = { extends: 'hua-bao', id: 'club', edition: '2027', label: { en: 'Club' }, options: { mahjongBonus: 20 } };
// it stands before the one that it extends, by name
const ANNEX = { extends: 'club', edition: '2027', label: { en: 'Annex' }, options: { limit: 100 } };

t.test('overlays of the folder are rule sets like those that come with the service', async (t) => {
  const app = await serviceFor(t, { RULESETS_DIR: folderOf({ 'club.json': CLUB, 'annex.json': ANNEX, 'readme.txt': 'no overlay' }) });
  const { body } = await get(app, '/v1/rulesets');
  const listed: readonly { id: string; hash: string }[] = body.rulesets ?? body;
  t.strictSame(listed.map(({ id }) => id).sort(), ['annex', 'club', 'dmjl', 'hua-bao', 'mcr', 'simple']);
  t.equal(new Set(listed.map(({ hash }) => hash)).size, 6);
  const one = await get(app, '/v1/rulesets/club');
  t.match(one.body, { id: 'club', edition: '2027', label: 'Club' });

  // 50 points of the winner hold a bonus of 10; with 20 they are 60, doubled twice 240
  const club = await post(app, '/v1/score', { ...TRUE_DEAL, ruleset: 'club' });
  t.equal(club.status, 200);
  t.match(club.body.ruleset, { id: 'club', edition: '2027', options: { mahjongBonus: 20, limit: 500 } });
  t.match(club.body.hands[1], { points: 60, doublings: 2, score: 240 });

  const annex = await post(app, '/v1/score', { ...TRUE_DEAL, ruleset: 'annex' });
  t.match(annex.body.ruleset, { id: 'annex', options: { mahjongBonus: 20, limit: 100 } });
  t.match(annex.body.hands[1], { uncapped: 240, score: 100, limitApplied: true });

  const differs = await get(app, '/v1/rulesets/hua-bao/diff/club');
  t.equal(differs.status, 200);
  const further = await post(app, '/v1/score', { ...TRUE_DEAL, ruleset: { extends: 'club', options: { limit: 200 } } });
  t.equal(further.body.hands[1].score, 200, 'an overlay of a request extends one of the folder');
});

t.test('an overlay without an id is called after its file', async (t) => {
  const sets = readRulesets(folderOf({ 'sunday.JSON': '\ufeff{ "extends": "mcr" }' }));
  t.equal(sets.at(-1)?.id, 'sunday');
});

t.test('an empty folder adds nothing', async (t) => {
  t.strictSame(readRulesets(folderOf({})).map(({ id }) => id), ['hua-bao', 'dmjl', 'mcr', 'simple']);
});

t.test('every mistake in every file is told, with file and place', async (t) => {
  const lines = complaint({
    'a.json': { extends: 'hua-bao', colour: 'red', drop: ['mahjon'], options: { limit: -5 } },
    'b.json': '{ "extends": ',
    'c.json': { extends: 'hua-boa' },
    'd.json': [1],
    'sound.json': CLUB,
  });
  for (const start of ['a.json: /colour: ', 'a.json: /drop/0: ', 'a.json: /options/limit: ', 'b.json: ', 'c.json: /extends: ', 'd.json: (whole): ']) {
    t.ok(lines.some((line) => line.startsWith(start)), start);
  }
  t.match(lines.find((line) => line.startsWith('c.json')), /hua-bao/, 'with the id that was meant');
  t.notOk(lines.some((line) => line.startsWith('sound.json')));
});

t.test('overlays that extend one another in a circle are told', async (t) => {
  const lines = complaint({ 'a.json': { extends: 'b' }, 'b.json': { extends: 'a' } });
  t.ok(lines.some((line) => line.startsWith('a.json: /extends: ')), lines.join());
});

t.test('an id belongs to one rule set', async (t) => {
  t.match(complaint({ 'a.json': CLUB, 'b.json': CLUB }), [/^b\.json: \/id: /]);
  t.match(complaint({ 'mcr.json': { extends: 'hua-bao' } }), [/^mcr\.json: \/id: /]);
});

t.test('a file that cannot be read is a mistake of the folder', async (t) => {
  const folder = folderOf({ 'club.json': CLUB });
  mkdirSync(join(folder, 'more.json'));
  t.throws(() => readRulesets(folder), { name: 'ConfigError', message: /\nmore\.json: EISDIR/ });
});

t.test('a mistake is told where it is, and not by every file that builds on it', (t) => {
  t.match(complaint({ 'a.json': { extends: 'hua-bao', drop: ['x'] }, 'b.json': { extends: 'a' }, 'c.json': { extends: 'b' } }), [/^ *a\.json: \/drop\/0: unknown-rule/]);
  t.match(complaint({ 'a.json': { extends: 'b' }, 'b.json': { extends: 'a' }, 'c.json': { extends: 'a' } }), [/^ *a\.json: \/extends: extends-cycle/]);
  t.match(complaint({ 'a.json': '{', 'b.json': { extends: 'a' } }), [/^ *a\.json: .*JSON/]);
  for (const files of [{ 'a.json': { extends: 'hua-bao', drop: ['x'] }, 'b.json': { extends: 'a' } }, { 'a.json': { extends: 'b' }, 'b.json': { extends: 'a' } }, { 'a.json': '{', 'b.json': { extends: 'a' } }]) {
    t.equal(complaint(files).length, 1, JSON.stringify(complaint(files)));
  }
  t.end();
});
