import t from 'tap';
import { FINDING_CASES, UNREADABLE_CODES } from '../../../src/engine/hand/finding.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { recordedCases } from '../../support/classical-cases.ts';
import { readyRules } from '../../support/ready-rules.ts';

const cases: Readonly<Record<string, readonly string[]>> = FINDING_CASES;

/** Mistakes of JSON, fields, options and rule sets, which are found before there is a hand to look at. */
const form: readonly string[] = UNREADABLE_CODES.filter((code) => code !== 'tile-unreadable');

for (const set of ['hua-bao', 'mcr']) {
  t.test(`the recorded mistakes under ${set} are found, all of them and no others`, (t) => {
    for (const { id, request, expected } of recordedCases(set, 'invalid.jsonl')) {
      const known = (expected['codes'] ?? expected.includes) as readonly string[] | undefined;
      if (known === undefined || known.some((code) => form.includes(code))) continue;
      const { findings, deal } = validateDeal(request, readyRules(request.ruleset, request.options));
      const codes = [...new Set(findings.map(({ code }) => code))].sort();
      if (expected.includes === undefined) t.same(codes, known, id);
      else t.same(known.filter((code) => !(codes as string[]).includes(code)), [], id);
      t.equal(deal, null, `${id} is not scored`);
      const strange = findings.filter(({ code, case: name = '' }) => !cases[code]?.includes(name));
      t.same(strange, [], `${id}: every finding is a case of the table`);
    }
    t.end();
  });
}
