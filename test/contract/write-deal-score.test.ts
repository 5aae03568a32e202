import t from 'tap';
import { writeDealScore } from '../../src/contract/write-deal-score.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { LANGUAGES, chooseWords } from '../../src/service/languages.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { scoreDeal } from '../../src/service/score-deal.ts';
import { scoreRequests } from '../support/vector-requests.ts';

const rulesets = new Rulesets(BUILT_IN, String);

t.test('the text of a score is that of JSON.stringify, for all rule sets and languages', (t) => {
  const different: string[] = [];
  let written = 0;
  for (const language of LANGUAGES) {
    const words = chooseWords(undefined, language);
    for (const { id, request } of scoreRequests(400)) {
      const answer = scoreDeal(rulesets, words, request);
      if ('problem' in answer) continue;
      written++;
      if (writeDealScore(answer.body) !== JSON.stringify(answer.body)) different.push(`${id} ${language}`);
    }
  }
  t.ok(written > 1000, `${written} answers`);
  t.strictSame(different, []);
  t.end();
});

t.test('hands that score 0 for a wrong size are written with their findings', (t) => {
  const request = {
    ruleset: 'hua-bao',
    options: { foulHands: 'score-zero' },
    hands: [{ seat: 'E', hand: '123m' }, { seat: 'S', score: 8 }, { seat: 'W', hand: '123456789m 1112z' }, { seat: 'N', hand: '111p 222p [333p] 44s NN' }],
    win: null,
  };
  const answer = scoreDeal(rulesets, chooseWords(undefined, 'de'), request);
  t.notOk('problem' in answer);
  t.equal(writeDealScore(answer.body as never), JSON.stringify(answer.body));
  t.match(answer.body, { hands: [{ outcome: 'foul', findings: [{ code: 'hand-size' }] }] });
  t.end();
});
