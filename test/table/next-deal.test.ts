import t from 'tap';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { nextDeal } from '../../src/table/next-deal.ts';
import type { EndedDeal, NextDeal } from '../../src/table/next-deal.ts';
import { readyRules } from '../support/ready-rules.ts';

const FOUR = { E: 'Ann', S: 'Bo', W: 'Chi', N: 'Dov' } as const;
const START: EndedDeal = { deal: 1, roundWind: 'E', dealer: 'Ann', seats: FOUR, firstDealer: 'Ann', winner: null };

function follow(ended: EndedDeal, ready: ReadyRules): NextDeal {
  const answer = nextDeal(ended, ready);
  if ('findings' in answer) throw new Error(JSON.stringify(answer.findings));
  return answer.next;
}

/** Plays on until the match ends, at most `most` deals; the winner of each deal is chosen from what is about to be played. */
function play(ready: ReadyRules, first: EndedDeal, most: number, winnerOf: (deal: EndedDeal) => string | null): EndedDeal[] {
  const played: EndedDeal[] = [];
  let now: EndedDeal | null = first;
  while (now !== null && played.length < most) {
    const ended: EndedDeal = { ...now, winner: winnerOf(now) };
    played.push(ended);
    const { deal, roundWind, dealer, seats } = follow(ended, ready);
    now = deal === null ? null : { ...ended, deal, roundWind: roundWind!, dealer: dealer!, seats: seats! };
  }
  return played;
}

t.test('hua-bao: East stays on a win and on a draw', (t) => {
  for (const winner of ['Ann', null]) {
    t.strictSame(follow({ ...START, deal: 7, winner }, readyRules('hua-bao')), {
      deal: 8,
      roundWind: 'E',
      dealer: 'Ann',
      seats: FOUR,
      roundEnds: false,
      matchEnds: false,
    });
  }
  t.end();
});

t.test('hua-bao: when East loses the winds pass on and South becomes East', (t) => {
  t.match(follow({ ...START, winner: 'Chi' }, readyRules('hua-bao')), {
    dealer: 'Bo',
    seats: { E: 'Bo', S: 'Chi', W: 'Dov', N: 'Ann' },
    roundEnds: false,
  });
  t.end();
});

t.test('hua-bao: a match is four rounds E S W N, each ended by the loss of the player who began as North', (t) => {
  // The dealer always loses: four deals a round.
  const played = play(readyRules('hua-bao'), START, 100, ({ seats }) => seats.S);
  t.strictSame(played.map(({ roundWind }) => roundWind).join(''), 'EEEESSSSWWWWNNNN');
  t.strictSame(played.map(({ dealer }) => dealer).join(' '), Array(4).fill('Ann Bo Chi Dov').join(' '));
  t.end();
});

t.test('hua-bao: repeated deals count', (t) => {
  const played = play(readyRules('hua-bao'), START, 100, ({ deal, seats }) => (deal % 2 === 1 ? null : seats.W));
  t.equal(played.length, 32);
  t.equal(played.at(-1)?.deal, 32);
  t.end();
});

t.test('when the match ends all but the two flags is null', (t) => {
  const last = { ...START, roundWind: 'N', dealer: 'Dov', seats: { E: 'Dov', S: 'Ann', W: 'Bo', N: 'Chi' }, winner: 'Bo' } as const;
  t.strictSame(follow(last, readyRules('hua-bao')), {
    deal: null,
    roundWind: null,
    dealer: null,
    seats: null,
    roundEnds: true,
    matchEnds: true,
  });
  t.end();
});

t.test('simple: an open game has no end, and after N comes E again', (t) => {
  const played = play(readyRules('simple'), START, 20, ({ seats }) => seats.S);
  t.equal(played.map(({ roundWind }) => roundWind).join(''), 'EEEESSSSWWWWNNNNEEEE');
  t.end();
});

t.test('simple: four rounds are at least 16 deals, two rounds at least 8', (t) => {
  for (const [length, deals] of [['four-rounds', 16], ['two-rounds', 8]] as const) {
    t.equal(play(readyRules('simple', { length }), START, 100, ({ seats }) => seats.S).length, deals);
  }
  t.end();
});

