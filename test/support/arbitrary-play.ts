import fc from 'fast-check';
import type { ReadyRules } from '../../src/engine/rules/ready.ts';
import { PENALTY_RECEIVERS } from '../../src/engine/vocabulary.ts';
import type { Command } from '../../src/ledger/decide.ts';
import type { Entry } from '../../src/ledger/entry.ts';
import { fine } from '../../src/ledger/penalty.ts';
import type { Seating } from '../../src/ledger/position.ts';
import { counted, FOUR, Play, rulesOf, withRounds } from './play.ts';

/** Rule sets that play differently: winds, rotation, payments, numbers of players, length of a match. */
export const TABLES: readonly { readonly ready: ReadyRules; readonly players: Seating }[] = [
  { ready: rulesOf('hua-bao'), players: FOUR },
  { ready: rulesOf('hua-bao', { limit: null }), players: FOUR },
  { ready: rulesOf('dmjl'), players: FOUR },
  { ready: rulesOf('mcr'), players: FOUR },
  { ready: rulesOf('simple'), players: FOUR },
  { ready: rulesOf('simple', { players: 3, dealer: 'passes', honourBonus: true }), players: FOUR.slice(0, 3) },
  { ready: withRounds(rulesOf('hua-bao'), 1), players: FOUR },
  { ready: withRounds(rulesOf('mcr'), 1), players: FOUR },
];

/** A deal with scores counted at the table, possible under any seats. */
export function arbitraryEntry({ ready, players }: (typeof TABLES)[number]): fc.Arbitrary<Entry> {
  const index = fc.nat(players.length - 1);
  const onlyWinner = ready.set.counting.unit === 'fan' || ready.set.settlement.scheme === 'none';
  return fc
    .record({ scores: fc.array(fc.integer({ min: 8, max: 500 }), { minLength: players.length, maxLength: players.length }), winner: fc.option(index, { freq: 4 }), from: index, drawn: fc.boolean() })
    .map(({ scores, winner, from, drawn }) => {
      const kept = onlyWinner ? scores.map((score, i) => (i === winner ? score : 0)) : scores;
      return counted(players, kept, winner, drawn || from === winner ? undefined : from);
    });
}

/** What somebody may do next; numbers of deals and penalties may be none that there are. */
export function arbitraryCommand(table: (typeof TABLES)[number]): fc.Arbitrary<Command> {
  const { players } = table;
  const entry = arbitraryEntry(table);
  const deal = fc.integer({ min: 1, max: 12 });
  const seats = fc.shuffledSubarray([...players], { minLength: players.length });
  const record = entry.map((found): Command => ({ type: 'record-deal', entry: found }));
  const penalty = fc.record({ player: fc.constantFrom(...players), amount: fc.integer({ min: 1, max: 400 }), to: fc.constantFrom(...PENALTY_RECEIVERS), next: fc.integer({ min: 1, max: players.length - 1 }) });
  return fc.oneof(
    { weight: 12, arbitrary: record },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('replace-deal' as const), deal, entry }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('void-deal' as const), deal }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('reassign-seats' as const), from: deal, seats }) },
    { weight: 2, arbitrary: penalty.map(({ player, amount, to, next }): Command => {
      const receiver = players[(players.indexOf(player) + next) % players.length] ?? '';
      return { type: 'add-penalty', player, rule: null, postings: fine(player, players, amount, to === 'one-opponent' ? { player: receiver } : to) };
    }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel-penalty' as const), penalty: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constant('extend-match' as const), rounds: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 1, arbitrary: fc.constantFrom<Command>({ type: 'finish-game' }, { type: 'reopen-game' }) },
  );
}

/** A game that has been played for a while: what was possible has been done. */
export function arbitraryPlay(): fc.Arbitrary<{ readonly play: Play; readonly table: (typeof TABLES)[number] }> {
  return fc.constantFrom(...TABLES).chain((table) =>
    fc.array(arbitraryCommand(table), { maxLength: 30 }).map((commands) => {
      const play = new Play(table.ready, table.players);
      for (const command of commands) play.try(command);
      return { play, table };
    }),
  );
}
