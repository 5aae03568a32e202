import { GAME_PROBLEMS } from './game-problems.ts';

/** One kind of problem. Its title and what it says by default are in the words of each language. */
export interface ProblemKind {
  readonly status: number;
  /** What it means, in whole sentences. */
  readonly explanation: string;
  /** What a client can do. */
  readonly remedy: string;
}

/** Every problem that the service answers with, by code. Its type is the address `/problems/{code}`. */
export const PROBLEMS = {
  'request-invalid': {
    status: 400,
    explanation:
      'The body is no JSON, or a field has a wrong type or is unknown, or an option, a rule set or a tile could not be read. ' +
      'Each finding points at one place. Findings about the readable rest of the request are in the list too.',
    remedy: 'Correct every place that a finding points at and send the request again.',
  },
  'hand-invalid': {
    status: 422,
    explanation:
      'Everything could be read, but what was declared contradicts the rules of the set in force: a fifth copy of a tile, ' +
      'a hand of the wrong size, a meld that is no set, a winner whose hand is not complete.',
    remedy: 'Compare the hand on the table with what was declared, at the places that the findings point at.',
  },
  'not-found': {
    status: 404,
    explanation: 'The path is unknown, or it names a rule set or another thing that does not exist, or it is not there for this method.',
    remedy: 'Compare the address with the reference at /docs; rule sets are listed at /v1/rulesets.',
  },
  'body-too-large': {
    status: 413,
    explanation: 'A body may hold 1 MiB, that of a batch or an import 8 MiB, unless whoever runs the service set another limit.',
    remedy: 'Send several smaller requests.',
  },
  'media-type': {
    status: 415,
    explanation: 'Bodies are JSON and say so in the header `Content-Type: application/json`.',
    remedy: 'Set the header `Content-Type: application/json`.',
  },
  'rate-limited': {
    status: 429,
    explanation: 'This client sent more requests within a minute than the service allows.',
    remedy: 'Wait for as many seconds as the header `Retry-After` says. Many deals go into one request of /v1/score/batch.',
  },
  overloaded: {
    status: 503,
    explanation: 'The service has more to do than it can answer in good time and refuses new work for a moment.',
    remedy: 'Wait for as many seconds as the header `Retry-After` says and send the request again.',
  },
  internal: {
    status: 500,
    explanation: 'Something went wrong that is no fault of the request. It was logged under the request id.',
    remedy: 'Tell whoever runs the service the request id.',
  },
  ...GAME_PROBLEMS,
} as const satisfies { readonly [code: string]: ProblemKind };

export type ProblemCode = keyof typeof PROBLEMS;

/** All codes, in the order of the catalogue. */
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** The address of the page of a kind of problem; also its `type`. */
export function problemType(code: ProblemCode): string {
  return `/problems/${code}`;
}
