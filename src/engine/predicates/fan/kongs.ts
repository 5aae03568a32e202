import { countBits } from '../view.ts';
import type { Evidence } from '../view.ts';
import { SOME_KONG } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

/** The sets, if there are at least so many of them. */
export const atLeast = (sets: number, least: number): Evidence => (countBits(sets) >= least ? sets : 0);

const concealed = (view: FanView): number => view.kongs & ~view.exposed;
const melded = (view: FanView): number => view.kongs & view.exposed;

/** Fans of kongs. */
export const KONG_FANS: FanFamily = {
  level: 'reading',
  needs: SOME_KONG,
  tests: {
    'fan.four-kongs': (view) => atLeast(view.kongs, 4),
    'fan.three-kongs': (view) => atLeast(view.kongs, 3),
    'fan.two-concealed-kongs': (view) => atLeast(concealed(view), 2),
    'fan.two-melded-kongs': (view) => atLeast(melded(view), 2),
    'fan.melded-and-concealed-kongs': (view) => (concealed(view) !== 0 && melded(view) !== 0 ? view.kongs : 0),
    'fan.concealed-kong': concealed,
    'fan.melded-kong': melded,
  },
};
