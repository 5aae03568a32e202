import { GraphQLEnumType, GraphQLNonNull, coerceInputValue, getNamedType, getNullableType, getOperationAST, isInputType, isListType, parse, typeFromAST } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLInputType, GraphQLSchema, VariableDefinitionNode } from 'graphql';
import { MOST_FINDINGS, asMeant, quote, typeOf } from '../../contract/shape.ts';
import { faultsBeside } from '../../service/faults-beside.ts';
import type { HandsRequest } from '../../service/faults-beside.ts';
import type { describeProblem } from '../../service/problem.ts';
import type { Rulesets } from '../../service/rulesets.ts';
import { bodyOf, pointAtOverlay } from './inputs.ts';
import { wordOf } from './schema.ts';

type Finding = NonNullable<Parameters<typeof describeProblem>[2]>[number];
type Variables = Readonly<Record<string, unknown>>;

/** A request over GraphQL as it came, by POST or in the query of a GET. */
export interface GraphqlRequest {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

/**
 * What is wrong with the variables of a request, as findings of the kinds that REST gives. Pointers begin inside the
 * variable. The messages of the engine are no help here: they name a place by a path that a name with a dot or a quote
 * in it makes ambiguous, and a compiled query has messages of its own, without places.
 */
export function judgeVariables(schema: GraphQLSchema, rulesets: Rulesets, { query, variables, operationName }: GraphqlRequest): readonly Finding[] {
  const document = read(() => parse(String(query)));
  const given = read(() => (typeof variables === 'string' ? (JSON.parse(variables) as unknown) : variables)) ?? {};
  const definitions = document === undefined ? [] : definitionsOf(document, operationName);
  const findings = definitions.flatMap((definition) => judgeVariable(schema, rulesets, definition, given as Variables));
  return findings.slice(0, MOST_FINDINGS);
}

function definitionsOf(document: DocumentNode, operationName: unknown): readonly VariableDefinitionNode[] {
  return getOperationAST(document, typeof operationName === 'string' ? operationName : undefined)?.variableDefinitions ?? [];
}

function judgeVariable(schema: GraphQLSchema, rulesets: Rulesets, definition: VariableDefinitionNode, given: Variables): readonly Finding[] {
  const type = typeFromAST(schema, definition.type as never);
  if (!isInputType(type)) return [];
  const name = definition.variable.name.value;
  if (!Object.hasOwn(given, name)) {
    const isNeeded = type instanceof GraphQLNonNull && definition.defaultValue === undefined;
    return isNeeded ? [{ code: 'wrong-type', case: 'missing', at: '', field: name }] : [];
  }
  const findings: Finding[] = [];
  coerceInputValue(given[name], type, (path, value, error) => {
    if (findings.length < MOST_FINDINGS) findings.push(findingOf(schema, path, value, error));
  });
  const malformed = asMeant(findings, given[name]);
  return [...malformed, ...unreadBeside(type, rulesets, given[name], malformed)];
}

/** Inputs with hands in them. */
const HANDS_INPUTS: ReadonlyMap<string, HandsRequest> = new Map([['DealInput', 'deal'], ['CompareInput', 'compare'], ['WaitsInput', 'waits'], ['ClaimsInput', 'claims']]);

/** What cannot be read, or is wrong with the hands, beside what is malformed; a field has one finding. */
function unreadBeside(type: GraphQLInputType, rulesets: Rulesets, input: unknown, malformed: readonly Finding[]): readonly Finding[] {
  const kind = HANDS_INPUTS.get(getNamedType(type).name);
  if (kind === undefined || isListType(getNullableType(type)) || typeof input !== 'object' || input === null || malformed.length === 0) return [];
  const wrong = new Set(malformed.map(({ at }) => at));
  const beside = faultsBeside(kind, rulesets, bodyOf(asWords(input) as Variables)).filter(({ at }) => !wrong.has(at));
  return pointAtOverlay(beside, input as Variables);
}

/** An input with the words of REST for the values of its enums. */
function asWords(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((member) => asWords(member, field));
  if (typeof value === 'string') return ENUMS.has(field) ? wordOf(value) : value;
  if (typeof value !== 'object' || value === null || field === 'options' || field === 'overlay') return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, asWords(member, name)]));
}
const ENUMS: ReadonlySet<string> = new Set(['by', 'circumstances', 'claim', 'event']);

const UNKNOWN_FIELD = /^Field "(.*)" is not defined by type "\w+"\./s;
const MISSING_FIELD = /^Field "(\w+)" of required type/;
const SUGGESTION = /Did you mean (?:the enum value )?"(\w+)"\?$/;

/** What graphql-js says of a value, as a finding of the same kind that REST gives. */
function findingOf(schema: GraphQLSchema, path: readonly (string | number)[], value: unknown, { message }: GraphQLError): Finding {
  const at = pointerOf(path);
  const meant = SUGGESTION.exec(message)?.[1];
  const suggestion = meant === undefined ? {} : { suggestion: meant };
  const unknown = UNKNOWN_FIELD.exec(message)?.[1];
  if (unknown !== undefined) return { code: 'unknown-field', case: 'field', at: pointerOf([...path, unknown]), field: quote(unknown), ...suggestion };
  const missing = MISSING_FIELD.exec(message)?.[1];
  if (missing !== undefined) return { code: 'wrong-type', case: 'missing', at: pointerOf([...path, missing]), field: missing };
  const expected = expectedOf(message);
  const type = schema.getType(expected);
  if (type instanceof GraphQLEnumType && typeof value === 'string') {
    const words = type.getValues().map((word) => word.name);
    return { code: 'wrong-type', case: 'word', at, expected: words, found: quote(value), ...suggestion };
  }
  return { code: 'wrong-type', case: 'type', at, expected: [expected], found: typeOf(value) };
}

/** The type that a message names: after the value, which may have quotes and types of its own in it, or before it. */
function expectedOf(message: string): string {
  const named =
    /^(\w+) cannot represent/.exec(message) ??
    /^(?:Enum|Expected non-nullable type|Expected type) "\[*(\w+)[\]!]*"/.exec(message) ??
    /^Value ".*" does not exist in "(\w+)" enum/s.exec(message);
  return named?.[1] ?? 'another';
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function read<T>(text: () => T): T | undefined {
  try {
    return text();
  } catch {
    return undefined;
  }
}
