import t from 'tap';
import { ruleClaims } from '../../src/table/claims.ts';
import type { ClaimedTile, MadeClaim, Rulings } from '../../src/table/claims.ts';
import { readyRules } from '../support/ready-rules.ts';

type Options = Readonly<Record<string, unknown>>;

function rule(ruleset: string, claimed: ClaimedTile, options?: Options): Rulings {
  const answer = ruleClaims(claimed, readyRules(ruleset, options));
  if ('findings' in answer) throw new Error(JSON.stringify(answer.findings));
  return answer.rulings;
}

/** The codes of the rulings, in the order of the claims. */
const codes = (ruleset: string, claimed: ClaimedTile, options?: Options): string[] =>
  rule(ruleset, claimed, options).rulings.map(({ code }) => code);

// Waits for 5p.
const WAITING = '234m 678s 46p 11z [777z]';
const win = (seat: MadeClaim['seat'], hand = WAITING): MadeClaim => ({ seat, claim: 'win', hand });
const ORPHANS = '19m 19p 19s 1234567z';
const ORPHANS_ON = { specialHands: ['thirteen-orphans'], robConcealedKong: true };

t.test('a win goes before a kong or pung, and these before a chow', (t) => {
  const claims: MadeClaim[] = [
    { seat: 'S', claim: 'chow', with: '34p' },
    { seat: 'W', claim: 'pung', with: '55p' },
    win('N'),
  ];
  const { awarded, rulings } = rule('hua-bao', { discarder: 'E', tile: '5p', claims });
  t.strictSame(awarded, { seat: 'N', claim: 'win' });
  t.strictSame(rulings.map(({ code }) => code), ['outranked', 'outranked', 'granted']);
  t.strictSame(rulings[0]?.facts, { winner: 'N', higher: 'win' });
  t.end();
});

t.test('of two wins the first in turn after the discarder gets the tile, in whatever order they are named', (t) => {
  for (const ruleset of ['hua-bao', 'simple']) {
    const hand = '234m 678s 46p 11z 777z';
    const claimed = { discarder: 'S', tile: '5p', claims: [win('E', hand), win('N', hand)] } as const;
    t.strictSame(codes(ruleset, claimed), ['later-in-turn', 'granted']);
    t.strictSame(rule(ruleset, claimed).awarded, { seat: 'N', claim: 'win' });
  }
  t.end();
});

t.test('of the claims of one player the higher one counts', (t) => {
  const claims: MadeClaim[] = [{ seat: 'W', claim: 'pung', with: '55p' }, win('W', '234m 678s 55p 11z [777z]')];
  t.strictSame(codes('hua-bao', { discarder: 'E', tile: '5p', claims }), ['outranked', 'granted']);
  t.end();
});

t.test('a chow only by the player whose turn is next, East after North', (t) => {
  const claims: MadeClaim[] = [
    { seat: 'E', claim: 'chow', with: '46p' },
    { seat: 'S', claim: 'chow', with: '46p' },
  ];
  const { rulings } = rule('hua-bao', { discarder: 'N', tile: '5p', claims });
  t.strictSame(rulings.map(({ code }) => code), ['granted', 'not-your-turn']);
  t.strictSame(rulings[1]?.facts, { next: 'E' });
  t.end();
});

t.test('with three players East is next after West', (t) => {
  const claims: MadeClaim[] = [{ seat: 'E', claim: 'chow', with: '46p' }];
  t.strictSame(codes('simple', { discarder: 'W', tile: '5p', claims }, { players: 3 }), ['granted']);
  t.strictSame(codes('simple', { discarder: 'W', tile: '5p', claims }), ['not-your-turn']);
  t.end();
});

