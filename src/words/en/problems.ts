/** Title and explanation of every problem document, by code. */
export const problems = {
  'request-invalid': { title: 'The request could not be read', detail: 'The findings say what is wrong and where; nothing was scored.' },
  'hand-invalid': { title: 'No table could produce this deal', detail: 'The request was read, but the findings say why it is impossible by the rules.' },
  'not-found': { title: 'Not found', detail: 'There is nothing at this address.' },
  'body-too-large': { title: 'The body is too large', detail: 'Send less at once, or split a batch.' },
  'media-type': { title: 'Unsupported media type', detail: 'Send JSON, with the header Content-Type: application/json.' },
  'rate-limited': { title: 'Too many requests', detail: 'Wait as long as the header Retry-After says and try again.' },
  overloaded: { title: 'The service is overloaded', detail: 'Nothing was done. Wait as long as the header Retry-After says and try again.' },
  internal: { title: 'Something went wrong on our side', detail: 'The fault was logged. The request id helps to find it.' },
  'store-unavailable': { title: 'The store of games is not available', detail: 'Scoring works; games cannot be read or written now.' },
  'idempotency-key-reused': { title: 'The idempotency key was used before', detail: 'The same key came with another request. Use a new key for a new request.' },
  'edit-conflict': { title: 'Somebody was faster', detail: 'The game has changed since you read it. Read it again and repeat the change.' },
  'game-invalid': { title: 'The game does not allow this', detail: 'The findings say why.' },
} as const;

export type EnglishProblems = typeof problems;
