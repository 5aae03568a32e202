import type { BuiltInSet } from '../built-in-set.ts';
import { DEAR_FANS } from './dear-fans.ts';
import { DEAREST_FANS } from './dearest-fans.ts';
import { MIDDLE_FANS } from './middle-fans.ts';
import { OPTIONS } from './options.ts';
import { SMALL_FANS } from './small-fans.ts';
import { SMALLEST_FANS } from './smallest-fans.ts';
import { UNLISTED_FANS } from './unlisted-fans.ts';

/** Mahjong Competition Rules (Chinese Official): 81 fans, and the mixed pair of kongs. */
export const MCR: BuiltInSet = {
  id: 'mcr',
  edition: '2026-12',
  label: { en: 'Mahjong Competition Rules (Chinese Official)', zh: '国标麻将' },
  description: {
    en: 'The international competition rules: hands are counted in fan, a hand needs a minimum to win, and only the winner scores.',
  },
  source: 'Mahjong Competition Rules (Chinese Official), book of July 2006',
  players: 4,
  bonusTiles: true,
  kongs: true,
  forms: ['seven-pairs', 'thirteen-orphans', 'knitted-straight', 'honours-and-knitted'],
  options: OPTIONS,
  rules: [...DEAREST_FANS, ...DEAR_FANS, ...MIDDLE_FANS, ...SMALL_FANS, ...SMALLEST_FANS, ...UNLISTED_FANS],
  counting: {
    unit: 'fan',
    minimum: 8,
    flowers: 'mcr.flower-tiles',
    chickenHand: 'mcr.chicken-hand',
    deadWaits: { option: 'deadWaits' },
    knittedWaits: { option: 'knittedWait' },
    knittedSingleWaits: { option: 'knittedSingleWait' },
    knittedChowWaits: { option: 'knittedChowWait' },
    hogsOfHonours: { option: 'tileHogOfHonors' },
  },
  settlement: { scheme: 'base-and-discarder', base: 8 },
  play: {
    seats: 'by-lot',
    wall: 'two-throws',
    deadWall: 0,
    robConcealedKong: false,
    robLastTile: { option: 'lastTileRobbed' },
    dealer: 'always-passes',
    rounds: 4,
    seatsChange: true,
    discards: 'rows-of-six',
    claimedSets: 'right',
  },
  times: { firstDiscard: 20, claim: 3, turn: 10 },
  penalties: [
    {
      id: 'mcr.false-hu',
      label: { en: 'False hu', zh: '错和' },
      definition:
        'A player who declares a hand that is not complete or is under the minimum pays each opponent; play goes on without further claims by the offender.',
      source: '2006 book, 3.11',
      amount: { option: 'falseHu' },
      to: 'each-opponent',
    },
  ],
};
