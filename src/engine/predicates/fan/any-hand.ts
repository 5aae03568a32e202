import { BONUS_SHIFT, WHOLE_HAND, countBits } from '../view.ts';
import type { FanFamily } from './family.ts';

/**
 * Tests for rules with a mechanism of their own: the chicken hand, which counts when nothing else does, and the flowers,
 * which count after the minimum is judged.
 */
export const ANY_HAND: FanFamily = {
  level: 'hand',
  needs: 0,
  tests: {
    'fan.any-hand': () => WHOLE_HAND,
    'fan.bonus-tiles': (view) => view.bonus << BONUS_SHIFT,
  },
  counts: { 'fan.bonus-tiles': (view) => countBits(view.bonus) },
};
