import type { RuleSet } from '../engine/rules/rule-set.ts';

const SOURCE = "Beginners' version of Chinese mahjong";

/** First games: whoever completes a hand gets a point. */
export const SIMPLE_GAME: RuleSet = {
  id: 'simple',
  edition: '2026-11',
  label: { en: 'Simple, for first games', de: 'Einfach, für die ersten Spiele' },
  description: {
    en: 'Four sets and a pair win one point; no kongs, no bonus tiles, nothing is paid.',
    de: 'Vier Sätze und ein Paar gewinnen einen Punkt; keine Kongs, keine Blumen, nichts wird bezahlt.',
  },
  source: SOURCE,
  players: { option: 'players' },
  bonusTiles: false,
  kongs: false,
  forms: [],
  options: [
    {
      name: 'players',
      meaning: { en: 'Three or four players; with three the seats are E S W.', de: 'Drei oder vier Spieler; zu dritt sind die Plätze E S W.' },
      type: 'enum',
      default: 4,
      values: [3, 4],
    },
    {
      name: 'honourBonus',
      meaning: { en: 'One point more for each pung of dragons or winds.', de: 'Ein Punkt mehr für jeden Pung aus Drachen oder Winden.' },
      type: 'boolean',
      default: false,
    },
    {
      name: 'dealer',
      meaning: {
        en: 'Whether the deal always passes on, or stays when the dealer wins or nobody does.',
        de: 'Ob der Geber immer wechselt oder bleibt, wenn er gewinnt oder niemand.',
      },
      type: 'enum',
      default: 'stays',
      values: ['passes', 'stays'],
    },
    {
      name: 'length',
      meaning: { en: 'How long the game is: open, two rounds or four.', de: 'Länge des Spiels: offen, zwei oder vier Runden.' },
      type: 'enum',
      default: 'open',
      values: ['open', 'two-rounds', 'four-rounds'],
    },
  ],
  rules: [
    {
      id: 'mahjong',
      label: { en: 'Mahjong', de: 'Mahjong' },
      value: { points: 1 },
      when: 'winner',
      for: 'winner',
      per: 'once',
      definition: 'The player who completes the hand.',
      source: SOURCE,
    },
    {
      id: 'pung-of-honours',
      label: { en: 'Pung of dragons or winds', de: 'Pung aus Drachen oder Winden' },
      value: { points: 1 },
      when: 'pungs-of-honours',
      for: 'winner',
      per: 'each',
      definition: 'Three dragons alike, or three winds alike, of any wind.',
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
    wall: 'dealer-wall',
    deadWall: 0,
    robConcealedKong: false,
    dealer: { option: 'dealer' },
    rounds: { option: 'length' },
    seatsChange: false,
  },
  penalties: [],
};
