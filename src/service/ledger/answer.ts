import type { GameState } from '../../contract/game-answers.ts';
import type { Problem } from '../../contract/finding.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import type { Words } from '../languages.ts';
import { describeProblem, refuse } from '../problem.ts';

/** What a use case of the ledger answers: a body and the state of the game it belongs to, or a problem document. */
export type GameAnswer<T> =
  | {
      readonly status: 200 | 201;
      readonly body: T;
      /** The sequence number of the game, for `ETag`; null where the answer is not the state of one. */
      readonly seq: number | null;
      /** The address of what was made. */
      readonly location?: string;
    }
  | { readonly status: number; readonly body: Problem; readonly problem: true; readonly seq?: number };

/** A problem of the catalogue. */
export function problem(code: ProblemCode, words: Words, findings: readonly Finding[] = [], detail?: string): GameAnswer<never> {
  const body = describeProblem(code, words, findings, detail);
  return { status: body.status, body, problem: true };
}

/** A problem of the catalogue that also tells how the game stands, for somebody who has to look again. */
export function gameProblem(code: ProblemCode, words: Words, game: GameState): GameAnswer<never> {
  const body = { ...describeProblem(code, words), game };
  return { status: body.status, body, problem: true, seq: game.seq };
}

/** The problem of a request with findings: unreadable when any finding says so, else impossible. */
export function unreadable(findings: readonly Finding[], words: Words): GameAnswer<never> {
  const { status, body } = refuse(findings, words);
  return { status, body, problem: true };
}
