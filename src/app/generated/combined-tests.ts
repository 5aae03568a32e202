import { judgeDeal } from '../../engine/judge.ts';
import { bindRules } from '../../engine/rules/bind.ts';
import { compileRuleSet } from '../../engine/rules/compile.ts';
import type { Condition, Rule } from '../../engine/rules/types.ts';
import { BUILT_IN } from '../../rulesets/index.ts';
import { code, table } from './markdown.ts';

/** A combination of tests and a hand of South's in the East round, whose tile was drawn; without a tile she did not win. */
interface Example {
  readonly when: Condition;
  readonly per: Rule['per'];
  readonly hand: string;
  readonly tile?: string;
  /** In words. */
  readonly counted: string;
}

const WINDS = { hand: 'SSS NNN WWW 789m 99m', tile: '7m' };
const WINDS_AND_DRAGONS = { hand: 'SSS NNN WWW 789m CC', tile: '7m' };
const FLOWERS = { hand: 'SSS NNN WWW 789m 99m + 1f 2f 3g', tile: '7m' };

const EXAMPLES: readonly Example[] = [
  { when: { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }, { not: 'pungs-of-the-prevailing-wind' }] }, per: 'each', ...WINDS, counted: 'pungs of guest winds' },
  { when: { all: ['pungs-of-dragons', 'concealed-kongs-of-majors'] }, per: 'each', hand: 'CCC 234m 567p 5s (1111m)', counted: 'kongs of dragons; the pung is no kong and the kong no dragon' },
  { when: { all: ['pungs-of-winds', 'no-chow'] }, per: 'each', hand: 'SSS NNN 99m [WWW] [777m]', tile: '9m', counted: 'pungs of winds, if there is no chow' },
  { when: { all: ['bonus-tiles', { not: 'own-bonus-tiles' }] }, per: 'each', ...FLOWERS, counted: 'bonus tiles of the other seats' },
  { when: { all: ['bonus-tiles', 'all-sets-concealed'] }, per: 'each', ...FLOWERS, counted: 'bonus tiles, if no set is exposed' },
  { when: { all: ['pungs-of-winds', 'self-drawn'] }, per: 'each', ...WINDS, counted: 'pungs of winds, if the tile was drawn' },
  { when: { all: ['pungs-of-winds', 'pairs-of-dragons'] }, per: 'each', ...WINDS_AND_DRAGONS, counted: 'nothing: no pung is a pair' },
  { when: { all: ['pungs-of-winds', 'pairs-of-dragons'] }, per: 'once', ...WINDS_AND_DRAGONS, counted: 'that the hand has both' },
  { when: { all: ['pungs-of-winds', { not: 'pungs-of-the-seat-wind' }] }, per: 'once', ...WINDS, counted: 'nothing: there is a pung of the seat wind' },
  { when: { any: ['pungs-of-winds', 'pairs-of-dragons'] }, per: 'each', ...WINDS_AND_DRAGONS, counted: 'pungs of winds and pairs of dragons' },
  { when: { any: ['pungs-of-winds', 'pairs-of-dragons'] }, per: 'once', ...WINDS_AND_DRAGONS, counted: 'that the hand has one or the other' },
];

/** What each combination counts, as a table. */
export function combinedTests(): string {
  return table(
    ['`when`', '`per`', 'Hand', 'Counts', 'That is'],
    EXAMPLES.map((example) => [code(JSON.stringify(example.when)), code(example.per), code(example.hand), String(countOf(example)), example.counted]),
  );
}

function countOf({ when, per, hand, tile }: Example): number {
  const rule = { id: 'combined', label: { en: 'Combined' }, value: { points: 1 }, when, for: 'everyone', per };
  const compiled = compileRuleSet({ extends: 'hua-bao', add: [rule] }, { ids: [], find: (id) => BUILT_IN.find((set) => set.id === id) });
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  const bound = bindRules(compiled.set, '', undefined);
  if ('findings' in bound) throw new Error(JSON.stringify(bound.findings));
  const win = tile === undefined ? null : { seat: 'S' as const, tile, by: 'self-draw' as const };
  const { sheet, findings } = judgeDeal({ roundWind: 'E', hands: [{ seat: 'S', hand }], win }, bound.ready);
  if (findings !== undefined) throw new Error(JSON.stringify(findings));
  return sheet.hands[0]?.lines.find((line) => line.rule.id === rule.id)?.count ?? 0;
}
