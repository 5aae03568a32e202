import { NAMES_PROOF, NAMES_TILE } from '../engine/explain/words.ts';
import type { Condition } from '../engine/rules/types.ts';

/** How sentences of several tests are joined in a language. */
export interface Connectives {
  readonly or: string;
  /** With `{why}`: the test is not met. */
  readonly not: string;
  /** The same where the sentence of the test would name sets or a tile that are not there. */
  readonly unhindered: string;
}

const PROOF = '{proof}';

/**
 * Why a condition is met: the sentence of its test, or those of its tests put together. What proves several tests is
 * known only joined, so there it is named once, first.
 * @param sentenceOf the sentence of a predicate, undefined where there is none
 * @param nameable NAMES_PROOF and NAMES_TILE, for what the hand has to fill the places with
 * @returns null where nothing can be said
 */
export function composeReason(
  condition: Condition,
  sentenceOf: (predicate: string) => string | undefined,
  { or, not, unhindered }: Connectives,
  nameable: number,
): string | null {
  const say = (predicate: string): string | null => {
    const sentence = sentenceOf(predicate);
    return sentence === undefined || (placesOf(sentence) & ~nameable) !== 0 ? null : sentence;
  };
  const deny = (predicate: string): string => {
    const sentence = say(predicate);
    return sentence === null || (placesOf(sentence) & NAMES_PROOF) !== 0 ? unhindered : not.replace('{why}', sentence);
  };
  if (typeof condition === 'string') return say(condition);
  if ('not' in condition) return deny(condition.not);
  if ('any' in condition) return join(condition.any.map(say), or);
  return join(condition.all.map((part) => (typeof part === 'string' ? say(part) : deny(part.not))), '; ');
}

/** What a sentence names. */
function placesOf(sentence: string): number {
  return (sentence.includes(PROOF) ? NAMES_PROOF : 0) | (sentence.includes('{tile}') ? NAMES_TILE : 0);
}

function join(parts: readonly (string | null)[], between: string): string | null {
  const said = [...new Set(parts.filter((part) => part !== null))];
  if (said.length === 1) return said[0] ?? null;
  const others = said.filter((part) => !part.includes(PROOF));
  const joined = (others.length < said.length ? [PROOF, ...others] : others).join(between);
  return joined === '' ? null : joined;
}
