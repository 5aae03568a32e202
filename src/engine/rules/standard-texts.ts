import { meaningOf } from '../predicates/meanings.ts';
import { RULE_SET_BOUNDS } from './bounds.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';

/** Where nothing can be said, since the rule or the label has a mistake of its own. */
const UNTOLD = '…';

/**
 * A rule of an overlay with the texts that it leaves out: its definition is the meaning of its test, its source the
 * label of the overlay. Both are English. What is given stays as it is, right or wrong.
 */
export function withStandardTexts(rule: JsonObject, label: unknown): JsonObject {
  return { definition: describeCondition(rule['when']), source: englishOf(label), ...rule };
}

function englishOf(label: unknown): string {
  const english = isObject(label) ? label['en'] : undefined;
  return typeof english === 'string' && english !== '' ? english.slice(0, RULE_SET_BOUNDS.sentence) : UNTOLD;
}

/** A condition in sentences: that of each test, with "And:", "But not:" or "Or:" before it. */
function describeCondition(condition: unknown): string {
  const text = sentencesOf(condition).join(' ');
  return text.length <= RULE_SET_BOUNDS.sentence ? text : text.slice(0, RULE_SET_BOUNDS.sentence - 1) + UNTOLD;
}

function sentencesOf(condition: unknown): readonly string[] {
  if (!isObject(condition)) return [sentenceOf(condition)];
  const { all, any, not } = condition;
  if (Array.isArray(any)) return any.map((part, i) => (i === 0 ? '' : 'Or: ') + sentenceOf(part));
  if (!Array.isArray(all)) return [`Not so: ${sentenceOf(not)}`];
  const parts = all as readonly unknown[];
  const wanted = parts.filter((part) => !isObject(part)).map(sentenceOf);
  const unwanted = parts.filter(isObject).map((part) => sentenceOf(part['not']));
  return [...wanted.map((text, i) => (i === 0 ? '' : 'And: ') + text), ...unwanted.map((text, i) => (wanted.length + i === 0 ? 'Not so: ' : 'But not: ') + text)];
}

function sentenceOf(name: unknown): string {
  return (typeof name === 'string' ? meaningOf(name) : undefined) ?? UNTOLD;
}
