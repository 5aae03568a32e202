import { Type } from '@sinclair/typebox';
import type { Shape } from './kinds.ts';

export const Overlay = Type.Object(
  { extends: Type.String({ description: 'Id of the rule set that this one changes.', examples: ['hua-bao'] }) },
  {
    $id: 'Overlay',
    additionalProperties: true,
    description: 'A rule set written as the difference to another.',
  },
);
export type Overlay = Shape<typeof Overlay>;
