import { canonicalJson } from '../../engine/rules/canonical.ts';
import type { Secrets } from '../ports/secrets.ts';

/**
 * A hash of what a request asks for, whatever way it came and in whatever order its fields stand.
 * @param operation the use case and what it names, such as `replace-deal 3`
 */
export function fingerprintOf(operation: string, body: unknown, { hash }: Pick<Secrets, 'hash'>): string {
  return hash(`${operation}\n${canonicalJson(body)}`);
}
