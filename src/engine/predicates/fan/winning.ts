import { BY_DISCARD, BY_ROBBING_KONG, BY_SELF_DRAW, KONG_REPLACEMENT, LAST_OF_KIND, LAST_TILE } from '../../vocabulary.ts';
import { WHOLE_HAND, WINNING_TILE } from '../view.ts';
import type { Evidence } from '../view.ts';
import type { FanFamily } from './family.ts';

const won = (holds: boolean): Evidence => (holds ? WINNING_TILE : 0);
const whole = (holds: boolean): Evidence => (holds ? WHOLE_HAND : 0);

/** Fans of a tile drawn from the wall. */
const FANS_OF_DRAWING: FanFamily = {
  level: 'hand',
  gate: (view) => view.by === BY_SELF_DRAW,
  tests: {
    'fan.last-tile-draw': (view) => won((view.circumstances & LAST_TILE) !== 0),
    'fan.out-with-replacement-tile': (view) => won((view.circumstances & KONG_REPLACEMENT) !== 0),
    'fan.self-drawn': () => WINNING_TILE,
    'fan.fully-concealed-hand': (view) => whole(view.exposedMelds === 0),
  },
};

/** Fans of a tile that another player discarded, or added to a pung. */
const FANS_OF_CLAIMING: FanFamily = {
  level: 'hand',
  gate: (view) => view.by !== BY_SELF_DRAW,
  tests: {
    'fan.last-tile-claim': (view) => won(view.by === BY_DISCARD && (view.circumstances & LAST_TILE) !== 0),
    'fan.robbing-the-kong': (view) => won(view.by === BY_ROBBING_KONG),
    'fan.concealed-hand': (view) => whole(view.exposedMelds === 0),
    'fan.melded-hand': (view) => whole(view.exposedMelds === 4),
  },
};

const FANS_OF_THE_LAST_OF_A_KIND: FanFamily = {
  level: 'hand',
  // Declared, or plain to see: the other three lie in the winner's own exposed sets.
  gate: (view) => (view.circumstances & LAST_OF_KIND) !== 0 || view.openCopies === 3,
  tests: { 'fan.last-tile': () => WINNING_TILE },
};

/** Fans of how the winning tile came, and of how much of the hand was laid open before. */
export const WINNING_FANS: readonly FanFamily[] = [FANS_OF_DRAWING, FANS_OF_CLAIMING, FANS_OF_THE_LAST_OF_A_KIND];