t.test('the tiles from the hand must make the named set with the discard', (t) => {
  const misfits: readonly [MadeClaim['claim'], string, string][] = [
    ['pung', '5p', '5p'],
    ['pung', '5p', '56p'],
    ['pung', '5p', '555p'],
    ['kong', '5p', '55p'],
    ['chow', '5p', '67s'],
    ['chow', '9p', '12s'],
    ['chow', '5p', '57p'],
    ['chow', '5p', '678p'],
    ['chow', '3z', '12z'],
    ['chow', '9s', '12z'],
    ['pung', '1f', '1f1f'],
  ];
  for (const [claim, tile, tiles] of misfits) {
    const claimed = { discarder: 'E', tile, claims: [{ seat: 'S', claim, with: tiles }] } as const;
    t.strictSame(codes('hua-bao', claimed), ['tiles-do-not-fit'], `${claim} of ${tile} with ${tiles}`);
  }
  t.end();
});

t.test('nobody claims his own discard', (t) => {
  const claims: MadeClaim[] = [{ seat: 'E', claim: 'pung', with: '55p' }, win('E')];
  const { awarded, rulings } = rule('hua-bao', { discarder: 'E', tile: '5p', claims });
  t.equal(awarded, null);
  t.strictSame(rulings.map(({ code }) => code), ['own-discard', 'own-discard']);
  t.end();
});

t.test('simple: there are no kongs, so none is claimed and none robbed', (t) => {
  const kong: MadeClaim = { seat: 'S', claim: 'kong', with: '555p' };
  t.strictSame(codes('simple', { discarder: 'E', tile: '5p', claims: [kong] }), ['kong-not-allowed']);
  t.strictSame(codes('simple', { event: 'added-to-pung', discarder: 'E', tile: '5p', claims: [win('S', '234m 678s 46p 11z 777z')] }), [
    'kong-not-allowed',
  ]);
  t.end();
});

t.test('a win must complete the hand', (t) => {
  const claimed = { discarder: 'E', tile: '9p', claims: [win('S')] } as const;
  const { rulings } = rule('hua-bao', claimed);
  t.match(rulings, [{ code: 'not-complete', facts: { tile: '9p' } }]);
  t.end();
});

t.test('the tile that extends an exposed pung can be claimed to win and for nothing else', (t) => {
  const claims: MadeClaim[] = [{ seat: 'W', claim: 'chow', with: '46p' }, win('S'), win('N')];
  t.strictSame(codes('hua-bao', { event: 'added-to-pung', discarder: 'E', tile: '5p', claims }), [
    'not-robbable',
    'granted',
    'later-in-turn',
  ]);
  t.end();
});

t.test('a concealed kong cannot be robbed', (t) => {
  const claimed = { event: 'concealed-kong', discarder: 'E', tile: '1m', claims: [win('S', '23m 456m 678s 11z [777z]')] } as const;
  t.strictSame(codes('hua-bao', claimed), ['not-robbable']);
  t.strictSame(codes('hua-bao', claimed, ORPHANS_ON), ['not-robbable'], 'by four sets and a pair never');
  t.end();
});

t.test('hua-bao: thirteen orphans rob a concealed kong where the option is on and the hand is played', (t) => {
  const hand = ORPHANS.replace('1234567z', '1123456z');
  const claimed = { event: 'concealed-kong', discarder: 'E', tile: '7z', claims: [win('S', hand)] } as const;
  t.strictSame(codes('hua-bao', claimed, ORPHANS_ON), ['granted']);
  t.strictSame(codes('hua-bao', claimed, { ...ORPHANS_ON, robConcealedKong: false }), ['not-robbable']);
  t.strictSame(codes('hua-bao', claimed, { robConcealedKong: true }), ['not-robbable'], 'switched off it is no winning hand');
  t.end();
});

t.test('mcr: a win needs 8 points, and circumstances and the prevailing wind may bring them', (t) => {
  // All chows 2, all simples 2, mixed double chow 1, closed wait 1.
  const hand = '234m 234s 46p 88m [678s]';
  const few = rule('mcr', { discarder: 'E', tile: '5p', claims: [win('S', hand)] });
  t.match(few.rulings, [{ code: 'below-minimum', facts: { fan: 6, minimum: 8 } }]);
  t.equal(few.awarded, null);
  // The discard after the last tile of the wall was drawn is worth 8.
  const last: MadeClaim = { ...win('S', hand), circumstances: ['last-tile'] };
  t.strictSame(codes('mcr', { discarder: 'E', tile: '5p', claims: [last] }), ['granted']);
  t.end();
});

