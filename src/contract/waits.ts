import { Type } from '@sinclair/typebox';
import { handParts } from './deal-request.ts';
import { about, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Options, RoundWind, RulesetChoice, Seat, Tiles } from './terms.ts';

export const WaitsRequest = Type.Object(
  {
    ruleset: RulesetChoice,
    options: Type.Optional(Options),
    seat: Type.Optional(about({ ...Seat, default: 'E' }, 'Whose hand it is.')),
    roundWind: Type.Optional(RoundWind),
    ...handParts,
    visible: Type.Optional(about(Tiles, 'Tiles seen elsewhere on the table: they cannot come any more.')),
    by: Type.Optional(
      wordOf(['discard', 'self-draw'], { description: 'How a wait is won, for its value.', default: 'discard' }),
    ),
  },
  {
    $id: 'WaitsRequest',
    additionalProperties: false,
    description: 'A hand that waits, or one with one tile too many.',
  },
);
export type WaitsRequest = Shape<typeof WaitsRequest>;

export const Wait = Type.Object(
  {
    tile: Type.String({ description: 'The tile by its canonical code.', examples: ['5p'] }),
    left: Type.Integer({ minimum: 0, maximum: 4, description: 'Copies neither in the hand, nor in its melds, nor visible; a tile thrown counts as visible.' }),
    outcome: wordOf(['win', 'below-minimum'], { description: 'Whether winning with it would be enough.' }),
    score: Type.Number({ description: 'What the hand would be worth; 0 where it holds all four of the kind itself, which some rules call a wait.' }),
  },
  { $id: 'Wait', description: 'A tile that completes the hand.' },
);

export const Discard = Type.Object(
  {
    tile: Type.String({ description: 'The tile to be thrown, by its canonical code.', examples: ['1m'] }),
    distance: Type.Integer({ minimum: 0, description: 'How many exchanged tiles the rest is away from waiting.' }),
    waits: Type.Array(Wait, { description: 'What the rest waits for.' }),
  },
  { $id: 'Discard', description: 'What remains after throwing a tile.' },
);

export const Waits = Type.Object(
  {
    ready: Type.Boolean({ description: 'One tile completes the hand; with a tile too many, what is left after the best discard.' }),
    complete: Type.Boolean({ description: 'The hand has a tile too many and has won as it stands.' }),
    distance: Type.Integer({
      minimum: 0,
      description: 'How many tiles have to be exchanged until it waits; with a tile too many, after the best discard.',
    }),
    waits: Type.Array(Wait, { description: 'What completes the hand to one that wins under the rules, in the order of tiles; empty with a tile too many.' }),
    discards: Type.Array(Discard, { description: 'For a hand with one tile too many: each tile that may be thrown, in the order of tiles.' }),
  },
  { $id: 'Waits', description: 'What a hand waits for.' },
);
export type Waits = Shape<typeof Waits>;
