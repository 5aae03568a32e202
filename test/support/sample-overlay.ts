/** A special hand of a club's own, made of tests that there are. */
export const HOUSE_HAND = {
  id: 'dragon-lake',
  label: { en: 'Dragon Lake', de: 'Drachensee' },
  value: { limit: 1 },
  when: 'only-green',
  for: 'winner',
  per: 'once',
  definition: 'Only green tiles.',
  definitions: { de: 'Nur grüne Steine.' },
  example: '234s 234s 666s FFF 88s',
  source: 'House rule',
};

/** An overlay that uses everything an overlay can say. */
export const CLUB_OVERLAY = {
  extends: 'hua-bao',
  id: 'club',
  edition: '2027-01',
  label: { en: 'Club rules', de: 'Vereinsregeln' },
  description: { en: 'As we play.' },
  source: 'Club, 2027',
  players: 4,
  bonusTiles: false,
  kongs: true,
  forms: ['seven-pairs'],
  counting: { halfLimit: 'nearest', claimedKongs: 'concealed-for-doublings' },
  settlement: { scheme: 'base-and-discarder', base: 8 },
  play: { deadWall: 16, rounds: 2, discards: 'rows-of-six', claimedSets: 'right', muddled: 'deal-again', standardTiles: null },
  times: { firstDiscard: null, claim: 5, turn: 30 },
  penalties: [{ id: 'late', label: { en: 'Late' }, definition: 'Too late.', definitions: { de: 'Zu spät.' }, source: 'Club', amount: 5, to: 'each-opponent' }],
  // `all-pungs` is switched by no option any more, so it cannot stand in the default of one.
  options: { limit: 300, specialHands: ['nine-gates'], extras: ['green-pairs'] },
  drop: ['robbing-kong', 'stairway'],
  change: {
    mahjong: { value: { points: 20 } },
    'one-suit': { value: { doublings: 4 }, example: null, label: { de: 'Reine Farbe, vierfach' }, excludes: [{ rule: 'self-drawn', scope: 'hand' }] },
    'all-pungs': { enabledBy: null },
  },
  add: [
    { ...HOUSE_HAND, excludes: [{ rule: 'one-suit', scope: 'hand', unless: 'bonusTiles', form: 'seven-pairs' }] },
    { ...HOUSE_HAND, id: 'green-pairs', when: { all: ['only-green', 'seven-pairs', { not: 'dealer' }] }, enabledBy: 'extras', form: 'seven-pairs' },
  ],
};
