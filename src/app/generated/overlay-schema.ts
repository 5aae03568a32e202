import { Overlay } from '../../contract/overlay.ts';
import { RULE_SET_BOUNDS } from '../../engine/rules/bounds.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { OptionDefinition, Rule } from '../../engine/rules/types.ts';
import { optionNames } from '../../words/set-texts.ts';
import { toDocument } from './json-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import { describeTests } from './tests-of-hands.ts';

/**
 * The schema by which an editor completes and checks overlays: that of the contract, and for those that extend a
 * built-in set the options, rules and tests of that set with what they mean. It refuses nothing that compiles.
 */
export function overlaySchema(sets: readonly RuleSet[]): JsonSchema {
  const { root, definitions } = toDocument(Overlay);
  const { properties, ...rest } = root as { readonly properties: JsonSchema };
  const { Predicate } = definitions;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'urn:mingg:schema:overlay',
    ...rest,
    properties: { ...properties, extends: { ...(properties['extends'] as object), anyOf: [...sets.map(asChoice), { type: 'string' }] } },
    allOf: sets.map((set) => ({
      if: { properties: { extends: { const: set.id } }, required: ['extends'] },
      then: { properties: completionsOf(set) },
    })),
    $defs: {
      ...definitions,
      Predicate: { ...Predicate, enum: undefined, oneOf: describeTests().map(({ name, meaning }) => ({ const: name, description: meaning })) },
      ...Object.fromEntries(sets.flatMap((set) => Object.entries(definitionsOf(set)))),
    },
  };
}

function asChoice({ id, label, description }: RuleSet): JsonSchema {
  return { const: id, title: label.en, description: description.en };
}

/** What is known of the parts of an overlay that extends this set. */
function completionsOf(set: RuleSet): JsonSchema {
  const rule = { $ref: `#/$defs/${set.id}.rule` };
  const switches = set.options.filter(({ type }) => type === 'rules' || type === 'boolean').map(({ name }) => name);
  return {
    options: { $ref: `#/$defs/${set.id}.options` },
    drop: { items: rule },
    change: {
      properties: Object.fromEntries(set.rules.map((one) => [one.id, aboutRule(one)])),
      additionalProperties: false,
      items: { properties: { id: rule } },
    },
    add: { items: { properties: { enabledBy: { enum: switches } } } },
  };
}

function definitionsOf(set: RuleSet): Readonly<Record<string, JsonSchema>> {
  return {
    [`${set.id}.rule`]: { oneOf: set.rules.map((rule) => ({ const: rule.id, ...aboutRule(rule) })) },
    [`${set.id}.options`]: {
      type: 'object',
      properties: Object.fromEntries(set.options.map((option) => [option.name, schemaOf(option, set.rules)])),
      additionalProperties: false,
    },
  };
}

function aboutRule({ label, definition }: Rule): JsonSchema {
  return { title: label.en, description: definition };
}

/** The values that an option can have; a list may also name rules that the overlay adds. */
function schemaOf(option: OptionDefinition, rules: readonly Rule[]): JsonSchema {
  const about = { title: optionNames(option).en, description: option.meaning.en, default: option.default };
  switch (option.type) {
    case 'boolean':
      return { type: 'boolean', ...about };
    case 'integer':
      return { type: option.nullable === true ? ['integer', 'null'] : 'integer', minimum: option.min, maximum: option.max, ...about };
    case 'enum':
      return { enum: option.values, ...about };
    case 'rules': {
      const switched = rules.filter(({ enabledBy }) => enabledBy === option.name);
      const items = { anyOf: [...switched.map((rule) => ({ const: rule.id, ...aboutRule(rule) })), { $ref: '#/$defs/RuleId' }] };
      return { type: 'array', items, uniqueItems: true, maxItems: RULE_SET_BOUNDS.list, ...about };
    }
  }
}
