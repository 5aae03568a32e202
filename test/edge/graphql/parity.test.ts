import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType, isScalarType } from 'graphql';
import type { GraphQLType } from 'graphql';
import t from 'tap';
import { parse } from 'yaml';
import { fromRoot } from '../../support/root.ts';

/** A schema of the contract, as the OpenAPI document has it. */
interface Contract {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Contract[];
  readonly items?: Contract;
  readonly properties?: Readonly<Record<string, Contract>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

const schema = buildSchema(readFileSync(fromRoot('schema', 'mingg.graphql'), 'utf8'));
const { schemas, paths } = contractOf();

function contractOf(): { readonly schemas: Readonly<Record<string, Contract>>; readonly paths: Readonly<Record<string, unknown>> } {
  const document = parse(readFileSync(fromRoot('openapi.yaml'), 'utf8')) as { paths: Record<string, unknown>; components: { schemas: Record<string, Contract> } };
  return { schemas: document.components.schemas, paths: document.paths };
}

/** Inputs are called after the requests of REST; `BatchResult` and `CompareResult` have two fields where REST has one of either. */
const NAMES: Readonly<Record<string, string>> = {
  DealInput: 'DealRequest', SettleInput: 'SettleRequest', CompareInput: 'CompareRequest', CompareSetInput: 'CompareSet', WaitsInput: 'WaitsRequest',
  SeatsInput: 'SeatsRequest', WallInput: 'WallRequest', ClaimsInput: 'ClaimsRequest', ClaimInput: 'Claim', NextDealInput: 'NextDealRequest', ScoresInput: 'Scores', SeatNamesInput: 'SeatNames',
};

/** What the map between REST and GraphQL adds or splits, and nothing else: fields that only GraphQL has, for fields that only REST has. */
const MAPPED: Readonly<Record<string, readonly [graphql: readonly string[], rest: readonly string[]]>> = {
  BatchResult: [['deal', 'problem'], ['body']],
  CompareResult: [['deal', 'problem'], ['body']],
  Finding: [['details'], []],
  OverlayProblem: [['details'], []],
};

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__') && type.name !== 'Query');
const shaped = types.filter((type) => isObjectType(type) || isInputObjectType(type));

t.test('every type of the SDL has the fields of the contract, and none else', (t) => {
  for (const type of shaped) {
    const told = schemas[NAMES[type.name] ?? type.name];
    t.ok(told, `${type.name} is in the contract`);
    const [onlyHere = [], onlyThere = []] = MAPPED[type.name] ?? [];
    const overlay = isInputObjectType(type) && told?.properties?.['ruleset'] !== undefined ? ['overlay'] : [];
    const fields = Object.keys(type.getFields()).filter((field) => !onlyHere.includes(field) && !overlay.includes(field));
    t.strictSame(fields.sort(), Object.keys(told?.properties ?? {}).filter((field) => !onlyThere.includes(field)).sort(), type.name);
  }
  t.end();
});

t.test('every schema that a shared operation uses is in the SDL', (t) => {
  const known = new Set(types.map(({ name }) => NAMES[name] ?? name));
  const missing = new Set<string>();
  const seen = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const name = (part as Contract).$ref?.split('/').at(-1);
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      // a scalar of GraphQL stands for an overlay, for options and for a text of tiles
      if (name === 'Overlay') return;
      if (schemas[name]?.properties !== undefined && !known.has(name)) missing.add(name);
      visit(schemas[name]);
    }
    Object.values(part).forEach(visit);
  };
  for (const [path, methods] of Object.entries(paths)) if (/^\/v1\/(?!games)/.test(path)) visit(methods);
  // GraphQL asks for lists as lists
  const LISTS = ['BatchAnswer', 'BatchRequest'];
  t.strictSame([...missing].sort(), [...LISTS].sort());
  t.end();
});

t.test('a field is of the same type, optional, a list or null in both', (t) => {
  for (const type of shaped) {
    const told = schemas[NAMES[type.name] ?? type.name];
    for (const [name, field] of Object.entries<{ readonly type: GraphQLType }>(type.getFields())) {
      const contract = told?.properties?.[name];
      if (contract === undefined || name === 'ruleset') continue;
      // who won the deal is null or absent in an input, since GraphQL does not tell the two apart
      const needed = told?.required?.includes(name) === true && !isNullable(contract);
      t.equal(isNonNullType(field.type), needed, `${type.name}.${name} is needed`);
      t.ok(agree(field.type, contract), `${type.name}.${name}: ${String(field.type)} is ${JSON.stringify(contract).slice(0, 120)}`);
    }
  }
  t.end();
});

function resolve(contract: Contract): Contract {
  return contract.$ref === undefined ? contract : resolve(schemas[contract.$ref.split('/').at(-1) ?? ''] ?? {});
}

function isNullable(contract: Contract): boolean {
  const { type, anyOf, enum: words } = resolve(contract);
  // what may be anything may be null
  return anyOf === undefined ? type === undefined && words === undefined : anyOf.some((one) => one.type === 'null');
}

function agree(type: GraphQLType, written: Contract): boolean {
  if (isNonNullType(type)) return agree(type.ofType, written);
  const named = written.$ref?.split('/').at(-1);
  const contract = resolve(written);
  if (contract.anyOf !== undefined && isNullable(contract)) return agree(type, contract.anyOf.find(({ type: kind }) => kind !== 'null') ?? {});
  if (isListType(type)) return contract.type === 'array' && agree(type.ofType, contract.items ?? {});
  if (isObjectType(type) || isInputObjectType(type)) {
    // a meld of an input is always an object, where REST takes its tiles alone as well
    if (contract.anyOf !== undefined) return contract.anyOf.some((one) => one.$ref === `#/components/schemas/${NAMES[type.name] ?? type.name}`);
    return named === (NAMES[type.name] ?? type.name);
  }
  if (isEnumType(type)) {
    const words = type.getValues().map(({ name }) => (/^[ESWN]$/.test(name) ? name : name.toLowerCase().replaceAll('_', '-')));
    // a field without a name for its words may take some words of the enum only
    const same = named === undefined || words.length === contract.enum?.length;
    return same && contract.enum?.every((word) => words.includes(word)) === true;
  }
  if (!isScalarType(type)) return false;
  switch (type.name) {
    case 'Int':
      return contract.type === 'integer';
    case 'Float':
      return contract.type === 'number' || contract.type === 'integer';
    case 'Boolean':
      return contract.type === 'boolean';
    case 'JSON':
      return contract.type === undefined || contract.type === 'object' || Array.isArray(contract.type);
    default:
      return contract.type === 'string';
  }
}

t.test('every type, field, argument and word of an enum is described, fields in the words of the contract', (t) => {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    t.match(field.description, /\S/, field.name);
    for (const argument of field.args) t.match(argument.description, /\S/, `${field.name}(${argument.name})`);
  }
  for (const type of types) {
    if (isScalarType(type) && ['Int', 'Float', 'Boolean', 'String', 'ID'].includes(type.name)) continue;
    t.match(type.description, /\S/, type.name);
    if (isEnumType(type)) for (const word of type.getValues()) t.match(word.description, /\S/, `${type.name}.${word.name}`);
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    const told = schemas[NAMES[type.name] ?? type.name];
    for (const [name, field] of Object.entries<{ readonly description?: string | null | undefined }>(type.getFields())) {
      t.match(field.description, /\S/, `${type.name}.${name}`);
      const contract = told?.properties?.[name];
      if (contract === undefined || name === 'ruleset') continue;
      t.equal(field.description, contract.description ?? resolve(contract).description, `${type.name}.${name}`);
    }
  }
  t.end();
});
