import { BY_DISCARD, BY_ROBBING_KONG, BY_SELF_DRAW, KONG_REPLACEMENT, LAST_OF_KIND, LAST_TILE } from '../../vocabulary.ts';
import { WHOLE_HAND, WINNING_TILE } from '../view.ts';
import type { Evidence } from '../view.ts';
import type { FanFamily } from './family.ts';

const won = (holds: boolean): Evidence => (holds ? WINNING_TILE : 0);
const whole = (holds: boolean): Evidence => (holds ? WHOLE_HAND : 0);

/** Fans of how the winning tile came, and of how much of the hand was laid open before. */
export const WINNING_FANS: FanFamily = {
  level: 'hand',
  gate: () => true,
  tests: {
    'fan.last-tile-draw': ({ by, circumstances }) => won(by === BY_SELF_DRAW && (circumstances & LAST_TILE) !== 0),
    'fan.last-tile-claim': ({ by, circumstances }) => won(by === BY_DISCARD && (circumstances & LAST_TILE) !== 0),
    'fan.out-with-replacement-tile': ({ by, circumstances }) =>
      won(by === BY_SELF_DRAW && (circumstances & KONG_REPLACEMENT) !== 0),
    'fan.robbing-the-kong': ({ by }) => won(by === BY_ROBBING_KONG),
    // Declared, or plain to see: the other three lie in the winner's own exposed sets.
    'fan.last-tile': ({ circumstances, openCopies }) => won((circumstances & LAST_OF_KIND) !== 0 || openCopies === 3),
    'fan.self-drawn': ({ by }) => won(by === BY_SELF_DRAW),
    'fan.fully-concealed-hand': ({ by, exposedMelds }) => whole(exposedMelds === 0 && by === BY_SELF_DRAW),
    'fan.concealed-hand': ({ by, exposedMelds }) => whole(exposedMelds === 0 && by !== BY_SELF_DRAW),
    'fan.melded-hand': ({ by, exposedMelds }) => whole(exposedMelds === 4 && by !== BY_SELF_DRAW),
  },
};
