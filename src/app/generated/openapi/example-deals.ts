import type { ExampleRequest } from './examples.ts';

const DEAL = {
  ruleset: 'hua-bao',
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};
const HAND = { ruleset: 'hua-bao', hands: [{ seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' }], win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' } };
const UNREADABLE = { ruleset: 'hua-bao', hands: [{ seat: 'S', hand: '234m 55x 678s [777z] (1111p)' }], win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' } };
const SHORT = { ...HAND, hands: [{ seat: 'S', hand: '234m 5p 67s [777z] (1111p) + 2f' }] };
const FIFTH = { ruleset: 'hua-bao', hands: [{ seat: 'E', hand: '111m 123m 456p 789s 1m' }, { seat: 'S', hand: '111m 234p 456p 789s 1z' }] };
const MCR = { ruleset: 'mcr', hands: [{ seat: 'E', hand: '123m 123p 123s 11z [999m]' }], win: { seat: 'E', tile: '3s', by: 'self-draw' } };

/** Requests about deals. */
export const DEAL_EXAMPLES: readonly ExampleRequest[] = [
  ...[
    { name: 'wholeDeal', summary: 'All four hands: what each is worth, and who pays whom', body: DEAL },
    { name: 'oneHand', summary: 'The winner alone', body: HAND },
    { name: 'chineseOfficial', summary: 'Fans of the Chinese official rules', body: MCR },
    { name: 'unreadableTile', summary: 'A tile that does not exist', body: UNREADABLE },
    { name: 'impossibleHand', summary: 'Two tiles were left out', body: SHORT },
  ].map((example) => ({ ...example, operation: 'score', method: 'POST' as const, url: '/v1/score' })),
  ...[
    { name: 'wholeDeal', summary: 'Nothing is wrong', body: DEAL },
    { name: 'fifthCopy', summary: 'More than four copies of a tile, in one hand and over all', body: FIFTH },
    { name: 'unknownRuleset', summary: 'A rule set that this service does not know', body: { ...HAND, ruleset: 'hua-boa' } },
  ].map((example) => ({ ...example, operation: 'validate', method: 'POST' as const, url: '/v1/validate' })),
  ...[
    { name: 'scores', summary: 'Scores that were counted at the table', body: { ruleset: 'hua-bao', scores: { E: 24, S: 200, W: 6, N: 28 }, win: { seat: 'S', by: 'discard', from: 'W' } } },
    { name: 'drawn', summary: 'Nobody won', body: { ruleset: 'hua-bao', scores: { E: 24, S: 8, W: 6, N: 28 } } },
    { name: 'unknownOption', summary: 'An option that the rule set does not have', body: { ruleset: 'hua-bao', options: { limits: 300 }, scores: { E: 24, S: 200, W: 6, N: 28 } } },
  ].map((example) => ({ ...example, operation: 'settle', method: 'POST' as const, url: '/v1/settle' })),
  { operation: 'scoreBatch', name: 'oneIsBad', summary: 'A bad request does not spoil a good one', method: 'POST', url: '/v1/score/batch', body: { requests: [HAND, UNREADABLE] } },
  {
    operation: 'compare',
    name: 'twoRulesets',
    summary: 'One hand by two rule sets, and with another limit',
    method: 'POST',
    url: '/v1/compare',
    body: { sets: [{ ruleset: 'hua-bao' }, { ruleset: 'hua-bao', options: { limit: 100 } }, { ruleset: 'simple' }], hands: [{ seat: 'S', hand: '234m 55p 678s [777z] 111p' }], win: { seat: 'S', tile: '5p', by: 'self-draw' } },
  },
];
