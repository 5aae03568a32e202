import t from 'tap';
import { answerTo, expectedOf, recordedCases } from '../../../support/classical-cases.ts';

/** Published cases that the written rules refuse, by id. */
const REFUSED = new Map([
  ['kj006-dmjl', 'six red dragons'],
  ['kj019-dmjl', 'a replacement of a kong without a kong'],
  ['kj020-dmjl', 'a replacement of a kong without a kong'],
  ['kj022-dmjl', 'a replacement of a kong without a kong'],
  ['kj127-dmjl', 'a replacement of a kong without a kong'],
]);

const FILES = [
  ['hua-bao', 'deals.jsonl', 'whole deals of hua-bao are counted and settled as recorded'],
  ['hua-bao', 'hands.jsonl', 'single hands of hua-bao are counted as recorded'],
  ['hua-bao', 'simple.jsonl', 'first games are counted as recorded'],
  ['dmjl', 'hands.jsonl', 'hands of the German league are counted as recorded'],
  ['dmjl', 'published-cases.jsonl', 'the published cases of the German league are counted as recorded'],
] as const;

for (const [folder, file, name] of FILES) {
  t.test(name, (t) => {
    for (const recorded of recordedCases(folder, file)) {
      const reason = REFUSED.get(recorded.id);
      if (reason === undefined) t.same(answerTo(recorded), expectedOf(recorded), recorded.id);
      else t.has(answerTo(recorded), { findings: [{}] }, `${recorded.id} is refused: ${reason}`);
    }
    t.end();
  });
}
