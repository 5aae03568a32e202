import type { ProblemKind } from './problems.ts';

/** The problems of games, by code. */
export const GAME_PROBLEMS = {
  'api-key-required': {
    status: 401,
    explanation:
      'Only a service that can be reached from its own machine alone lets anybody open games. This one wants the key it was ' +
      'started with (`API_KEY`), as a bearer token; without such a key it opens none.',
    remedy: 'Send `Authorization: Bearer` and the key of the service, or ask whoever runs it.',
  },
  'role-forbidden': {
    status: 403,
    explanation: 'The key belongs to the game but does not allow this: a viewer reads; a scorer also records, replaces and voids deals; the owner does everything.',
    remedy: 'Use a key that allows more, or ask the owner of the game.',
  },
  'game-finished': {
    status: 409,
    explanation: 'A finished game takes neither deals nor corrections.',
    remedy: 'Reopen the game with the key of its owner.',
  },
  'game-running': {
    status: 409,
    explanation: 'Only a finished game can be reopened.',
    remedy: 'Nothing is to be done: deals can be recorded.',
  },
  'match-over': {
    status: 409,
    explanation: 'The last deal of the match was played, and the rules say how many rounds a match has. No further deal is recorded by accident; corrections are.',
    remedy: 'Play on by `POST /v1/games/{id}/extend` with 1 to 4 `rounds`, or finish the game.',
  },
  'match-running': {
    status: 409,
    explanation: 'Only a match that is over can be extended. One whose length is open is never over.',
    remedy: 'Nothing is to be done: deals can be recorded.',
  },
  'deal-void': {
    status: 409,
    explanation: 'The deal is void already. Its number stays for ever.',
    remedy: 'To let it count again, replace it by what was played.',
  },
  'penalty-cancelled': {
    status: 409,
    explanation: 'The penalty was cancelled before.',
    remedy: 'Nothing is to be done. To impose it again, add a new one.',
  },
  'edit-conflict': {
    status: 412,
    explanation: 'The request named the state it was made for (`If-Match`), and the game has changed since. Nothing was stored; `game` is how it stands now.',
    remedy: 'Look at the present state, then repeat the request with its `ETag`.',
  },
  'idempotency-key-reused': {
    status: 422,
    explanation: 'An idempotency key names one request for ever. It was used before, with another one.',
    remedy: 'Make a new key for each new request; use the same one only to repeat a request unchanged.',
  },
  'deal-unsettled': {
    status: 422,
    explanation: 'Somebody won, but it cannot be told who pays what: hands or the discarder are missing, or the hand is worth too little to win.',
    remedy: 'Give what is missing. A hand that does not count in detail can be given as a `score`, also of 0.',
  },
  'import-invalid': {
    status: 422,
    explanation: 'The events are not those of one game from its opening on: something is missing, doubled or was changed.',
    remedy: 'Import an export as it was given.',
  },
  'store-unavailable': {
    status: 503,
    explanation: 'The database of games does not answer. Scoring works without it.',
    remedy: 'Wait for as many seconds as the header `Retry-After` says and repeat the request under the same idempotency key.',
  },
} as const satisfies { readonly [code: string]: ProblemKind };
