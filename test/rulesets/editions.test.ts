import { readFileSync } from 'node:fs';
import t from 'tap';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { EDITIONS, presentEditions } from '../support/editions.ts';
import type { Editions } from '../support/editions.ts';

t.test('an edition of a built-in set holds what it held: no answer changes under the same edition', (t) => {
  const locked = JSON.parse(readFileSync(EDITIONS, 'utf8')) as Editions;
  for (const { id, edition, hash } of presentEditions()) {
    t.equal(
      hash,
      locked[id]?.[edition],
      `${id} ${edition} is not what was written down. Can an answer be another than in the last release? Then give the set a new edition in src/rulesets. ` +
        'In any case: npm run editions, and commit test/rulesets/editions.json with the change.',
    );
  }
  t.end();
});

t.test('every rule and penalty of the classical and the simple sets says in which part of the source it stands', (t) => {
  for (const { id, source, rules, penalties } of BUILT_IN) {
    if (id === 'mcr') continue;
    for (const rule of [...rules, ...penalties]) {
      const silent = rule.source === 'Extension; the Hua Bao rules are silent';
      t.ok(silent || rule.source.startsWith(`${source}, `), `${id} ${rule.id}: ${rule.source}`);
    }
  }
  t.end();
});
