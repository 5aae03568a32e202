import { WHOLE_HAND } from '../view.ts';
import type { Evidence } from '../view.ts';
import { NO_CHARACTERS, NO_FIVE, NO_FOUR_AND_SIX, NO_HONOURS, NO_SUIT, ONE_SUIT, SOME_HONOURS, THREE_SUITS, TWO_SUITS } from './facts.ts';
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

/** No ranks but those of the mask. */
const onlyRanks = (view: FanView, mask: number): Evidence => whole((view.ranks & ~mask) === 0);

/** Fans of the tiles alone, however they are divided. */
export const TILE_FANS: readonly FanFamily[] = [
  {
    level: 'hand',
    needs: NO_HONOURS | NO_FIVE,
    tests: {
      'fan.all-terminals': (view) => onlyRanks(view, ONE_AND_NINE),
      'fan.upper-tiles': (view) => onlyRanks(view, SEVEN_TO_NINE),
      'fan.lower-tiles': (view) => onlyRanks(view, ONE_TO_THREE),
      'fan.upper-four': (view) => onlyRanks(view, SIX_TO_NINE),
      'fan.lower-four': (view) => onlyRanks(view, ONE_TO_FOUR),
    },
  },
  {
    level: 'hand',
    needs: NO_HONOURS,
    tests: {
      'fan.no-honors': () => WHOLE_HAND,
      'fan.all-simples': (view) => whole((view.ranks & ONE_AND_NINE) === 0),
      'fan.middle-tiles': (view) => onlyRanks(view, FOUR_TO_SIX),
    },
  },
  { level: 'hand', needs: NO_HONOURS | ONE_SUIT, tests: { 'fan.full-flush': () => WHOLE_HAND } },
  { level: 'hand', needs: SOME_HONOURS | ONE_SUIT, tests: { 'fan.half-flush': () => WHOLE_HAND } },
  { level: 'hand', needs: TWO_SUITS, tests: { 'fan.one-voided-suit': () => WHOLE_HAND } },
  { level: 'hand', needs: NO_SUIT, tests: { 'fan.all-honors': () => WHOLE_HAND } },
  {
    level: 'hand',
    needs: SOME_HONOURS | NO_FIVE | NO_FOUR_AND_SIX,
    tests: { 'fan.all-terminals-and-honors': (view) => (view.ranks === 0 ? 0 : onlyRanks(view, ONE_AND_NINE)) },
  },
  {
    level: 'hand',
    needs: SOME_HONOURS | THREE_SUITS,
    tests: { 'fan.all-types': ({ honours }) => whole((honours & WINDS) !== 0 && (honours & DRAGONS) !== 0) },
  },
  {
    level: 'hand',
    needs: NO_CHARACTERS,
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
  },
];
