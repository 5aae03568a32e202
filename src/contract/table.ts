import { Type } from '@sinclair/typebox';
import { SEATS } from '../engine/vocabulary.ts';
import { about, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Circumstance, Options, RoundWind, RulesetChoice, Seat, Tiles } from './terms.ts';

const rules = { ruleset: RulesetChoice, options: Type.Optional(Options) };
const strict = { additionalProperties: false };

export const WallRequest = Type.Object(
  {
    ...rules,
    dice: Type.Array(Type.Integer({ description: 'The eyes of one die.' }), {
      maxItems: 8,
      description: 'The eyes of two dice, or of four: first throw, second throw.',
      examples: [[3, 4, 2, 6]],
    }),
  },
  { $id: 'WallRequest', ...strict, description: 'The throw that breaks the wall.' },
);
export type WallRequest = Shape<typeof WallRequest>;

export const Stack = Type.Object(
  {
    wall: about(Seat, 'Whose wall it is in.'),
    stack: Type.Integer({ minimum: 1, description: 'Counted from the right end of that wall, from 1.' }),
  },
  { $id: 'Stack', description: 'A stack of two tiles in a wall.' },
);

export const Taking = Type.Object(
  { seat: about(Seat, 'Who takes.'), tiles: Type.Integer({ minimum: 1, description: 'How many tiles are taken at once.' }) },
  { $id: 'Taking', description: 'One taking of the deal.' },
);

export const Wall = Type.Object(
  {
    wall: about(Seat, 'Whose wall is broken.'),
    stacks: Type.Integer({ minimum: 1, description: 'After how many stacks from its right end it is broken, carried over from a longer count.' }),
    stacksPerWall: Type.Integer({ description: 'How many stacks a wall has.' }),
    firstTaken: about(Stack, 'The stack that is taken first.'),
    looseTiles: nullable(Stack, { description: 'The stack that the two loose tiles lie on; null where there are none.' }),
    deal: Type.Array(Taking, { description: "The takings in order, East's fourteenth tile last." }),
  },
  { $id: 'Wall', description: 'Where the wall is broken and who takes what.' },
);
export type Wall = Shape<typeof Wall>;

const claimWord = wordOf(['win', 'kong', 'pung', 'chow'], { description: 'What the tile is claimed for.' });

export const Claim = Type.Object(
  {
    seat: about(Seat, 'Who claims.'),
    claim: claimWord,
    with: Type.Optional(about(Tiles, 'The tiles from the hand that make the set with the claimed one.')),
    hand: Type.Optional(Type.String({ maxLength: 1000, description: 'For a win: the whole hand as one line, without the claimed tile.' })),
    circumstances: Type.Optional(Type.Array(Circumstance, { maxItems: 16, description: 'For a win: how it came about.' })),
  },
  { $id: 'Claim', ...strict, description: 'A claim on the tile.' },
);

export const ClaimsRequest = Type.Object(
  {
    ...rules,
    roundWind: Type.Optional(RoundWind),
    event: Type.Optional(
      wordOf(['discard', 'added-to-pung', 'concealed-kong'], {
        description: 'How the tile came to be claimed: discarded, or laid for a kong that may be robbed.',
        default: 'discard',
      }),
    ),
    discarder: about(Seat, 'Who discarded the tile, or laid it for a kong.'),
    tile: about(Tiles, 'The tile: one.'),
    claims: Type.Array(Claim, { minItems: 1, maxItems: 16, description: 'All claims on the tile.' }),
  },
  { $id: 'ClaimsRequest', ...strict, description: 'A tile and everybody who claims it.' },
);
export type ClaimsRequest = Shape<typeof ClaimsRequest>;

export const Award = Type.Object(
  { seat: about(Seat, 'Who gets the tile.'), claim: claimWord },
  { $id: 'Award', description: 'Who gets the tile, and for what.' },
);

export const Ruling = Type.Object(
  {
    seat: about(Seat, 'Who claimed.'),
    claim: claimWord,
    granted: Type.Boolean({ description: 'Whether this claim gets the tile.' }),
    code: Type.String({ description: 'The reason for programs: granted, outranked, later-in-turn, not-your-turn, …' }),
    reason: Type.String({ description: 'The reason, one sentence.' }),
  },
  { $id: 'Ruling', description: 'What becomes of one claim.' },
);

export const Rulings = Type.Object(
  {
    awarded: nullable(Award, { description: 'Who gets the tile; null when nobody does.' }),
    rulings: Type.Array(Ruling, { description: 'One ruling for each claim, in their order.' }),
  },
  { $id: 'Rulings', description: 'Who gets the tile, and why the others do not.' },
);
export type Rulings = Shape<typeof Rulings>;

const name = (who: string): ReturnType<typeof Type.String> =>
  Type.String({ minLength: 1, maxLength: 200, description: `The name of ${who}.` });

export const SeatNames = Type.Object(
  { E: name('East'), S: name('South'), W: name('West'), N: Type.Optional(name('North')) },
  { $id: 'SeatNames', ...strict, description: 'The players by seat.' },
);

export const NextDealRequest = Type.Object(
  {
    ...rules,
    deal: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Number of the deal that ended; repeated ones count.' }),
    roundWind: wordOf(SEATS, { description: 'The prevailing wind of that deal.' }),
    dealer: name('the dealer'),
    seats: about(SeatNames, 'Who sat where.'),
    firstDealer: name('the player who dealt the first deal of the match'),
    winner: nullable(name('the winner'), { description: 'Who won; null when nobody did.' }),
  },
  { $id: 'NextDealRequest', ...strict, description: 'A deal that ended; players by name.' },
);
export type NextDealRequest = Shape<typeof NextDealRequest>;

export const NextDeal = Type.Object(
  {
    deal: nullable(Type.Integer(), { description: 'Number of the next deal; null when the match ends.' }),
    roundWind: nullable(Seat, { description: 'The prevailing wind; null when the match ends.' }),
    dealer: nullable(Type.String(), { description: 'Who deals; null when the match ends.' }),
    seats: nullable(SeatNames, { description: 'Who sits where; null when the match ends.' }),
    roundEnds: Type.Boolean({ description: 'A round ended with the deal.' }),
    matchEnds: Type.Boolean({ description: 'The match ended with the deal.' }),
  },
  { $id: 'NextDeal', description: 'What comes next.' },
);
export type NextDeal = Shape<typeof NextDeal>;
