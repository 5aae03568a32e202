import { readFileSync } from 'node:fs';
import { isEnumType, isInputObjectType, isObjectType, isScalarType, buildSchema } from 'graphql';
import type { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import t from 'tap';
import * as batch from '../../src/contract/batch.ts';
import * as compare from '../../src/contract/compare.ts';
import * as requests from '../../src/contract/deal-request.ts';
import * as scores from '../../src/contract/deal-score.ts';
import * as findings from '../../src/contract/finding.ts';
import * as rulesets from '../../src/contract/ruleset.ts';
import * as settling from '../../src/contract/settle.ts';
import * as table from '../../src/contract/table.ts';
import * as terms from '../../src/contract/terms.ts';
import * as validation from '../../src/contract/validation.ts';
import * as waits from '../../src/contract/waits.ts';
import { fromRoot } from '../support/root.ts';

const sdl = buildSchema(readFileSync(fromRoot('schema', 'mingg.graphql'), 'utf8'));

interface Schema {
  readonly $id?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Every named schema of the contract, those inside others too. */
const contract = new Map<string, Schema>();
function collect(schema: Schema | undefined): void {
  // An overlay is JSON in GraphQL; its parts have no types there.
  if (typeof schema !== 'object' || schema.$id === 'Overlay') return;
  if (schema.$id !== undefined && !contract.has(schema.$id)) contract.set(schema.$id, schema);
  for (const inner of [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), schema.items]) collect(inner);
}
for (const room of [batch, compare, requests, scores, findings, rulesets, settling, table, terms, validation, waits]) {
  for (const schema of Object.values(room)) collect(schema);
}

/** REST and GraphQL call a request by different names, and GraphQL has inputs and outputs of different types. */
const NAMES: Readonly<Record<string, string>> = {
  DealRequest: 'DealInput',
  SettleRequest: 'SettleInput',
  CompareRequest: 'CompareInput',
  CompareSet: 'CompareSetInput',
  WaitsRequest: 'WaitsInput',
  WallRequest: 'WallInput',
  ClaimsRequest: 'ClaimsInput',
  Claim: 'ClaimInput',
  NextDealRequest: 'NextDealInput',
  Scores: 'ScoresInput',
};
/** What GraphQL has in another shape: lists without an object around them, JSON, and answers that are one of two things. */
const ELSEWHERE = ['BatchRequest', 'BatchAnswer', 'BatchResult', 'CompareResult', 'Options', 'Overlay', 'RulesetChoice', 'Tiles', 'RulesetList'];
/** Types that only GraphQL has. */
const OWN = ['Query', 'BatchResult', 'CompareResult', 'SeatNamesInput'];

function typeOf(schema: Schema, input: boolean): string {
  const { $id, anyOf, items, type } = schema;
  const plain = (anyOf ?? []).filter((branch) => branch.type !== 'null');
  if (anyOf !== undefined && plain.length === 1 && $id === undefined) return typeOf(plain[0]!, input);
  if ($id === 'Options' || $id === 'RulesetChoice') return 'JSON';
  if ($id === 'SeatNames') return input ? 'SeatNamesInput' : 'SeatNames';
  if ($id !== undefined && (type === 'object' || schema.enum !== undefined)) return NAMES[$id] ?? $id;
  if (schema.enum !== undefined) return enumOf(schema.enum);
  if (type === 'array' && items !== undefined) return `[${typeOf(items, input)}!]`;
  if (plain.some((branch) => branch.$id === 'MeldInput')) return 'MeldInput';
  return { string: 'String', boolean: 'Boolean', integer: 'Int', number: 'Float' }[String(type)] ?? 'JSON';
}

/** The enum with these words, or one with more; words that the map does not name stay texts. */
function enumOf(words: readonly string[]): string {
  for (const name of ['Seat', 'WinBy', 'Outcome']) {
    if (words.every((word) => contract.get(name)?.enum?.includes(word))) return name;
  }
  return 'String';
}

/** Fields as `name: type`, of a schema as the map makes them. */
function expectedFields(id: string, schema: Schema, input: boolean): readonly string[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    if (input && name === 'ruleset') return ['ruleset: String', 'overlay: JSON'];
    const nullable = inner.anyOf?.some((branch) => branch.type === 'null') === true || (name === 'default' && id === 'OptionDescription') || ['before', 'after'].includes(name) && id === 'FieldChange';
    return [`${name}: ${typeOf(inner, input)}${schema.required?.includes(name) === true && !nullable ? '!' : ''}`];
  });
  return ['Finding', 'OverlayProblem'].includes(id) ? [...fields, 'details: JSON!'] : fields;
}

const fieldsOf = (type: GraphQLObjectType | GraphQLInputObjectType): readonly string[] =>
  Object.values(type.getFields()).map((field) => `${field.name}: ${String(field.type)}`);

t.test('every object of the contract has the same fields in the SDL, of the same types', (t) => {
  let compared = 0;
  for (const [id, schema] of contract) {
    if (schema.type !== 'object' || ELSEWHERE.includes(id)) continue;
    const type = sdl.getType(NAMES[id] ?? id);
    if (!isObjectType(type) && !isInputObjectType(type)) {
      t.fail(`${id} is missing in the SDL`);
      continue;
    }
    t.strictSame([...fieldsOf(type)].sort(), [...expectedFields(id, schema, isInputObjectType(type))].sort(), id);
    compared++;
  }
  t.ok(compared > 40, `${compared} types`);
  t.end();
});

t.test('every enum of the contract has the same words in the SDL', (t) => {
  for (const [id, schema] of contract) {
    if (schema.enum === undefined) continue;
    const type = sdl.getType(id);
    if (!isEnumType(type)) t.fail(`${id} is missing in the SDL`);
    else t.strictSame(type.getValues().map(({ name }) => name), schema.enum.map((word) => word.toUpperCase().replaceAll('-', '_')), id);
  }
  t.end();
});

t.test('the SDL has no type that the contract does not know', (t) => {
  const known = new Set([...contract.keys()].map((id) => NAMES[id] ?? id));
  const types = Object.values(sdl.getTypeMap()).filter((type) => !type.name.startsWith('__') && !isScalarType(type));
  t.strictSame(types.map(({ name }) => name).filter((name) => !known.has(name) && !OWN.includes(name)), []);
  t.strictSame(fieldsOf(sdl.getType('SeatNamesInput') as GraphQLInputObjectType), fieldsOf(sdl.getType('SeatNames') as GraphQLObjectType));
  t.end();
});

t.test('every type, field, argument and value of the SDL is described', (t) => {
  const bare: string[] = [];
  for (const type of Object.values(sdl.getTypeMap())) {
    if (type.name.startsWith('__') || ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) continue;
    if ((type.description ?? '') === '') bare.push(type.name);
    const members = isEnumType(type) ? type.getValues() : isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    for (const member of members) {
      if ((member.description ?? '') === '') bare.push(`${type.name}.${member.name}`);
      const args = 'args' in member ? member.args : [];
      for (const argument of args) if ((argument.description ?? '') === '') bare.push(`${type.name}.${member.name}(${argument.name})`);
    }
  }
  t.strictSame(bare, []);
  t.end();
});
