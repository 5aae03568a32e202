import { Type } from '@sinclair/typebox';
import { Finding } from './finding.ts';
import { nullable } from './kinds.ts';
import type { Shape } from './kinds.ts';

const step = {
  method: Type.String({ description: 'The HTTP method.' }),
  url: Type.String({ description: 'The address.' }),
  headers: Type.Optional(Type.Unsafe<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: { type: 'string' }, description: 'Headers that matter.' })),
  body: Type.Optional(Type.Unsafe<unknown>({ description: 'What is sent: JSON, or a text as it is.' })),
};

export const StepShown = Type.Object(step, { $id: 'StepShown', description: 'A request of an example.' });

export const ExampleShown = Type.Object(
  {
    environment: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string>>>({ type: 'object', additionalProperties: { type: 'string' }, description: 'Variables that the service was started with.' }),
    ),
    steps: Type.Array(StepShown, { description: 'Requests, in order; the last one is answered with the problem.' }),
  },
  { $id: 'ExampleShown', description: 'How a problem comes about. `{id}` is the game that was opened before, `{owner}` and `{viewer}` are its keys.' },
);

export const ProblemPage = Type.Object(
  {
    type: Type.String({ description: 'The `type` of its problem documents: the address of this page.' }),
    code: Type.String({ description: 'The kind of problem for programs.' }),
    title: Type.String({ description: 'The kind of problem in a few words.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    explanation: Type.String({ description: 'What it means.' }),
    remedy: Type.String({ description: 'What to do about it.' }),
    example: nullable(ExampleShown, { description: 'How it comes about; null where no request brings it about.' }),
  },
  { $id: 'ProblemPage', description: 'What a kind of problem means.' },
);
export type ProblemPage = Shape<typeof ProblemPage>;

export const FindingPage = Type.Object(
  {
    code: Type.String({ description: 'The kind of finding for programs.' }),
    problem: Type.String({ description: 'The code of the problem that brings it: `request-invalid` or `hand-invalid`; empty for a note, which comes with an answer.' }),
    explanation: Type.String({ description: 'What it means.' }),
    example: StepShown,
    finding: Finding,
  },
  { $id: 'FindingPage', description: 'What a kind of finding means, with a request that has it, and the finding that the service answers.' },
);
export type FindingPage = Shape<typeof FindingPage>;

export const ProblemList = Type.Object(
  {
    problems: Type.Array(ProblemPage, { description: 'Every kind of problem.' }),
    findings: Type.Array(FindingPage, { description: 'Every kind of finding.' }),
  },
  { $id: 'ProblemList', description: 'Everything that can go wrong.' },
);
export type ProblemList = Shape<typeof ProblemList>;
