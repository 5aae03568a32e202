import { HONOURS_AND_KNITTED, KNITTED_STRAIGHT, SEVEN_PAIRS, THIRTEEN_ORPHANS } from '../../vocabulary.ts';
import { WHOLE_HAND, countBits } from '../view.ts';
import type { Evidence } from '../view.ts';
import { SPECIAL_FORM } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

const SEVEN_RANKS = 0b1111111;
const ALL_HONOURS = 0b1111111;

const whole = (holds: boolean): Evidence => (holds ? WHOLE_HAND : 0);

/** The three rows, or, where fourteen singles hold them, all nine knitted tiles. */
function knittedStraight(view: FanView): Evidence {
  if (view.form === KNITTED_STRAIGHT) return 0b111;
  if (view.form !== HONOURS_AND_KNITTED || countBits(view.honours) !== 5) return 0;
  return view.all & ~(view.winds | view.dragons);
}

/** Fans of the hands that are not four sets and a pair. */
export const FORM_FANS: FanFamily = {
  level: 'reading',
  needs: SPECIAL_FORM,
  tests: {
    'fan.seven-pairs': (view) => whole(view.form === SEVEN_PAIRS),
    'fan.seven-shifted-pairs': ({ form, suitCount, honours, ranks }) =>
      whole(form === SEVEN_PAIRS && suitCount === 1 && honours === 0 && ranks / (ranks & -ranks) === SEVEN_RANKS),
    'fan.thirteen-orphans': (view) => whole(view.form === THIRTEEN_ORPHANS),
    'fan.greater-honors-and-knitted-tiles': (view) =>
      whole(view.form === HONOURS_AND_KNITTED && view.honours === ALL_HONOURS),
    'fan.lesser-honors-and-knitted-tiles': (view) => whole(view.form === HONOURS_AND_KNITTED),
    'fan.knitted-straight': knittedStraight,
  },
};
