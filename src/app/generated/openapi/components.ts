import * as batch from '../../../contract/batch.ts';
import * as compare from '../../../contract/compare.ts';
import * as dealRequest from '../../../contract/deal-request.ts';
import * as dealScore from '../../../contract/deal-score.ts';
import * as finding from '../../../contract/finding.ts';
import * as gameAnswers from '../../../contract/game-answers.ts';
import * as gameRequests from '../../../contract/game-requests.ts';
import * as health from '../../../contract/health.ts';
import * as overlay from '../../../contract/overlay.ts';
import * as problemPages from '../../../contract/problem-pages.ts';
import * as ruleset from '../../../contract/ruleset.ts';
import * as settle from '../../../contract/settle.ts';
import * as table from '../../../contract/table.ts';
import * as terms from '../../../contract/terms.ts';
import * as validation from '../../../contract/validation.ts';
import * as waits from '../../../contract/waits.ts';
import { toDocument } from '../json-schema.ts';
import type { JsonSchema } from '../json-schema.ts';

const CONTRACT: readonly object[] = [
  batch, compare, dealRequest, dealScore, finding, gameAnswers, gameRequests, health, overlay, problemPages, ruleset, settle, table, terms, validation, waits,
];

const HOME = '#/components/schemas';

interface Named extends JsonSchema {
  readonly $id: string;
}

/** Every schema below this one that has a name. */
function namedBelow(part: unknown): readonly Named[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = typeof (part as JsonSchema)['$id'] === 'string' ? [part as Named] : [];
  return [...own, ...Object.values(part).flatMap(namedBelow)];
}

const EXPORTED = CONTRACT.flatMap((module): readonly unknown[] => Object.values(module));
const DECLARED = EXPORTED.filter((schema): schema is Named => typeof schema === 'object' && schema !== null && '$id' in schema);

/**
 * What a schema is said to be where it is declared, whatever the places say that use it: those exported come last,
 * and so they win.
 */
const NOTES = new Map(
  [...EXPORTED.flatMap(namedBelow), ...DECLARED].map(({ $id, description, examples }) => [$id, { description, ...(examples === undefined ? {} : { examples }) }]),
);

/** The named schemas of the document, gathered while the routes are described. */
export class Components {
  readonly #schemas = new Map<string, JsonSchema>();

  /** A schema as the document writes it: a reference where it has a name. */
  place(schema: object): JsonSchema {
    const { root, definitions } = toDocument({ properties: { placed: schema } }, HOME);
    for (const [name, definition] of Object.entries(definitions)) this.#schemas.set(name, definition);
    return (root['properties'] as { readonly placed: JsonSchema }).placed;
  }

  /** All named schemas that something refers to, by name. */
  schemas(): Readonly<Record<string, JsonSchema>> {
    const described = [...this.#schemas].map(([name, schema]) => [name, withNotes(schema, NOTES.get(name))] as const);
    return Object.fromEntries(described.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Notes come first, since a reader wants to know what it is. */
function withNotes(schema: JsonSchema, notes: JsonSchema | undefined): JsonSchema {
  return { ...notes, ...schema };
}

/**
 * The document with every reference alone that repeats what its schema says of itself, so that a reader sees a
 * description beside a reference only where it tells more.
 */
export function withoutRepeats(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutRepeats);
  if (typeof part !== 'object' || part === null) return part;
  const members = part as JsonSchema;
  const name = typeof members['$ref'] === 'string' && members['$ref'].startsWith(`${HOME}/`) ? members['$ref'].slice(HOME.length + 1) : undefined;
  if (name === undefined) return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, withoutRepeats(value)]));
  const { $ref, description, default: standard } = members;
  return {
    $ref,
    ...(description === undefined || description === NOTES.get(name)?.description ? {} : { description }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}
