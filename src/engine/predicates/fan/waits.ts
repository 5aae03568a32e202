import type { Evidence } from '../view.ts';
import { WAITING } from './facts.ts';
import type { FanFamily } from './family.ts';
import { CLOSED, EDGE, PAIRING } from './fan-view.ts';
import type { FanView } from './fan-view.ts';

const onlyWait = (view: FanView, shape: number): Evidence =>
  view.waitShape === shape && view.isOnlyWait() ? view.winningSet : 0;

const notOnly = (view: FanView, shape: number): boolean => view.waitShape === shape && !view.isOnlyWait();

/** Fans of the way the winning tile fits, when it was the only kind that could complete the hand. */
export const WAIT_FANS: FanFamily = {
  level: 'reading',
  needs: WAITING,
  tests: {
    'fan.edge-wait': (view) => onlyWait(view, EDGE),
    'fan.closed-wait': (view) => onlyWait(view, CLOSED),
    'fan.single-wait': (view) => onlyWait(view, PAIRING),
  },
  notOnlyWait: {
    'fan.edge-wait': (view) => notOnly(view, EDGE),
    'fan.closed-wait': (view) => notOnly(view, CLOSED),
    'fan.single-wait': (view) => notOnly(view, PAIRING),
  },
};
