import { Type } from '@sinclair/typebox';
import { about, nullable } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Circumstance, HIGHEST_SCORE, Options, RoundWind, RulesetChoice, Seat, Tiles, WinBy } from './terms.ts';

const strict = { additionalProperties: false };

export const MeldInput = Type.Object(
  {
    tiles: about(Tiles, 'The tiles of the set: three or four.'),
    concealed: Type.Optional(Type.Boolean({ description: 'A kong laid face down. Only kongs can be.' })),
    extended: Type.Optional(Type.Boolean({ description: 'A kong whose fourth tile was added to an exposed pung.' })),
    from: Type.Optional(about(Seat, 'Whose discard was claimed for it.')),
  },
  {
    $id: 'MeldInput',
    ...strict,
    description: 'A set laid on the table. Its kind is read from its tiles; `from` is the seat whose discard was claimed.',
  },
);

/** The fields that describe the tiles of one hand, as a line or in parts. */
export const handParts = {
  hand: Type.Optional(
    Type.String({
      maxLength: 1000,
      description:
        'The whole hand as one line: standing tiles, exposed melds in `[ ]`, concealed kongs in `( )`, bonus tiles after `+`.',
      examples: ['234m 678s 55p [777z] (1111p) + 1f 2g'],
    }),
  ),
  concealed: Type.Optional(about(Tiles, 'The standing tiles. The winning tile may be among them or be left out.')),
  melds: Type.Optional(
    Type.Array(Type.Union([Tiles, MeldInput]), {
      maxItems: 16,
      description: 'Sets laid on the table, each as tiles or with particulars.',
    }),
  ),
  bonus: Type.Optional(about(Tiles, 'Flowers and seasons laid open.')),
};

export const HandInput = Type.Object(
  {
    seat: about(Seat, 'Whose hand it is.'),
    ...handParts,
    partial: Type.Optional(
      Type.Boolean({
        description: "A non-winner's scoring sets alone: too few tiles are no finding, too many are.",
        default: false,
      }),
    ),
    score: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: HIGHEST_SCORE,
        description: 'Instead of tiles: a value counted at the table. It is final, neither capped nor explained.',
      }),
    ),
  },
  {
    $id: 'HandInput',
    ...strict,
    description: 'One hand: a line (`hand`), parts (`concealed`, `melds`, `bonus`), or a `score` counted at the table.',
  },
);
export type HandInput = Shape<typeof HandInput>;

export const WinInput = Type.Object(
  {
    seat: about(Seat, 'Who won.'),
    tile: Type.Optional(about(Tiles, 'The winning tile: one. Needed unless the hand was dealt or is a score.')),
    by: WinBy,
    from: Type.Optional(about(Seat, 'The discarder, or the owner of the robbed kong.')),
    circumstances: Type.Optional(
      Type.Array(Circumstance, { maxItems: 16, description: 'How the win came about, besides `by`.' }),
    ),
    paysForAll: Type.Optional(about(Seat, "The one who pays everybody's share.")),
  },
  {
    $id: 'WinInput',
    ...strict,
    description: 'Who won, and how.',
  },
);
export type WinInput = Shape<typeof WinInput>;

export const hands = Type.Array(HandInput, {
  minItems: 1,
  maxItems: 4,
  description: 'One to four hands, each seat once. What can be told without the missing ones is told.',
});
export const win = Type.Optional(
  nullable(WinInput, { description: 'How the deal was won; absent or null when nobody won.' }),
);

export const DealRequest = Type.Object(
  {
    ruleset: RulesetChoice,
    options: Type.Optional(Options),
    roundWind: Type.Optional(RoundWind),
    hands,
    win,
  },
  { $id: 'DealRequest', ...strict, description: 'A deal as it lies on the table at its end.' },
);
export type DealRequest = Shape<typeof DealRequest>;
