import { BY_ROBBING_KONG, KONG_REPLACEMENT } from '../../vocabulary.ts';
import { WHOLE_HAND, WINNING_TILE } from '../view.ts';
import type { Evidence } from '../view.ts';
import { CLAIMED_TILE, DRAWN, LAST_COPY, LAST_OF_WALL, NO_EXPOSED_MELD } from './facts.ts';
import type { FanFamily } from './family.ts';

const won = (holds: boolean): Evidence => (holds ? WINNING_TILE : 0);

/** Fans of how the winning tile came, and of how much of the hand was laid open before. */
export const WINNING_FANS: readonly FanFamily[] = [
  {
    level: 'hand',
    needs: DRAWN,
    tests: {
      'fan.self-drawn': () => WINNING_TILE,
      'fan.out-with-replacement-tile': ({ circumstances }) => won((circumstances & KONG_REPLACEMENT) !== 0),
    },
  },
  { level: 'hand', needs: DRAWN | LAST_OF_WALL, tests: { 'fan.last-tile-draw': () => WINNING_TILE } },
  { level: 'hand', needs: DRAWN | NO_EXPOSED_MELD, tests: { 'fan.fully-concealed-hand': () => WHOLE_HAND } },
  {
    level: 'hand',
    needs: CLAIMED_TILE,
    tests: {
      'fan.robbing-the-kong': ({ by }) => won(by === BY_ROBBING_KONG),
      'fan.melded-hand': ({ exposedMelds }) => (exposedMelds === 4 ? WHOLE_HAND : 0),
    },
  },
  // A robbed tile too, where it may be robbed after the last tile of the wall.
  { level: 'hand', needs: CLAIMED_TILE | LAST_OF_WALL, tests: { 'fan.last-tile-claim': () => WINNING_TILE } },
  { level: 'hand', needs: CLAIMED_TILE | NO_EXPOSED_MELD, tests: { 'fan.concealed-hand': () => WHOLE_HAND } },
  { level: 'hand', needs: LAST_COPY, tests: { 'fan.last-tile': () => WINNING_TILE } },
];