t.test('mcr: only the fourth tile added to an exposed pung can be robbed', (t) => {
  const orphans = ORPHANS.replace('1234567z', '1123456z');
  const claimed = { discarder: 'E', tile: '7z', claims: [win('S', orphans)] } as const;
  t.strictSame(codes('mcr', { ...claimed, event: 'concealed-kong' }), ['not-robbable']);
  t.strictSame(codes('mcr', { ...claimed, event: 'added-to-pung' }), ['granted']);
  t.end();
});

t.test('dmjl: thirteen orphans may rob a concealed kong', (t) => {
  const hand = ORPHANS.replace('1234567z', '1123456z');
  const claimed = { event: 'concealed-kong', discarder: 'E', tile: '7z', claims: [win('S', hand)] } as const;
  t.strictSame(codes('dmjl', claimed), ['granted']);
  t.strictSame(codes('dmjl', claimed, { robConcealedKong: false }), ['not-robbable']);
  t.end();
});

t.test('what cannot be read or is impossible is a finding with a pointer into the request', (t) => {
  const find = (claimed: ClaimedTile): unknown => ruleClaims(claimed, readyRules('hua-bao'));
  const pung: MadeClaim = { seat: 'S', claim: 'pung', with: '55p' };
  t.match(find({ discarder: 'E', tile: '5x', claims: [{ ...pung, with: '55q' }, win('W')] }), {
    findings: [
      { code: 'tile-unreadable', at: '/tile', position: 0 },
      { code: 'tile-unreadable', at: '/claims/0/with' },
    ],
  });
  t.match(find({ discarder: 'E', tile: '55p', claims: [pung] }), {
    findings: [{ code: 'tile-unreadable', case: 'one-tile', at: '/tile', found: 2 }],
  });
  t.match(find({ discarder: 'E', tile: '5p', claims: [{ seat: 'S', claim: 'pung' }, { seat: 'W', claim: 'win' }] }), {
    findings: [
      { code: 'wrong-type', case: 'missing', at: '/claims/0', field: 'with' },
      { code: 'wrong-type', case: 'missing', at: '/claims/1', field: 'hand' },
    ],
  });
  t.match(find({ discarder: 'E', tile: '5p', claims: [pung, win('W', '234m 6x8s')] }), {
    findings: [{ code: 'tile-unreadable', at: '/claims/1/hand' }],
  });
  t.match(find({ discarder: 'E', tile: '5p', claims: [win('W', '234m 678s 46p [777z]')] }), {
    findings: [{ code: 'hand-size', at: '/claims/0/hand' }],
  });
  t.match(find({ discarder: 'E', tile: '5p', claims: [{ ...win('W'), circumstances: ['kong-replacement'] }] }), {
    findings: [{ code: 'circumstance-impossible', at: '/claims/0/circumstances/0' }],
  });
  const three = readyRules('simple', { players: 3 });
  const strangers: MadeClaim[] = [{ ...pung, seat: 'N' }, win('E', '234m 678s 46p 11z 777z')];
  t.match(ruleClaims({ discarder: 'N', tile: '5p', claims: strangers }, three), {
    findings: [
      { code: 'seat-not-in-game', case: 'discarder', at: '/discarder' },
      { code: 'seat-not-in-game', case: 'claim', at: '/claims/0/seat' },
    ],
  }, 'the discarder is named once');
  t.match(find({ discarder: 'E', tile: '1f', claims: [win('S'), win('W')] }), {
    findings: [{ code: 'winning-tile-missing', case: 'bonus', at: '/tile' }],
  }, 'and so is the tile');
  t.end();
});

/** Who goes on after claims on 5 circles that East discarded. */
const nextOf = (claims: readonly MadeClaim[], more: Partial<ClaimedTile> = {}, ruleset = 'hua-bao', options?: Options): unknown =>
  rule(ruleset, { discarder: 'E', tile: '5p', claims, ...more }, options).next;

