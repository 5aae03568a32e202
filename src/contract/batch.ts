import { Type } from '@sinclair/typebox';
import { DealRequest } from './deal-request.ts';
import { DealScore } from './deal-score.ts';
import { Problem } from './finding.ts';
import { anyObject } from './kinds.ts';
import type { Shape } from './kinds.ts';

/** The most requests of one batch. */
export const LARGEST_BATCH = 1000;

/** What the document says; each request is read by itself, so that a bad one never spoils another. */
export const BatchRequest = Type.Object(
  {
    requests: Type.Array(DealRequest, {
      minItems: 1,
      maxItems: LARGEST_BATCH,
      description: 'Deals to be scored, each by itself: a bad one never spoils another.',
    }),
  },
  { $id: 'BatchRequest', additionalProperties: false, description: 'Up to a thousand deals to be scored at once.' },
);

/** What is checked of the batch as a whole. */
export const BatchEnvelope = Type.Object(
  { requests: Type.Array(Type.Unknown(), { minItems: 1, maxItems: LARGEST_BATCH }) },
  { additionalProperties: false },
);

export const answered = {
  status: Type.Integer({ description: 'The HTTP status that the request alone would have had over REST.' }),
  body: anyObject<DealScore | Problem>(
    { anyOf: [DealScore, Problem] },
    { description: 'The answer that the request alone would have had.' },
  ),
};

export const BatchResult = Type.Object(answered, {
  $id: 'BatchResult',
  description: 'The answer to one request of a batch.',
});

export const BatchAnswer = Type.Object(
  { results: Type.Array(BatchResult, { description: 'One answer for each request, in their order.' }) },
  { $id: 'BatchAnswer', description: 'The answers of a batch.' },
);
export type BatchAnswer = Shape<typeof BatchAnswer>;
