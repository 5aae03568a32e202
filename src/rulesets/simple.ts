import type { BuiltInSet } from './built-in-set.ts';

const SOURCE = 'Beginners’ version of Chinese mahjong';
const SCORE = `${SOURCE}, scoring`;

/** First games: whoever completes a hand gets a point. */
export const SIMPLE_GAME: BuiltInSet = {
  id: 'simple',
  edition: '2026-12',
  label: { en: 'Simple, for first games' },
  description: {
    en: 'Whoever completes four sets and a pair wins; no kongs, no flowers, and nothing is paid.',
  },
  source: SOURCE,
  players: { option: 'players' },
  bonusTiles: false,
  kongs: false,
  forms: [],
  options: [
    {
      name: 'players',
      label: { en: 'Players' },
      meaning: { en: 'Three or four players; with three the seats are E S W.' },
      type: 'enum',
      default: 4,
      values: [3, 4],
    },
    {
      name: 'honourBonus',
      label: { en: 'Points for winds and dragons' },
      meaning: { en: 'One extra point for each pung of dragons or winds.' },
      type: 'boolean',
      default: false,
    },
    {
      name: 'dealer',
      label: { en: 'Turn of the deal' },
      meaning: {
        en: 'Whether the deal always passes on, or stays when the dealer wins or the deal is drawn.',
      },
      type: 'enum',
      default: 'stays',
      values: ['passes', 'stays'],
    },
    {
      name: 'length',
      label: { en: 'Length of the game' },
      meaning: { en: 'How long the game is: open, two rounds or four.' },
      type: 'enum',
      default: 'open',
      values: ['open', 'two-rounds', 'four-rounds'],
    },
  ],
  rules: [
    {
      id: 'mahjong',
      label: { en: 'Mahjong' },
      value: { points: 1 },
      when: 'winner',
      for: 'winner',
      per: 'once',
      definition: 'The player who completes the hand.',
      example: '123m 456p 789s 222s NN',
      source: SCORE,
    },
    {
      id: 'pung-of-honours',
      label: { en: 'Pung of dragons or winds' },
      value: { points: 1 },
      when: 'pungs-of-honours',
      for: 'winner',
      per: 'each',
      definition: 'Three dragons alike, or three winds alike, of any wind.',
      example: 'CCC',
      source: SCORE,
      enabledBy: 'honourBonus',
    },
  ],
  counting: {
    unit: 'points',
    losers: 'zero',
    limit: null,
    limitHandValue: null,
    halfLimit: 'down',
    claimedKongs: 'exposed',
    foulHands: null,
  },
  settlement: { scheme: 'none' },
  play: {
    seats: 'by-lot',
    wall: 'dealer-wall',
    deadWall: 0,
    robConcealedKong: false,
    dealer: { option: 'dealer' },
    rounds: { option: 'length' },
    seatsChange: false,
    muddled: 'deal-again',
  },
  penalties: [],
};
