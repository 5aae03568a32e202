import t from 'tap';
import { FINDING_CASES } from '../../../src/engine/hand/finding.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { BUILT_IN } from '../../../src/rulesets/index.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { isAboutHands, recordedDeals } from '../../support/recorded-deals.ts';

const cases: Readonly<Record<string, readonly string[]>> = FINDING_CASES;
const present = new Set(BUILT_IN.map(({ id }) => id));

for (const file of ['hua-bao/invalid.jsonl', 'mcr/invalid.jsonl']) {
  t.test(`the recorded mistakes of ${file} are found, all of them and no others`, (t) => {
    const deals = recordedDeals(file).filter((deal) => isAboutHands(deal) && present.has(deal.request.ruleset));
    for (const { id, request, expected } of deals) {
      const { findings, deal } = validateDeal(request, readyRules(request.ruleset, request.options));
      const codes = [...new Set(findings.map(({ code }) => code))].sort();
      if (expected.codes === undefined) t.match(codes.filter((code) => expected.includes?.includes(code)), expected.includes, id);
      else t.same(codes, expected.codes, id);
      t.equal(deal, null, `${id} is not scored`);
      const strange = findings.filter(({ code, case: name = '' }) => !cases[code]?.includes(name));
      t.same(strange, [], `${id}: every finding is a case of the table`);
    }
    t.end();
  });
}
