import type { RuleSet } from '../engine/rules/rule-set.ts';

const SOURCE = "Beginners' version of Chinese mahjong";

/** First games: whoever completes a hand gets a point. */
export const SIMPLE_GAME: RuleSet = {
  id: 'simple',
  edition: '2026-11',
  label: { en: 'Simple, for first games' },
  description: {
    en: 'Four sets and a pair win one point; no kongs, no bonus tiles, nothing is paid.',
  },
  source: SOURCE,
  players: { option: 'players' },
  bonusTiles: false,
  kongs: false,
  forms: [],
  options: [
    {
      name: 'players',
      meaning: { en: 'Three or four players; with three the seats are E S W.' },
      type: 'enum',
      default: 4,
      values: [3, 4],
    },
    {
      name: 'honourBonus',
      meaning: { en: 'One point more for each pung of dragons or winds.' },
      type: 'boolean',
      default: false,
    },
    {
      name: 'dealer',
      meaning: {
        en: 'Whether the deal always passes on, or stays when the dealer wins or nobody does.',
      },
      type: 'enum',
      default: 'stays',
      values: ['passes', 'stays'],
    },
    {
      name: 'length',
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
      source: SOURCE,
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
      source: SOURCE,
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
  },
  penalties: [],
};
