import { countBits } from '../view.ts';
import type { Evidence } from '../view.ts';
import { HONOUR_PUNG } from './facts.ts';
import type { FanFamily } from './family.ts';
import { atLeast } from './kongs.ts';
import type { FanView } from './fan-view.ts';

const windPungs = (view: FanView): number => view.winds & view.pungs;
const dragonPungs = (view: FanView): number => view.dragons & view.pungs;

/** So many pungs among the sets, and the pair as well. */
const littleSets = (view: FanView, sets: number, pungs: number): Evidence =>
  countBits(sets & view.pungs) === pungs && (sets & view.pairs) !== 0 ? sets : 0;

/** Fans of pungs of winds and dragons. */
export const HONOUR_FANS: FanFamily = {
  level: 'reading',
  needs: HONOUR_PUNG,
  tests: {
    'fan.big-four-winds': (view) => atLeast(windPungs(view), 4),
    'fan.big-three-winds': (view) => atLeast(windPungs(view), 3),
    'fan.little-four-winds': (view) => littleSets(view, view.winds, 3),
    'fan.big-three-dragons': (view) => atLeast(dragonPungs(view), 3),
    'fan.little-three-dragons': (view) => littleSets(view, view.dragons, 2),
    'fan.two-dragon-pungs': (view) => atLeast(dragonPungs(view), 2),
    'fan.dragon-pung': dragonPungs,
    'fan.prevalent-wind': (view) => view.roundWinds & view.pungs,
    'fan.seat-wind': (view) => view.seatWinds & view.pungs,
  },
};
