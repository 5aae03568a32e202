import { Type } from '@sinclair/typebox';
import type { TInteger, TOptional } from '@sinclair/typebox';
import { win } from './deal-request.ts';
import { settled } from './deal-score.ts';
import type { Shape } from './kinds.ts';
import { HIGHEST_SCORE, Options, RulesetChoice } from './terms.ts';

const score = (who: string): TOptional<TInteger> =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: HIGHEST_SCORE, description: `What ${who} scored.` }));

export const Scores = Type.Object(
  { E: score('East'), S: score('South'), W: score('West'), N: score('North') },
  {
    $id: 'Scores',
    additionalProperties: false,
    minProperties: 1,
    description: 'The score of each seat, as counted at the table. Never capped.',
  },
);

export const SettleRequest = Type.Object(
  { ruleset: RulesetChoice, options: Type.Optional(Options), scores: Scores, win },
  { $id: 'SettleRequest', additionalProperties: false, description: 'Scores that only have to be settled.' },
);
export type SettleRequest = Shape<typeof SettleRequest>;

export const SettleAnswer = Type.Object(settled, {
  $id: 'SettleAnswer',
  description: 'Who pays whom, or why nothing is settled.',
});
export type SettleAnswer = Shape<typeof SettleAnswer>;
