import { WHOLE_HAND } from '../view.ts';
import type { Evidence } from '../view.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

// Masks of ranks, lowest bit for the one.
const ONE_AND_NINE = 0b100000001;
const ONE_TO_THREE = 0b000000111;
const ONE_TO_FOUR = 0b000001111;
const FIVE = 0b000010000;
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

/** No ranks but those of the mask. */
const onlyRanks = (view: FanView, mask: number): Evidence => whole((view.ranks & ~mask) === 0);

/** Fans of the tiles alone, however they are divided: those of ranks without the five. */
const FANS_WITHOUT_FIVES: FanFamily = {
  level: 'hand',
  gate: (view) => view.honours === 0 && (view.ranks & FIVE) === 0,
  tests: {
    'fan.all-terminals': (view) => onlyRanks(view, ONE_AND_NINE),
    'fan.upper-tiles': (view) => onlyRanks(view, SEVEN_TO_NINE),
    'fan.lower-tiles': (view) => onlyRanks(view, ONE_TO_THREE),
    'fan.upper-four': (view) => onlyRanks(view, SIX_TO_NINE),
    'fan.lower-four': (view) => onlyRanks(view, ONE_TO_FOUR),
  },
};

const FANS_WITHOUT_HONOURS: FanFamily = {
  level: 'hand',
  gate: (view) => view.honours === 0,
  tests: {
    'fan.no-honors': () => WHOLE_HAND,
    'fan.all-simples': (view) => whole((view.ranks & ONE_AND_NINE) === 0),
    'fan.middle-tiles': (view) => onlyRanks(view, FOUR_TO_SIX),
    'fan.full-flush': (view) => whole(view.suitCount === 1),
  },
};

const FANS_WITH_HONOURS: FanFamily = {
  level: 'hand',
  gate: (view) => view.honours !== 0,
  tests: {
    'fan.half-flush': (view) => whole(view.suitCount === 1),
    'fan.all-types': (view) =>
      whole(view.suitCount === 3 && (view.honours & WINDS) !== 0 && (view.honours & DRAGONS) !== 0),
    'fan.all-honors': (view) => whole(view.suitCount === 0),
    'fan.all-terminals-and-honors': (view) => (view.suitCount === 0 ? 0 : onlyRanks(view, ONE_AND_NINE)),
  },
};

const FANS_WITHOUT_CHARACTERS: FanFamily = {
  level: 'hand',
  gate: (view) => view.characters === 0,
  tests: {
    'fan.all-green': (view) =>
      whole(view.circles === 0 && (view.bamboo & ~GREEN_BAMBOO) === 0 && (view.honours & ~GREEN_DRAGON) === 0),
    'fan.reversible-tiles': (view) =>
      whole(
        (view.circles & ~REVERSIBLE_CIRCLES) === 0 &&
          (view.bamboo & ~REVERSIBLE_BAMBOO) === 0 &&
          (view.honours & ~WHITE_DRAGON) === 0,
      ),
  },
};

const FANS_OF_TWO_SUITS: FanFamily = {
  level: 'hand',
  gate: (view) => view.suitCount === 2,
  tests: { 'fan.one-voided-suit': () => WHOLE_HAND },
};

/** Fans of the tiles alone, however they are divided. */
export const TILE_FANS: readonly FanFamily[] = [
  FANS_WITHOUT_FIVES,
  FANS_WITHOUT_HONOURS,
  FANS_WITH_HONOURS,
  FANS_WITHOUT_CHARACTERS,
  FANS_OF_TWO_SUITS,
];
