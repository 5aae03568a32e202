import type { JsonSchema } from '../json-schema.ts';

export const INFO = {
  title: 'Mingg',
  summary: 'Mahjong hands: validated, scored, settled and explained.',
  description: [
    'Scores mahjong deals by several rule sets, tells who pays whom and why, finds everything that is wrong with a hand, and keeps the ledger of a game.',
    'Bodies are JSON and nothing else; unknown fields are findings, nothing is coerced. Every sentence of an answer is in the language of `lang` or `Accept-Language`.',
    'Whatever goes wrong is a problem document (RFC 9457, `application/problem+json`) with a `code` and **all** findings; its `type` is the address of a page that explains it. ' +
      'Each example of this document was answered by the service itself.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
} as const;

export const TAGS: readonly JsonSchema[] = [
  { name: 'deals', description: 'Score, validate, settle and compare deals.' },
  { name: 'rulesets', description: 'What the rule sets hold, how they differ, and rule sets of your own.' },
  { name: 'table', description: 'What a hand waits for, the seats, the wall, claims, and the next deal.' },
  { name: 'games', description: 'The ledger: games with their deals, corrections and totals. A key opens a game.' },
  { name: 'service', description: 'The service itself, and what its problems mean.' },
];

export const PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  lang: {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of the sentences, as a BCP 47 tag such as `de`; it goes before `Accept-Language`. A language that is not there is English.',
    schema: { type: 'string' },
  },
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'Languages of the sentences, the one liked best first, such as `de-AT, en;q=0.5`.',
    schema: { type: 'string' },
  },
};

export const HEADERS: Readonly<Record<string, JsonSchema>> = {
  ETag: { description: 'Names the state that the answer shows; of a game its sequence number, for `If-Match`.', schema: { type: 'string' }, example: '"7"' },
  Location: { description: 'The address of what was made.', schema: { type: 'string' } },
  RetryAfter: { description: 'Seconds after which the request may be sent again.', schema: { type: 'integer', minimum: 0 } },
  WwwAuthenticate: { description: 'How to show the key.', schema: { type: 'string' }, example: 'Bearer' },
};

export const SECURITY_SCHEMES: Readonly<Record<string, JsonSchema>> = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of the game: a viewer reads, a scorer also records, replaces and voids deals, the owner does everything. ' +
      'To open or import a game, the key of the service (`API_KEY`); a service that can be reached from its own machine alone may need none.',
  },
};
