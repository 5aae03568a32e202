import { MAJOR_PUNG, SOME_PUNGS } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';
import { atLeast } from './kongs.ts';

/** Ranks 2, 4, 6, 8. */
const EVEN = 0b010101010;

const concealed = (view: FanView): number => view.pungs & ~view.exposed;

/** Fans of pungs; a kong is a pung too. */
export const PUNG_FANS: readonly FanFamily[] = [
  {
    level: 'reading',
    needs: MAJOR_PUNG,
    tests: { 'fan.pung-of-terminals-or-honors': (view) => view.pungs & ~view.simples },
  },
  {
    level: 'reading',
    needs: SOME_PUNGS,
    tests: {
      'fan.four-concealed-pungs': (view) => atLeast(concealed(view), 4),
      'fan.three-concealed-pungs': (view) => atLeast(concealed(view), 3),
      'fan.two-concealed-pungs': (view) => atLeast(concealed(view), 2),
      'fan.all-even-pungs': (view) =>
        view.honours === 0 && (view.ranks & ~EVEN) === 0 && atLeast(view.pungs, 4) !== 0 ? view.all : 0,
      'fan.all-pungs': (view) => atLeast(view.pungs, 4),
    },
  },
];
