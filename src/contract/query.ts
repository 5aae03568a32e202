import type { Finding } from '../engine/hand/finding.ts';
import { suggest } from '../engine/rules/suggestion.ts';
import { quote, typeOf } from './shape.ts';

/** A query as it was parsed: a parameter that is given more than once has a list. */
export type Query = Readonly<Record<string, unknown>>;

/** What is wrong with a query, without sentences. */
export type QueryFinding = Finding;

/** What is wrong with the names in a query: parameters that nobody reads, and those that are given more than once. */
export function judgeParameters(query: Query, known: readonly string[]): readonly QueryFinding[] {
  return Object.entries(query).flatMap(([name, value]): readonly QueryFinding[] => {
    const finding = { code: 'unknown-field', at: `?${name}`, field: quote(name) } as const;
    if (known.includes(name)) return Array.isArray(value) ? [{ ...finding, case: 'repeated' }] : [];
    const suggestion = suggest(name, known);
    return [{ ...finding, case: 'parameter', ...(suggestion !== undefined && { suggestion }) }];
  });
}

/** A parameter that is none of the words expected. */
export function wrongWord(name: string, value: unknown, expected: readonly string[]): QueryFinding {
  return { code: 'wrong-type', case: 'word', at: `?${name}`, expected, found: quote(String(value)) };
}

/** A parameter that is no whole number of a range. */
export function wrongNumber(name: string, value: unknown, minimum: number, maximum: number): QueryFinding {
  return { code: 'wrong-type', case: 'range', at: `?${name}`, minimum, maximum, found: quote(String(value)) };
}

/** A parameter that is an object as JSON, or what is wrong with it; a text that is no JSON is a string. */
export function readJsonObject(name: string, text: string): { readonly object: Readonly<Record<string, unknown>> } | { readonly findings: readonly QueryFinding[] } {
  let value: unknown = text;
  try {
    value = JSON.parse(text);
  } catch {
    // told below
  }
  const found = typeOf(value);
  if (found === 'object') return { object: value as Readonly<Record<string, unknown>> };
  return { findings: [{ code: 'wrong-type', case: 'type', at: `?${name}`, expected: ['object'], found }] };
}

/** The same findings where fields of a request came as parameters of the query: `/reason` is `?reason`. */
export function pointAtQuery<F extends { readonly at: string }>(findings: readonly F[]): readonly F[] {
  return findings.map((finding) => ({ ...finding, at: finding.at.replace(/^\//, '?') }));
}
