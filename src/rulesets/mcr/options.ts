import type { Options } from '../../engine/rules/types.ts';
import type { NamedOption } from '../built-in-set.ts';

/** The green book as it is played at European tournaments. */
const GREEN_BOOK: Options = {
  twoConcealedKongs: 8,
  meldedAndConcealedKong: 6,
  fullyConcealedOnSpecial: true,
  tileHogInSevenPairs: false,
  knittedWait: false,
};

/** Chinese platforms. */
const ONLINE: Options = {
  twoConcealedKongs: 6,
  meldedAndConcealedKong: 5,
  fullyConcealedOnSpecial: false,
  tileHogInSevenPairs: true,
  knittedWait: false,
};

/** The options of the competition rules. A switch that is given goes before what the profile says of it. */
export const OPTIONS: readonly NamedOption[] = [
  {
    name: 'profile',
    label: { en: 'Profile' },
    meaning: {
      en: 'Whose reading of the rules: `wmo-2006` is the green book of tournaments, `online` what Chinese platforms count. It sets the five switches below; a switch given as well goes before it.',
    },
    type: 'enum',
    default: 'wmo-2006',
    values: ['wmo-2006', 'online'],
    sets: { 'wmo-2006': GREEN_BOOK, online: ONLINE },
  },
  {
    name: 'twoConcealedKongs',
    label: { en: 'Two concealed kongs' },
    meaning: { en: 'What two concealed kongs are worth.' },
    type: 'enum',
    default: 8,
    values: [6, 8],
  },
  {
    name: 'meldedAndConcealedKong',
    label: { en: 'Melded and concealed kong' },
    meaning: { en: 'What a melded and a concealed kong together are worth; the fan is not among the 81.' },
    type: 'enum',
    default: 6,
    values: [5, 6],
  },
  {
    name: 'fullyConcealedOnSpecial',
    label: { en: 'Fully concealed on special hands' },
    meaning: {
      en: 'Whether a self-drawn hand of four concealed pungs, nine gates, seven pairs, seven shifted pairs or thirteen orphans is fully concealed (4) instead of only self-drawn (1).',
    },
    type: 'boolean',
    default: true,
  },
  {
    name: 'tileHogInSevenPairs',
    label: { en: 'Tile hog in seven pairs' },
    meaning: { en: 'Whether tile hogs count in seven pairs that are all green or all terminals.' },
    type: 'boolean',
    default: false,
  },
  {
    name: 'knittedWait',
    label: { en: 'Waits in a knitted straight' },
    meaning: { en: 'Whether edge, closed and single wait count where the winning tile is of the knitted straight too.' },
    type: 'boolean',
    default: false,
  },
  {
    name: 'deadWaits',
    label: { en: 'Dead tiles are waits' },
    meaning: {
      en: 'Whether a kind of which the player holds all four is a wait, so that another wait is not the only one.',
    },
    type: 'boolean',
    default: true,
  },
  {
    name: 'falseHu',
    label: { en: 'Penalty for false hu' },
    meaning: { en: 'What a player who declares a hand that is no win pays to each opponent.' },
    type: 'integer',
    default: 10,
    min: 0,
    max: 1000,
  },
];
