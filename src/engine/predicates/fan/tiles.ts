import { RANKS } from '../../shape/suit-facts.ts';
import { WHOLE_HAND } from '../view.ts';
import type { Evidence } from '../view.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

// Masks of ranks, lowest bit for the one.
const ONE_AND_NINE = 0b100000001;
const ONE_TO_THREE = 0b000000111;
const ONE_TO_FOUR = 0b000001111;
const FOUR_TO_SIX = 0b000111000;
const SIX_TO_NINE = 0b111100000;
const SEVEN_TO_NINE = 0b111000000;
const GREEN_BAMBOO = 0b010101110;
const REVERSIBLE_CIRCLES = 0b110011111;
const REVERSIBLE_BAMBOO = 0b110111010;
// Masks of honours: winds, then white, green, red.
const WINDS = 0b0001111;
const DRAGONS = 0b1110000;
const WHITE_DRAGON = 0b0010000;
const GREEN_DRAGON = 0b0100000;

const whole = (holds: boolean): Evidence => (holds ? WHOLE_HAND : 0);

/** No honours, and no ranks but those of the mask. */
const onlyRanks = (view: FanView, mask: number): Evidence => whole(view.honours === 0 && (view.ranks & ~mask) === 0);

/** Fans of the tiles alone, however they are divided. */
export const TILE_FANS: FanFamily = {
  level: 'hand',
  gate: () => true,
  tests: {
    'fan.all-green': (view) =>
      whole(
        (view.characters | view.circles) === 0 &&
          (view.bamboo & ~GREEN_BAMBOO) === 0 &&
          (view.honours & ~GREEN_DRAGON) === 0,
      ),
    'fan.all-terminals': (view) => onlyRanks(view, ONE_AND_NINE),
    'fan.all-honors': (view) => whole(view.suits === 0),
    'fan.all-terminals-and-honors': (view) =>
      whole(view.honours !== 0 && view.ranks !== 0 && (view.ranks & ~ONE_AND_NINE) === 0),
    'fan.full-flush': (view) => whole(view.suitCount === 1 && view.honours === 0),
    'fan.half-flush': (view) => whole(view.suitCount === 1 && view.honours !== 0),
    'fan.upper-tiles': (view) => onlyRanks(view, SEVEN_TO_NINE),
    'fan.middle-tiles': (view) => onlyRanks(view, FOUR_TO_SIX),
    'fan.lower-tiles': (view) => onlyRanks(view, ONE_TO_THREE),
    'fan.upper-four': (view) => onlyRanks(view, SIX_TO_NINE),
    'fan.lower-four': (view) => onlyRanks(view, ONE_TO_FOUR),
    'fan.reversible-tiles': (view) =>
      whole(
        view.characters === 0 &&
          (view.circles & ~REVERSIBLE_CIRCLES) === 0 &&
          (view.bamboo & ~REVERSIBLE_BAMBOO) === 0 &&
          (view.honours & ~WHITE_DRAGON) === 0,
      ),
    'fan.all-types': (view) =>
      whole(view.suits === 0b111 && (view.honours & WINDS) !== 0 && (view.honours & DRAGONS) !== 0),
    'fan.one-voided-suit': (view) => whole(view.suitCount === 2),
    'fan.all-simples': (view) => onlyRanks(view, RANKS & ~ONE_AND_NINE),
    'fan.no-honors': (view) => whole(view.honours === 0),
  },
};
