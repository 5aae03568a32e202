import { BUILT_IN } from '../../rulesets/index.ts';
import { openapiDocument } from './openapi/document.ts';
import { overlaySchema } from './overlay-schema.ts';

/** Every file of the package that is made from the code: its text by its path from the root, with slashes. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['openapi.yaml', await openapiDocument()],
    ['schema/overlay.schema.json', `${JSON.stringify(overlaySchema(BUILT_IN), null, 2)}\n`],
  ]);
}
