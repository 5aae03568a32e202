import { readFileSync } from 'node:fs';
import t from 'tap';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import type { Options, Rule } from '../../../src/engine/rules/types.ts';
import { bindFans } from '../../../src/engine/score/fan/bound-fan.ts';
import { MCR } from '../../../src/rulesets/mcr/index.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { fromRoot } from '../../support/root.ts';

interface PrintedFan {
  readonly rule: string;
  readonly label: string;
  readonly zh: string;
  readonly points: number | Readonly<Record<string, number>>;
  /** What is not counted beside it: in both profiles, and in one alone. */
  readonly notWith: readonly string[];
  readonly notWithIn?: Readonly<Record<string, readonly string[]>>;
}

const printed: readonly PrintedFan[] = JSON.parse(readFileSync(fromRoot('test', 'vectors', 'mcr', 'fans.json'), 'utf8'));

t.test('the rule set holds every fan of the list, in its order, and no other', (t) => {
  t.equal(printed.length, 82, '81 fans and the mixed pair of kongs');
  t.strictSame(MCR.rules.map(({ id }) => id), printed.map(({ rule }) => rule));
  t.strictSame(MCR.rules.map(({ label }) => [label.en, label['zh']]), printed.map(({ label, zh }) => [label, zh]));
  t.end();
});

function fanOf({ value }: Rule, options: Options): number {
  if (!('fan' in value)) return NaN;
  return typeof value.fan === 'number' ? value.fan : (options[value.fan.option] as number);
}

for (const profile of ['online', 'wmo-2006']) {
  t.test(`every fan has its points of the profile ${profile}`, (t) => {
    const { options } = readyRules('mcr', { profile });
    const expected = printed.map(({ points }) => (typeof points === 'number' ? points : points[profile]));
    t.strictSame(MCR.rules.map((rule) => fanOf(rule, options)), expected);
    t.end();
  });
}

/** The list leaves pungs of dragons as pungs of honours to the definition of the fan. */
const BEYOND: Readonly<Record<string, readonly string[]>> = { 'mcr.little-three-dragons': ['mcr.pung-of-terminals-or-honors'] };

for (const profile of ['online', 'wmo-2006']) {
  t.test(`every fan excludes what the list says of the profile ${profile}`, (t) => {
    const bound = bindFans(MCR.rules, readyRules('mcr', { profile }).options);
    for (const { rule, notWith, notWithIn = {} } of printed) {
      const excludes = new Set(bound.find((fan) => fan.rule.id === rule)?.excludes.map((one) => one.rule));
      t.strictSame([...excludes].sort(), [...notWith, ...(notWithIn[profile] ?? []), ...(BEYOND[rule] ?? [])].sort(), rule);
    }
    t.end();
  });
}

t.test('every fan is told in one sentence that ends with a full stop, and says where it is printed', (t) => {
  for (const [i, { id, definition, source }] of MCR.rules.entries()) {
    t.match(definition, /^[A-Z1-9].*[^.]\.$/, id);
    t.equal(source, i < 81 ? `2006 book, 3.8.1 no. ${i + 1}` : '2006 book, remark on 3.8.1 no. 57');
  }
  t.end();
});

t.test('every option says where it is printed, or that the book is silent', (t) => {
  for (const { name, source } of MCR.options) t.match(source, /2006 book/, name);
  t.end();
});

t.test('the rule set passes through the compiler and survives JSON', (t) => {
  const json: unknown = JSON.parse(JSON.stringify(MCR));
  t.strictSame(compileRuleSet(json, { ids: [], find: () => undefined }), { set: json as RuleSet });
  t.strictSame(json, MCR);
  t.end();
});
