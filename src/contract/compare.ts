import { Type } from '@sinclair/typebox';
import { answered } from './batch.ts';
import { hands, win } from './deal-request.ts';
import type { Shape } from './kinds.ts';
import { Options, RoundWind, RulesetChoice } from './terms.ts';

/** The most rule sets that are compared at once. */
export const LARGEST_COMPARISON = 10;

export const CompareSet = Type.Object(
  { ruleset: RulesetChoice, options: Type.Optional(Options) },
  { $id: 'CompareSet', additionalProperties: false, description: 'A rule set with options to score the deal by.' },
);

const deal = { roundWind: Type.Optional(RoundWind), hands, win };
const several = {
  minItems: 1,
  maxItems: LARGEST_COMPARISON,
  description: 'Rule sets to score the deal by, each by itself.',
};

export const CompareRequest = Type.Object(
  { sets: Type.Array(CompareSet, several), ...deal },
  { $id: 'CompareRequest', additionalProperties: false, description: 'One deal and several rule sets.' },
);
export type CompareRequest = Shape<typeof CompareRequest>;

export const CompareResult = Type.Object(
  {
    ruleset: Type.Unsafe<unknown>({
      anyOf: [{ type: 'string' }, { type: 'object' }],
      description: 'The rule set as the request named it.',
    }),
    ...answered,
  },
  { $id: 'CompareResult', description: 'What the deal is worth by one rule set.' },
);

export const CompareAnswer = Type.Object(
  { results: Type.Array(CompareResult, { description: 'One answer for each rule set, in their order.' }) },
  { $id: 'CompareAnswer', description: 'What the deal is worth by each rule set.' },
);
export type CompareAnswer = Shape<typeof CompareAnswer>;
