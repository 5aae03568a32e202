import type { ExampleRequest } from './examples.ts';

/** Requests about rule sets and what happens at the table. */
export const TABLE_EXAMPLES: readonly ExampleRequest[] = [
  { operation: 'ruleset', name: 'simple', summary: 'The smallest rule set', method: 'GET', url: '/v1/rulesets/{id}', path: { id: 'simple' } },
  { operation: 'ruleset', name: 'unknown', summary: 'A rule set that this service does not know', method: 'GET', url: '/v1/rulesets/{id}', path: { id: 'riichi' } },
  { operation: 'diff', name: 'unknown', summary: 'A rule set that this service does not know', method: 'GET', url: '/v1/rulesets/{a}/diff/{b}', path: { a: 'hua-bao', b: 'riichi' } },
  { operation: 'card', name: 'houseLimit', summary: 'A card with another limit', method: 'GET', url: '/v1/rulesets/{id}/card', path: { id: 'hua-bao' }, query: { options: '{"limit":300}' } },
  { operation: 'checkOverlay', name: 'mistakes', summary: 'Two mistakes, each with a hint', method: 'POST', url: '/v1/rulesets/check', body: { extends: 'hua-bao', drop: ['dragon-pong'], options: { limit: -5 } } },
  { operation: 'checkOverlay', name: 'houseRules', summary: 'House rules on the simple ones', method: 'POST', url: '/v1/rulesets/check', body: { extends: 'simple', id: 'our-simple', label: { en: 'Simple, our way' } } },
  ...[
    { name: 'ready', summary: 'A hand that waits', body: { ruleset: 'hua-bao', seat: 'S', hand: '234m 678s 46p 55p [777z]' } },
    { name: 'tooMany', summary: 'One tile too many: what to throw', body: { ruleset: 'hua-bao', hand: '234m 678s 46p 55p 1z [777z]', visible: '5p' } },
    { name: 'wrongSize', summary: 'Two tiles too few', body: { ruleset: 'hua-bao', hand: '234m 678s 46p [777z]' } },
    { name: 'unreadable', summary: 'A tile that does not exist', body: { ruleset: 'hua-bao', hand: '234m 678s 46q 55p [777z]' } },
  ].map((example) => ({ ...example, operation: 'waits', method: 'POST' as const, url: '/v1/waits' })),
  ...[
    { name: 'counted', summary: 'The oldest throws seven, so the third takes the top tile', body: { ruleset: 'hua-bao', players: ['Ann', 'Bo', 'Chi', 'Dov'], dice: [3, 4], winds: ['S', 'N', 'E', 'W'] } },
    { name: 'byLot', summary: 'Three players by lot, the tiles shuffled by the service', body: { ruleset: 'simple', options: { players: 3 }, players: ['Ann', 'Bo', 'Chi'] } },
    { name: 'twoEast', summary: 'No pile has East twice', body: { ruleset: 'mcr', players: ['Ann', 'Bo', 'Chi', 'Dov'], winds: ['E', 'E', 'S', 'W'] } },
    { name: 'playersMissing', summary: 'A player too few', body: { ruleset: 'hua-bao', players: ['Ann', 'Bo', 'Chi'], dice: [3, 4] } },
  ].map((example) => ({ ...example, operation: 'seats', method: 'POST' as const, url: '/v1/table/seats' })),
  ...[
    { name: 'fourDice', summary: 'Two throws of two dice', body: { ruleset: 'mcr', dice: [3, 4, 2, 6] } },
    { name: 'seven', summary: 'A die has no seven', body: { ruleset: 'mcr', dice: [7, 1, 2, 2] } },
    { name: 'unknownRuleset', summary: 'A rule set that this service does not know', body: { ruleset: 'mrc', dice: [3, 4, 2, 6] } },
  ].map((example) => ({ ...example, operation: 'wall', method: 'POST' as const, url: '/v1/table/wall' })),
  ...[
    {
      name: 'pungAndChow',
      summary: 'A pung goes before a chow',
      body: { ruleset: 'hua-bao', discarder: 'E', tile: '5p', claims: [{ seat: 'S', claim: 'chow', with: '46p' }, { seat: 'N', claim: 'pung', with: '55p' }] },
    },
    { name: 'openPung', summary: 'No discard is added to an open pung, so the next in turn draws', body: { ruleset: 'hua-bao', discarder: 'E', tile: '5p', claims: [{ seat: 'N', claim: 'kong', exposed: true }] } },
    { name: 'unreadableTile', summary: 'A tile that does not exist', body: { ruleset: 'hua-bao', discarder: 'E', tile: '5x', claims: [{ seat: 'S', claim: 'chow', with: '46p' }] } },
    { name: 'joker', summary: 'A tile that nobody plays with', body: { ruleset: 'simple', discarder: 'E', tile: '1f', claims: [{ seat: 'S', claim: 'pung', with: '11p' }] } },
  ].map((example) => ({ ...example, operation: 'claims', method: 'POST' as const, url: '/v1/table/claims' })),
  ...[
    {
      name: 'dealPasses',
      summary: 'South won, so the deal passes on',
      body: { ruleset: 'hua-bao', deal: 1, roundWind: 'E', dealer: 'Ann', seats: { E: 'Ann', S: 'Bo', W: 'Chi', N: 'Dov' }, firstDealer: 'Ann', winner: 'Bo' },
    },
    {
      name: 'stranger',
      summary: 'A winner who does not play',
      body: { ruleset: 'hua-bao', deal: 1, roundWind: 'E', dealer: 'Ann', seats: { E: 'Ann', S: 'Bo', W: 'Chi', N: 'Dov' }, firstDealer: 'Ann', winner: 'Eve' },
    },
  ].map((example) => ({ ...example, operation: 'nextDeal', method: 'POST' as const, url: '/v1/table/next-deal' })),
];
