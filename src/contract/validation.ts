import { Type } from '@sinclair/typebox';
import { Finding } from './finding.ts';
import type { Shape } from './kinds.ts';

export const Validation = Type.Object(
  {
    valid: Type.Boolean({ description: 'The deal can be scored: there are no findings but of hands that then score 0 (`scoresZero`).' }),
    complete: Type.Boolean({ description: "Somebody won and the winner's hand is a complete winning hand." }),
    findings: Type.Array(Finding, { description: 'Everything that is wrong with what was declared. `scoresZero` marks what makes a hand score 0 under `foulHands: score-zero`, and nothing worse.' }),
  },
  { $id: 'Validation', description: 'Whether a deal is possible, and what is wrong with it.' },
);
export type Validation = Shape<typeof Validation>;
