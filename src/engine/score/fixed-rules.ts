import type { Rule } from '../rules/types.ts';

/** The line of a count that is cut off at the limit: kind `limit`, value the limit. */
export const CAPPED: Rule = {
  id: 'limit',
  label: { en: 'Limit' },
  value: { limit: 1 },
  when: 'always',
  for: 'everyone',
  per: 'once',
  definition: 'No hand scores more than the limit.',
  source: 'the limit of the rule set',
};

/** The line of a value counted at the table and declared instead of tiles: kind `declared`, final. */
export const DECLARED: Rule = {
  id: 'declared',
  label: { en: 'Counted at the table' },
  value: { points: 0 },
  when: 'always',
  for: 'everyone',
  per: 'once',
  definition: 'The score was entered from the table and is not checked.',
  source: 'the request',
};
