import { MOST_FINDINGS } from '../contract/shape.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { parseHand } from '../engine/notation/parse-hand.ts';
import { parseTiles } from '../engine/notation/parse-tiles.ts';
import { isObject } from './choice.ts';

/** Claims of which the texts are read beside what is malformed. */
const MOST_CLAIMS = 16;

/**
 * What cannot be read of the tiles and hands of a malformed request about claims.
 * @param malformed findings about the form of the request
 */
export function unreadableClaims(body: unknown, malformed: readonly Finding[]): readonly Finding[] {
  if (!isObject(body) || malformed.length >= MOST_FINDINGS) return [];
  const given: readonly unknown[] = Array.isArray(body['claims']) ? body['claims'] : [];
  const claims = given.slice(0, MOST_CLAIMS).flatMap((claim, i) =>
    isObject(claim) ? [...unreadable(claim['with'], `/claims/${i}/with`, parseTiles), ...unreadable(claim['hand'], `/claims/${i}/hand`, parseHand)] : [],
  );
  return [...unreadable(body['tile'], '/tile', parseTiles), ...claims];
}

function unreadable(text: unknown, at: string, parse: typeof parseTiles | typeof parseHand): readonly Finding[] {
  return typeof text === 'string' ? parse(text).findings.map((finding) => ({ ...finding, at })) : [];
}
