import { Type } from '@sinclair/typebox';
import { RULINGS, SEATS } from '../engine/vocabulary.ts';
import { about, nullable, wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';
import { Circumstance, Options, RoundWind, RulesetChoice, Seat, Tiles } from './terms.ts';

const rules = { ruleset: RulesetChoice, options: Type.Optional(Options) };
const strict = { additionalProperties: false };

const throwOf = (description: string, example: readonly number[]): ReturnType<typeof Type.Array<ReturnType<typeof Type.Integer>>> =>
  Type.Array(Type.Integer({ description: 'The eyes of one die.' }), { maxItems: 8, description, examples: [example] });

const name = (who: string): ReturnType<typeof Type.String> =>
  Type.String({ minLength: 1, maxLength: 200, description: `The name of ${who}.` });

export const SeatsRequest = Type.Object(
  {
    ...rules,
    players: Type.Array(name('a player'), {
      maxItems: 16,
      description: 'The players in their order round the table, anticlockwise; where the oldest counts and throws, the oldest first.',
      examples: [['Ann', 'Bo', 'Chi', 'Dov']],
    }),
    dice: Type.Optional(throwOf('The eyes of two dice, where the players are counted with them; by lot they mean nothing.', [3, 4])),
    winds: Type.Optional(
      Type.Array(Seat, { maxItems: 16, description: 'The wind tiles in their pile, the top one first; without them they are shuffled.', examples: [['S', 'N', 'E', 'W']] }),
    ),
  },
  { $id: 'SeatsRequest', ...strict, description: 'Players who draw their seats.' },
);
export type SeatsRequest = Shape<typeof SeatsRequest>;

export const TakenWind = Type.Object(
  { player: Type.String({ description: 'Who takes it.' }), wind: about(Seat, 'The wind, and so the seat.') },
  { $id: 'TakenWind', description: 'A wind tile and who took it.' },
);

export const SeatNames = Type.Object(
  { E: name('East'), S: name('South'), W: name('West'), N: Type.Optional(name('North')) },
  { $id: 'SeatNames', ...strict, description: 'The players by seat.' },
);

export const DrawnSeats = Type.Object(
  {
    seats: about(SeatNames, 'Who sits where: East keeps his chair, South sits on his right, West opposite, North on his left.'),
    taken: Type.Array(TakenWind, { description: 'Who took which wind, in the order of taking.' }),
  },
  { $id: 'DrawnSeats', description: 'The seats as they were drawn.' },
);
export type DrawnSeats = Shape<typeof DrawnSeats>;

export const WallRequest = Type.Object(
  {
    ...rules,
    dice: throwOf('The eyes of two dice, or of four: first throw, second throw.', [3, 4, 2, 6]),
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
    exposed: Type.Optional(
      Type.Boolean({ description: 'For a kong: its pung lies open already. A discard is never added to it, and `with` may stay away.', default: false }),
    ),
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
    claims: Type.Array(Claim, { maxItems: 16, description: 'All claims on the tile; none when nobody wants it.' }),
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
    code: Type.String({ description: `The reason for programs: ${RULINGS.join(', ')}; there may be others one day.` }),
    reason: Type.String({ description: 'The reason, one sentence.' }),
  },
  { $id: 'Ruling', description: 'What becomes of one claim.' },
);

export const Turn = Type.Object(
  {
    seat: about(Seat, 'Whose turn it is.'),
    draws: Type.Boolean({ description: 'Whether it begins with drawing a tile, from the wall or in place of a kong; otherwise with a discard.' }),
  },
  { $id: 'Turn', description: 'Who goes on, and how.' },
);

export const Rulings = Type.Object(
  {
    awarded: nullable(Award, { description: 'Who gets the tile; null when nobody does.' }),
    next: nullable(Turn, { description: 'Who goes on; null when somebody has won.' }),
    rulings: Type.Array(Ruling, { description: 'One ruling for each claim, in their order.' }),
  },
  { $id: 'Rulings', description: 'Who gets the tile, and why the others do not.' },
);
export type Rulings = Shape<typeof Rulings>;

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