t.test('the claimer discards, and those between are skipped; after a kong the replacement is drawn first', (t) => {
  t.strictSame(nextOf([{ seat: 'S', claim: 'chow', with: '46p' }]), { seat: 'S', draws: false });
  t.strictSame(nextOf([{ seat: 'N', claim: 'pung', with: '55p' }]), { seat: 'N', draws: false });
  t.strictSame(nextOf([{ seat: 'W', claim: 'kong', with: '555p' }]), { seat: 'W', draws: true });
  t.strictSame(nextOf([{ seat: 'S', claim: 'chow', with: '46p' }, { seat: 'W', claim: 'pung', with: '55p' }]), { seat: 'W', draws: false }, 'the higher of two claims');
  t.end();
});

t.test('nobody goes on after a win', (t) => {
  t.equal(nextOf([win('W')]), null);
  t.equal(nextOf([{ seat: 'S', claim: 'pung', with: '55p' }, win('W')]), null);
  t.equal(nextOf([win('W')], { event: 'added-to-pung' }), null, 'a kong was robbed');
  t.end();
});

t.test('when nobody gets the tile the next in turn draws', (t) => {
  t.strictSame(nextOf([{ seat: 'W', claim: 'pung', with: '56p' }]), { seat: 'S', draws: true });
  t.strictSame(nextOf([win('W', ORPHANS)]), { seat: 'S', draws: true });
  t.strictSame(nextOf([]), { seat: 'S', draws: true }, 'nobody wants it');
  t.strictSame(nextOf([], { discarder: 'N' }), { seat: 'E', draws: true });
  t.strictSame(nextOf([], { discarder: 'W' }, 'simple', { players: 3 }), { seat: 'E', draws: true });
  t.end();
});

t.test('a kong that nobody robs stands, and its owner draws the replacement', (t) => {
  for (const event of ['added-to-pung', 'concealed-kong'] as const) {
    t.strictSame(nextOf([], { event }), { seat: 'E', draws: true }, event);
    t.strictSame(nextOf([{ seat: 'S', claim: 'pung', with: '55p' }], { event }), { seat: 'E', draws: true }, event);
    t.strictSame(nextOf([win('W')], { event }, 'simple'), { seat: 'E', draws: false }, 'without kongs it is taken back');
  }
  t.end();
});

t.test('a discard is never added to an exposed pung, whether the tiles of the pung are named or not', (t) => {
  const added: MadeClaim = { seat: 'N', claim: 'kong', exposed: true };
  for (const claim of [added, { ...added, with: '555p' }, { ...added, with: '66p' }]) {
    const { awarded, next, rulings } = rule('hua-bao', { discarder: 'E', tile: '5p', claims: [claim] });
    t.match({ awarded, next, rulings }, { awarded: null, next: { seat: 'S', draws: true }, rulings: [{ granted: false, code: 'no-kong-from-discard' }] });
  }
  t.strictSame(codes('hua-bao', { discarder: 'E', tile: '5p', claims: [{ ...added, exposed: false, with: '555p' }] }), ['granted']);
  t.match(ruleClaims({ discarder: 'E', tile: '5p', claims: [{ ...added, exposed: false }] }, readyRules('hua-bao')), {
    findings: [{ code: 'wrong-type', case: 'missing', at: '/claims/0', field: 'with' }],
  });
  t.end();
});

t.test('a hand that cannot be read is told, also where the claim fails whatever it is', (t) => {
  for (const [claimed, ruleset] of [[{ seat: 'E' }, 'hua-bao'], [{ seat: 'S', event: 'concealed-kong' }, 'hua-bao'], [{ seat: 'S', event: 'added-to-pung' }, 'simple']] as const) {
    const { seat, ...event } = { event: 'discard' as const, ...claimed };
    t.match(ruleClaims({ discarder: 'E', tile: '5p', claims: [win(seat, '234m 6x8s')], ...event }, readyRules(ruleset)), {
      findings: [{ code: 'tile-unreadable', at: '/claims/0/hand', position: 5, length: 2 }],
    });
  }
  t.end();
});
