import { BUILT_IN } from '../../rulesets/index.ts';
import { openapiDocument } from './openapi/document.ts';
import { overlayGuide } from './overlay-guide.ts';
import { overlaySchema } from './overlay-schema.ts';
import { ruleBook } from './rule-book.ts';
import { testsOfHands } from './tests-of-hands.ts';

/** Every file of the package that is made from the code: its text by its path from the root, with slashes. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['openapi.yaml', await openapiDocument()],
    ['schema/overlay.schema.json', `${JSON.stringify(overlaySchema(BUILT_IN), null, 2)}\n`],
    ...BUILT_IN.map((set) => [`docs/rules/${set.id}.md`, ruleBook(set)] as const),
    ['docs/overlays/README.md', overlayGuide()],
    ['docs/overlays/tests-of-hands.md', testsOfHands()],
  ]);
}