t.test('simple: the deal passes always, or stays when the dealer wins or nobody does', (t) => {
  for (const winner of ['Ann', null]) {
    t.equal(follow({ ...START, winner }, readyRules('simple', { dealer: 'stays' })).dealer, 'Ann');
    t.equal(follow({ ...START, winner }, readyRules('simple', { dealer: 'passes' })).dealer, 'Bo');
  }
  t.end();
});

t.test('simple: three players sit at E S W, and a round is three deals', (t) => {
  const three = { ...START, seats: { E: 'Ann', S: 'Bo', W: 'Chi' } };
  const played = play(readyRules('simple', { players: 3, length: 'two-rounds' }), three, 100, ({ seats }) => seats.W);
  t.equal(played.map(({ dealer, roundWind }) => `${dealer} ${roundWind}`).join(', '), 'Ann E, Bo E, Chi E, Ann S, Bo S, Chi S');
  t.strictSame(played[1]?.seats, { E: 'Bo', S: 'Chi', W: 'Ann' });
  t.end();
});

t.test('mcr: the deal passes after every deal, 16 deals, and after each round the seats change', (t) => {
  // The dealer always wins, and yet the deal passes.
  const played = play(readyRules('mcr'), START, 100, ({ dealer }) => dealer);
  t.equal(played.length, 16);
  t.equal(played.map(({ roundWind }) => roundWind).join(''), 'EEEESSSSWWWWNNNN');
  const seatOf = (name: string, { seats }: EndedDeal): string | undefined =>
    (['E', 'S', 'W', 'N'] as const).find((seat) => seats[seat] === name);
  // Where the players sit as each round begins, by the competition rules.
  for (const [name, seats] of [['Ann', 'ESNW'], ['Bo', 'SEWN'], ['Chi', 'WNES'], ['Dov', 'NWSE']] as const) {
    t.equal([0, 4, 8, 12].map((first) => seatOf(name, played[first]!)).join(''), seats, name);
  }
  // In a round everybody deals once.
  for (const first of [0, 4, 8, 12]) {
    t.strictSame(played.slice(first, first + 4).map(({ dealer }) => dealer).sort(), ['Ann', 'Bo', 'Chi', 'Dov']);
  }
  t.end();
});

t.test('mcr: the round ends with its fourth deal, the match with its sixteenth', (t) => {
  const ready = readyRules('mcr');
  const ends = play(ready, START, 16, () => null).map((ended) => follow(ended, ready));
  t.strictSame(ends.filter(({ roundEnds }) => roundEnds).map(({ deal }) => deal), [5, 9, 13, null]);
  t.strictSame(ends.map(({ matchEnds }) => matchEnds).indexOf(true), 15);
  t.end();
});

t.test('players who do not fit together are findings, all of them', (t) => {
  const ready = readyRules('hua-bao');
  t.match(nextDeal({ ...START, seats: { E: 'Ann', S: 'Bo', W: 'Ann' } }, ready), {
    findings: [
      { code: 'seat-repeated', at: '/seats/W', case: 'player', player: 'Ann' },
      { code: 'wrong-type', at: '/seats', case: 'missing', field: 'N' },
    ],
  });
  t.match(nextDeal({ ...START, dealer: 'Bo', firstDealer: 'Eve', winner: 'Mallory' }, ready), {
    findings: [
      { code: 'wrong-type', at: '/dealer', case: 'word', found: 'Bo', expected: ['Ann'] },
      { code: 'wrong-type', at: '/firstDealer', found: 'Eve', expected: ['Ann', 'Bo', 'Chi', 'Dov'] },
      { code: 'wrong-type', at: '/winner', found: 'Mallory' },
    ],
  });
  t.match(nextDeal({ ...START, winner: 'ann' }, ready), { findings: [{ at: '/winner', found: 'ann', suggestion: 'Ann' }] }, 'a name is guessed');
  t.match(nextDeal(START, readyRules('simple', { players: 3 })), {
    findings: [{ code: 'seat-not-in-game', at: '/seats/N', case: 'player', seat: 'N', players: 3 }],
  });
  t.end();
});
