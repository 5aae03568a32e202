import process from 'node:process';
import t from 'tap';
import { tryAdvice } from '../fuzz/suggestions.ts';

/** SUGGESTIONS_SEED repeats a run, SUGGESTIONS_DEALS makes it longer: the deals of the suite are few of the many there are. */
const seed = Number(process.env['SUGGESTIONS_SEED'] ?? 20_261_201);
const deals = Number(process.env['SUGGESTIONS_DEALS'] ?? 600);

t.test('what is suggested leaves a finding less and none anew, and score and validate find the same', (t) => {
  const { damaged, taken, mistakes } = tryAdvice(seed, deals);
  t.strictSame(mistakes, [], `SUGGESTIONS_SEED=${String(seed)}`);
  t.equal(damaged, deals);
  const few = ['tile-unreadable', 'unknown-field', 'ruleset-unknown', 'not-complete', 'winning-tile-missing', 'hand-size', 'wrong-type'].filter((code) => (taken.get(code) ?? 0) < 3);
  t.strictSame(few, [], 'suggestions of every kind are taken up');
  t.end();
});
