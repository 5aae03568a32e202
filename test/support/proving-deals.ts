import type { DealInput } from '../../src/engine/hand/input.ts';
import { PLAYING_KINDS, TILE_CODES } from '../../src/engine/tiles.ts';
import type { Circumstance, Seat, WinBy } from '../../src/engine/vocabulary.ts';

type How = readonly [by: WinBy, ...circumstances: Circumstance[]];

const DRAWN: How = ['self-draw'];
const DISCARDED: How = ['discard'];

/** A hand, the tile that won it, how, and who: South in the East round if nobody else is named. */
const HANDS: readonly (readonly [hand: string, tile: string | null, how: How, seat?: Seat])[] = [
  // Pungs and kongs of both kinds, exposed and concealed
  ['22p [222m] 555p [3333s] (4444p)', '2p', DISCARDED],
  ['99s [111m] 999p [EEEE] (CCCC)', '9s', DISCARDED],
  ['234m 567m 345p [SSS] FF', '7m', DRAWN],
  ['234m 567m 345p 678s SS', '7m', DISCARDED],
  ['234m 567m 345p 678s EE', '7m', DISCARDED, 'E'],
  // Several sets together
  ['222m 777p EEE 99s [345s]', '9s', DRAWN],
  ['222m 777m 444p SSS 99s', '9s', DRAWN],
  ['22p [3333m] (5555p) [EEEE] [7777s]', '2p', DISCARDED],
  ['PPP FFF CCC 234m 99s', '9s', DISCARDED],
  ['CCC FFF PP 234m 567s', '7s', DISCARDED],
  ['EEE SSS WWW NNN 55p', '5p', DISCARDED],
  ['EEE SSS WWW NN 345p', '5p', DISCARDED],
  ['123m 456p 678p 234s 99s', '8p', DISCARDED],
  ['123s 345s 567s 789s CC', 'C', DISCARDED],
  // Bonus tiles
  ['123m 456p 678p 234s 99s + 1f 2f 3f 4f 1g 2g 3g 4g', '8p', DISCARDED],
  // Tiles
  ['123p 345p 789p 222p 66p', '6p', DISCARDED],
  ['123m 345m 999m NNN 55m', '5m', DISCARDED],
  ['EEE SSS NNN CCC FF', 'F', DISCARDED],
  ['111m 999m 111p 999s 99p', '9p', DISCARDED],
  ['234s 234s 666s FFF 88s', '8s', DISCARDED],
  ['11123455678999p', '5p', DISCARDED],
  ['EE SS WW NN PP FF CC', 'C', DISCARDED],
  ['11p 22p 33p 55p 66p 88p 99p', '9p', DISCARDED],
  ['19m 19p 19s ESWN PFC C', 'C', DISCARDED],
  ['111p 333p 555p 777p 99p', '9p', DISCARDED],
  ['111m 234m 55m 678m 999m', '5m', DISCARDED],
  // The win
  ['234m 678s 46p 11z [777z] 5p', '5p', ['robbing-kong']],
  ['234m 678s 55p 777z 111p', null, ['self-draw', 'dealt'], 'E'],
  ['234m 678s 55p 777z 111p', '5p', ['discard', 'first-discard']],
  ['234m 678s 55p 777z 111p', '5p', ['self-draw', 'last-tile']],
  ['234m 678s 55p 777z 111p', '5p', ['discard', 'last-tile']],
  ['234m 678s 55p 777z (1111p)', '5p', ['self-draw', 'kong-replacement']],
  ['234m 678s 55p (7777z) (1111p)', '5p', ['self-draw', 'kong-on-kong']],
  ['234m 678s 55p 777z 111p + 3f', '5p', ['self-draw', 'flower-replacement']],
  ['234m 678s 55p 777z [111p]', '5p', ['discard', 'original-call']],
];

function dealOf([hand, tile, [by, ...circumstances], seat = 'S']: (typeof HANDS)[number]): DealInput {
  const from = seat === 'E' ? 'S' : 'E';
  return {
    roundWind: 'E',
    hands: [{ seat, hand }],
    win: { seat, by, circumstances, ...(tile !== null && { tile }), ...(by !== 'self-draw' && { from }) },
  };
}

/** Deals which between them meet each test of the sets that count points: in the `hua-bao` rules with all special hands. */
export const PROVING_DEALS: readonly DealInput[] = [
  ...HANDS.map(dealOf),
  // Won with each tile there is, as the second of the pair.
  ...TILE_CODES.slice(0, PLAYING_KINDS).map((code) => dealOf([`${code}${code} [123m] [456p] [789s] [567m]`, code, DISCARDED])),
];
