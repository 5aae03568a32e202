import t from 'tap';
import { predicateNames } from '../../../src/engine/predicates/registry.ts';
import { PREDICATE_SENTENCES, sentenceName } from '../../../src/engine/predicates/sentences.ts';
import { PLAYING_KINDS, TILE_CODES } from '../../../src/engine/tiles.ts';

const names = [...predicateNames('points'), ...predicateNames('fan')];

t.test('each test that a rule may name has a sentence, and each sentence belongs to a test', (t) => {
  for (const name of names) t.ok(sentenceName(name), name);
  t.strictSame([...new Set(names.map(sentenceName))].sort(), Object.keys(PREDICATE_SENTENCES).sort());
  t.equal(sentenceName('pungs-of-dragon'), undefined, 'a name that no test has');
  t.end();
});

t.test('the tests of one winning tile share a sentence', (t) => {
  for (const code of TILE_CODES.slice(0, PLAYING_KINDS)) t.equal(sentenceName(`winning-tile-${code}`), 'winning-tile');
  t.end();
});

t.test('a sentence goes on after a label: it begins small and has no full stop', (t) => {
  for (const [name, sentence] of Object.entries(PREDICATE_SENTENCES)) {
    t.match(sentence, /^(?:East|[a-z0-9{])/, name);
    t.notMatch(sentence, /\.$|:/, name);
  }
  t.end();
});
