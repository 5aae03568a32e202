import { createHash } from 'node:crypto';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { fromRoot } from './root.ts';

/** Where the content of every edition of the built-in sets is written down: the hash by edition, by set. */
export const EDITIONS = fromRoot('test', 'rulesets', 'editions.json');
export type Editions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The built-in sets as they are now, with the hash that answers carry. */
export function presentEditions(): readonly { readonly id: string; readonly edition: string; readonly hash: string }[] {
  const rulesets = new Rulesets(BUILT_IN, (text) => createHash('sha256').update(text).digest('hex'));
  return rulesets.all().map(({ set: { id, edition }, hash }) => ({ id, edition, hash }));
}
