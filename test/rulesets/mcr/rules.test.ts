import { readFileSync } from 'node:fs';
import t from 'tap';
import { compileRuleSet } from '../../../src/engine/rules/compile.ts';
import type { RuleSet } from '../../../src/engine/rules/rule-set.ts';
import type { Options, Rule } from '../../../src/engine/rules/types.ts';
import { MCR } from '../../../src/rulesets/mcr/index.ts';
import { readyRules } from '../../support/ready-rules.ts';
import { fromRoot } from '../../support/root.ts';

interface PrintedFan {
  readonly rule: string;
  readonly label: string;
  readonly zh: string;
  readonly points: number | Readonly<Record<string, number>>;
  readonly notWith: readonly string[];
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

/**
 * What the rules exclude beyond the column of the list: pungs of dragons as pungs of honours, which the list leaves to
 * the definition of the fan; a self-drawn hand of knitted tiles is not fully concealed; what depends on a switch.
 */
const BEYOND: Readonly<Record<string, readonly string[]>> = {
  'mcr.little-three-dragons': ['mcr.pung-of-terminals-or-honors'],
  'mcr.greater-honors-and-knitted-tiles': ['mcr.fully-concealed-hand'],
  'mcr.lesser-honors-and-knitted-tiles': ['mcr.fully-concealed-hand'],
  'mcr.four-concealed-pungs': ['mcr.fully-concealed-hand'],
  'mcr.nine-gates': ['mcr.fully-concealed-hand'],
  'mcr.seven-pairs': ['mcr.fully-concealed-hand'],
  'mcr.seven-shifted-pairs': ['mcr.fully-concealed-hand'],
  'mcr.thirteen-orphans': ['mcr.fully-concealed-hand'],
  'mcr.all-green': ['mcr.tile-hog'],
  'mcr.all-terminals': ['mcr.tile-hog'],
};

t.test('every fan excludes what the list says', (t) => {
  for (const { rule, notWith } of printed) {
    const excludes = MCR.rules.find(({ id }) => id === rule)?.excludes ?? [];
    t.strictSame(excludes.map((one) => one.rule).sort(), [...notWith, ...(BEYOND[rule] ?? [])].sort(), rule);
  }
  t.end();
});

t.test('every fan is told in one sentence that ends with a full stop, and says where it is printed', (t) => {
  for (const [i, { id, definition, source }] of MCR.rules.entries()) {
    t.match(definition, /^[A-Z1-9].*[^.]\.$/, id);
    t.equal(source, `Mahjong Competition Rules (Chinese Official), ${i < 81 ? `fan ${i + 1}` : 'not among the 81'}`);
  }
  t.end();
});

t.test('the rule set passes through the compiler and survives JSON', (t) => {
  const json: unknown = JSON.parse(JSON.stringify(MCR));
  t.strictSame(compileRuleSet(json, { ids: [], find: () => undefined }), { set: json as RuleSet });
  t.strictSame(json, MCR);
  t.end();
});
