import { Type } from '@sinclair/typebox';
import { CIRCUMSTANCES, SEATS, WIN_BY } from '../engine/vocabulary.ts';
import { anyObject, stringOrObject, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Overlay } from './overlay.ts';

/** The longest text of tiles that is read; a whole hand in the longest notation takes less than 200 units. */
export const LONGEST_TILES = 1000;
/** The highest value that may be declared instead of tiles: sums of payments stay exact. */
export const HIGHEST_SCORE = 1_000_000_000;

export const Seat = wordOf(SEATS, {
  $id: 'Seat',
  description: 'A seat, named by its wind: E (the dealer), S, W, N in the order of play.',
});
export type Seat = Shape<typeof Seat>;

export const WinBy = wordOf(WIN_BY, {
  $id: 'WinBy',
  description: 'How the winning tile came: claimed from a discard, drawn, or robbed from a kong.',
});

export const Circumstance = wordOf(CIRCUMSTANCES, {
  $id: 'Circumstance',
  description:
    'A circumstance of the win. `kong-replacement`, `flower-replacement`, `kong-on-kong`: how the winning tile was drawn. ' +
    "`last-tile`: the wall's last tile, or the discard after it. `last-of-kind`: the other three lie open on the table. " +
    "`dealt`: East's dealt hand. `first-discard`: on East's first discard. `original-call`: called at the start.",
});

export const Tiles = Type.String({
  $id: 'Tiles',
  maxLength: LONGEST_TILES,
  description:
    'Tiles in any notation: compact (`123m456p11z`), letters for honours (`EEE CC`) or Unicode mahjong tiles. Blanks are free.',
  examples: ['234m 55p 678s', 'EEE CC', '🀀🀀🀀'],
});

export const RulesetChoice = stringOrObject<Overlay>(
  Overlay,
  { description: 'The id of a rule set, such as `hua-bao`.', examples: ['hua-bao'] },
  { $id: 'RulesetChoice', description: 'The rule set to judge by: its id, or an overlay on one.' },
);

export const Options = anyObject<{ readonly [name: string]: unknown }>(
  { additionalProperties: true },
  {
    $id: 'Options',
    description:
      'Options of the rule set by name; each has a default. What a set knows is listed at `/v1/rulesets/{id}`.',
    examples: [{ limit: 300 }],
  },
);

export const RoundWind = wordOf(SEATS, { description: 'The prevailing wind.', default: 'E' });
