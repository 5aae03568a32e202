import type { FindingCode as Code } from '../engine/hand/finding.ts';

/** One kind of finding: what it means, and a request that has it and nothing else. */
export interface FindingKind {
  /** What it means, in whole sentences. */
  readonly explanation: string;
  readonly example: {
    /** Where the request is posted. */
    readonly url: '/v1/score' | '/v1/table/wall';
    readonly body: unknown;
  };
}

const WINNER = { seat: 'S', hand: '234m 55p 678s [777z] (1111p)' };
const WIN = { seat: 'S', tile: '5p', by: 'discard', from: 'W' };
const scores = (body: object): FindingKind['example'] => ({ url: '/v1/score', body: { ruleset: 'hua-bao', hands: [WINNER], win: WIN, ...body } });
const holds = (hand: string): FindingKind['example'] => scores({ hands: [{ seat: 'S', hand }] });
const beside = (hand: object): FindingKind['example'] => scores({ hands: [WINNER, hand] });

/** Every code of a finding. */
export const FINDING_KINDS: { readonly [code in Code]: FindingKind } = {
  'wrong-type': {
    explanation: 'A field is missing, has a wrong type or a value out of its range, or an enumeration does not have the word.',
    example: scores({ win: { ...WIN, by: 'theft' } }),
  },
  'unknown-field': {
    explanation: 'The request has a field that nobody reads. It is refused, since it may be a misspelt one that would have mattered.',
    example: scores({ roundwind: 'E' }),
  },
  'option-unknown': { explanation: 'The rule set has no option of this name.', example: scores({ options: { limits: 300 } }) },
  'option-out-of-range': { explanation: 'The option exists, but not with this value.', example: scores({ options: { limit: -1 } }) },
  'ruleset-unknown': { explanation: 'There is no rule set of this id here; `/v1/rulesets` lists them.', example: scores({ ruleset: 'hua-boa' }) },
  'ruleset-invalid': {
    explanation: 'The overlay that came as the rule set has a mistake. `/v1/rulesets/check` tells every mistake of an overlay.',
    example: scores({ ruleset: { extends: 'hua-bao', drop: ['dragon-pong'] } }),
  },
  'tile-unreadable': {
    explanation: 'Something in a text of tiles is no tile. `position` and `length` say where, in UTF-16 units from 0.',
    example: holds('234m 55x 678s [777z] (1111p)'),
  },
  'tile-not-in-use': { explanation: 'The tile exists, but the rule set does not play with it: a joker, a back, or bonus tiles.', example: scores({ ruleset: 'simple', hands: [{ seat: 'E', hand: '123m 456p 789s 11z 23s + 1f' }], win: null }) },
  'tile-overused': { explanation: 'A fifth copy of a tile, in one hand or over all hands.', example: beside({ seat: 'E', hand: '1m 234p 567p 111p 789s' }) },
  'bonus-repeated': { explanation: 'Each flower and each season is there once.', example: beside({ seat: 'E', hand: '123m 456p 789s 1122z + 1f 1f' }) },
  'hand-size': { explanation: 'A hand has too many or too few tiles for its kongs and its part in the deal.', example: holds('234m 5p 67s [777z] (1111p)') },
  'meld-invalid': { explanation: 'What lies on the table is no chow, pung or kong, or is marked as what it cannot be.', example: holds('234m 55p 678s [567z] (1111p)') },
  'kong-not-allowed': { explanation: 'The rule set knows no kongs.', example: scores({ ruleset: 'simple' }) },
  'concealed-not-kong': { explanation: 'Only a kong is laid face down.', example: holds('234m 55p 678s [777z] (111p)') },
  'chow-from-wrong-seat': {
    explanation: 'A chow is claimed from the player before, and from nobody else.',
    example: scores({ hands: [{ seat: 'S', concealed: '234m 55p 678s', melds: ['777z', { tiles: '123p', from: 'N' }] }] }),
  },
  'claim-from-self': {
    explanation: 'A player cannot claim their own discard.',
    example: scores({ hands: [{ seat: 'S', concealed: '234m 55p 678s', melds: [{ tiles: '777z', from: 'S' }, '123p'] }] }),
  },
  'seat-repeated': { explanation: 'Two hands have the same seat.', example: beside({ seat: 'S', hand: '123m 456p 789s 1122z' }) },
  'seat-not-in-game': {
    explanation: 'The seat does not exist in a game of so many players.',
    example: scores({ ruleset: { extends: 'hua-bao', players: 3 }, win: { ...WIN, from: 'N' } }),
  },
  'winner-missing': { explanation: 'The one who won has no hand in the request.', example: scores({ hands: [{ seat: 'S', hand: '234m 5p 678s [777z] (1111p)' }], win: { ...WIN, seat: 'N' } }) },
  'winning-tile-missing': { explanation: 'The winning tile is not named, or the hand does not hold it.', example: scores({ win: { seat: 'S', by: 'self-draw' } }) },
  'not-complete': { explanation: 'The hand of the winner has the right size but is no winning hand under the rules in force.', example: holds('234m 55p 679s [777z] (1111p)') },
  'circumstance-impossible': {
    explanation: 'The circumstances of the win contradict each other or the hand.',
    example: scores({ win: { ...WIN, circumstances: ['kong-replacement'] } }),
  },
  'dice-impossible': { explanation: 'The number of dice is not that of the rule set, or one of them shows what no die shows.', example: { url: '/v1/table/wall', body: { ruleset: 'mcr', dice: [7, 1, 2, 2] } } },
  'score-below-minimum': {
    explanation: 'A note beside a hand that counts: the value that was counted at the table for the winner is below the minimum of the rule set.',
    example: { url: '/v1/score', body: { ruleset: 'mcr', hands: [{ seat: 'S', score: 7 }], win: { seat: 'S', by: 'self-draw' } } },
  },
};
