import { BUILT_IN } from '../../rulesets/index.ts';
import { overlaySchema } from './overlay-schema.ts';

/** Every file of the package that is made from the code: its text by its path from the root, with slashes. */
export function generatedFiles(): ReadonlyMap<string, string> {
  return new Map([['schema/overlay.schema.json', `${JSON.stringify(overlaySchema(BUILT_IN), null, 2)}\n`]]);
}
