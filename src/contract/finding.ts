import { Type } from '@sinclair/typebox';
import { IMPOSSIBLE_CODES, NOTE_CODES, UNREADABLE_CODES } from '../engine/hand/finding.ts';
import { wordOf } from './kinds.ts';
import type { Shape } from './kinds.ts';

export const FindingCode = wordOf([...UNREADABLE_CODES, ...IMPOSSIBLE_CODES, ...NOTE_CODES], {
  description: 'What kind of thing is wrong. The first seven make a request unreadable (400), the others a hand impossible (422); `score-below-minimum` is only a note.',
});

export const Finding = Type.Object(
  {
    code: FindingCode,
    at: Type.String({
      description:
        'JSON pointer into the request (in GraphQL into `input`, in a batch into the single request); empty for the whole.',
      examples: ['/hands/0/concealed'],
    }),
    message: Type.String({ description: 'What is wrong, one sentence.' }),
    hint: Type.String({ description: 'What to do about it, one sentence.' }),
    position: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Where in that string it begins, in UTF-16 units from 0.' }),
    ),
    length: Type.Optional(Type.Integer({ minimum: 1, description: 'How long it is, in UTF-16 units.' })),
  },
  {
    $id: 'Finding',
    additionalProperties: true,
    description: 'One thing that is wrong with what was declared. Further fields are details, such as `expected` and `found`.',
  },
);
/** Codes and details as facts, with the sentences of a language. */
export type Finding = Shape<typeof Finding> & { readonly [detail: string]: unknown };

export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Address of the page that explains the kind of problem.', examples: ['/problems/hand-invalid'] }),
    title: Type.String({ description: 'The kind of problem in a few words.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What happened this time.' }),
    code: Type.String({ description: 'The kind of problem for programs.', examples: ['hand-invalid'] }),
    findings: Type.Array(Finding, { description: 'Everything that is wrong, not only the first thing.' }),
    requestId: Type.Optional(Type.String({ description: 'To be told when asking for help; with code `internal` only.' })),
  },
  { $id: 'Problem', additionalProperties: true, description: 'A problem document of RFC 9457.' },
);
export type Problem = Omit<Shape<typeof Problem>, 'findings'> & { readonly findings: readonly Finding[] };
