import { OPTION_NAME_PATTERN, RULE_SET_BOUNDS, WORTH_BOUNDS } from './bounds.ts';
import { Problems, pointer } from './problem.ts';
import { ShapeCheck, isObject, jsonType } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';
import type { OptionDefinition } from './types.ts';

export type OptionType = OptionDefinition['type'];
export const OPTION_TYPES: readonly OptionType[] = ['boolean', 'integer', 'enum', 'rules'];

const COMMON_FIELDS = ['name', 'label?', 'meaning', 'source?', 'type', 'default'];
const FIELDS: Readonly<Record<OptionType, readonly string[]>> = {
  boolean: COMMON_FIELDS,
  integer: [...COMMON_FIELDS, 'min', 'max', 'nullable?', 'onlyWith?'],
  enum: [...COMMON_FIELDS, 'values', 'sets?'],
  rules: COMMON_FIELDS,
};

/** Checks what the definition of an option says of itself: all but its default and what it says of other options. */
export function checkOptionShape(option: unknown, at: string, check: ShapeCheck): option is JsonObject & { readonly type: OptionType } {
  if (!isObject(option)) {
    check.wrongType(option, at, 'object');
    return false;
  }
  const { type } = option;
  if (type === undefined) {
    check.fields(option, at, ['type', ...new Set(OPTION_TYPES.flatMap((known) => FIELDS[known].map((field) => `${field.replace('?', '')}?`)))]);
    return false;
  }
  if (!check.word(type, pointer(at, 'type'), OPTION_TYPES)) return false;
  check.fields(option, at, FIELDS[type]);
  if ('name' in option) check.id(option['name'], pointer(at, 'name'), OPTION_NAME_PATTERN);
  if ('label' in option) check.labels(option['label'], pointer(at, 'label'), RULE_SET_BOUNDS.label);
  if ('meaning' in option) check.labels(option['meaning'], pointer(at, 'meaning'), RULE_SET_BOUNDS.sentence);
  if ('source' in option) check.text(option['source'], pointer(at, 'source'), RULE_SET_BOUNDS.sentence);
  if (type === 'integer') checkRange(option, at, check);
  else if (type === 'enum' && 'values' in option) checkValues(option['values'], pointer(at, 'values'), check);
  return true;
}

/** Whether nothing is wrong with a definition as such. What is wrong with it is not held against what hangs on it. */
export function isSound(option: JsonObject): boolean {
  const problems = new Problems();
  checkOptionShape(option, '', new ShapeCheck(problems));
  return problems.found.length === 0;
}

function checkRange(option: JsonObject, at: string, check: ShapeCheck): void {
  const { min, max } = option;
  const most = WORTH_BOUNDS.amount;
  const bounded = 'min' in option && check.integer(min, pointer(at, 'min'), -most, most);
  if ('max' in option && check.integer(max, pointer(at, 'max'), -most, most) && bounded) check.range(max, pointer(at, 'max'), min, most);
  if ('nullable' in option) check.boolean(option['nullable'], pointer(at, 'nullable'));
}

/** Words or whole numbers, all of the type of the first that is one of them. */
function checkValues(values: unknown, at: string, check: ShapeCheck): void {
  if (!check.list(values, at)) return;
  if (values.length === 0) check.problems.add('empty-list', at);
  const type = values.map(jsonType).find((found) => found === 'string' || found === 'integer');
  for (const [i, value] of values.entries()) {
    const here = pointer(at, i);
    const first = values.indexOf(value);
    if (jsonType(value) !== type) check.wrongType(value, here, ...(type === undefined ? ['string', 'integer'] : [type]));
    else if (first < i) check.problems.add('duplicate', here, { found: value, first: pointer(at, first) });
    else if (type === 'string') check.text(value, here, RULE_SET_BOUNDS.id);
  }
}
