/** Title and explanation of every problem document, by code. */
export const problems = {
  'request-invalid': { title: 'The request could not be read', detail: 'The findings say what is wrong and where; nothing was scored.' },
  'hand-invalid': { title: 'No table could produce this deal', detail: 'The request was read, but the findings say why it is impossible by the rules.' },
  'not-found': { title: 'Not found', detail: 'There is nothing at this address.' },
  'body-too-large': { title: 'The body is too large', detail: 'Send a smaller body, or split a batch.' },
  'media-type': { title: 'Unsupported media type', detail: 'Send JSON, with the header Content-Type: application/json.' },
  'rate-limited': { title: 'Too many requests', detail: 'Wait as long as the header Retry-After says and try again.' },
  overloaded: { title: 'The service is overloaded', detail: 'Nothing was done. Wait as long as the header Retry-After says and try again.' },
  internal: { title: 'Something went wrong on our side', detail: 'The fault was logged. The request id helps to find it.' },
  'store-unavailable': { title: 'The store of games is not available', detail: 'Scoring works; games cannot be read or written now.' },
  'idempotency-key-reused': { title: 'The idempotency key was used before', detail: 'The same key came with another request. Use a new key for a new request.' },
  'edit-conflict': { title: 'Somebody was faster', detail: 'The game has changed since you read it. Read it again and repeat the change.' },
  'api-key-required': { title: 'The key of the service is needed', detail: 'To open a game here, send the key of this service.' },
  'role-forbidden': { title: 'This key does not allow it', detail: 'The key belongs to the game, but another one is needed for this.' },
  'game-finished': { title: 'The game is finished', detail: 'A finished game takes neither deals nor corrections. Its owner can reopen it.' },
  'game-running': { title: 'The game is not finished', detail: 'Only a finished game can be reopened.' },
  'match-over': { title: 'The match is over', detail: 'Its last deal was played. To play on, extend the match by one to four rounds; or finish the game.' },
  'match-running': { title: 'The match is not over', detail: 'Only a match that is over can be extended.' },
  'deal-void': { title: 'The deal is void already', detail: 'Replace it by what was played to let it count again.' },
  'penalty-cancelled': { title: 'The penalty was cancelled before', detail: 'It no longer counts.' },
  'deal-unsettled': { title: 'The deal cannot be settled', detail: 'It cannot be told who pays what.' },
  'import-invalid': { title: 'This is not the export of a game', detail: 'The events are not those of one game from its opening on.' },
} as const;

export type EnglishProblems = typeof problems;
