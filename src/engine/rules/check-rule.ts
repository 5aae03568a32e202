import { parseHand } from '../notation/parse-hand.ts';
import { RULE_ID_PATTERN, RULE_SET_BOUNDS, WORTH_BOUNDS } from './bounds.ts';
import { pointer } from './problem.ts';
import type { SetNames } from './set-names.ts';
import { isObject } from './shape-check.ts';
import type { ShapeCheck } from './shape-check.ts';
import { EXCLUSION_SCOPES, RULE_FOR, RULE_PER, RULE_UNITS, SPECIAL_FORMS, UNITS_OF } from './vocabulary.ts';
import type { RuleUnit } from './vocabulary.ts';

const RULE_FIELDS = ['id', 'label', 'value', 'when', 'for', 'per', 'definition', 'definitions?', 'example?', 'source', 'excludes?', 'enabledBy?', 'form?'];

/** Checks one rule, its references to other rules and options too. */
export function checkRule(rule: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.object(rule, at, RULE_FIELDS)) return;
  for (const [field, value] of Object.entries(rule)) {
    const here = pointer(at, field);
    switch (field) {
      case 'id':
        check.id(value, here, RULE_ID_PATTERN);
        break;
      case 'label':
        check.labels(value, here, RULE_SET_BOUNDS.label);
        break;
      case 'value':
        checkValue(value, here, check, names);
        break;
      case 'when':
        checkCondition(value, here, check, names);
        break;
      case 'for':
        check.word(value, here, RULE_FOR);
        break;
      case 'per':
        check.word(value, here, RULE_PER);
        break;
      case 'definition':
      case 'source':
        check.text(value, here, RULE_SET_BOUNDS.sentence);
        break;
      case 'definitions':
        check.translations(value, here, RULE_SET_BOUNDS.sentence, pointer(at, 'definition'));
        break;
      case 'example':
        checkExample(value, here, check);
        break;
      case 'excludes':
        checkExclusions(value, here, check, names);
        break;
      case 'enabledBy':
        names.option(value, here, check, ['rules', 'boolean']);
        break;
      case 'form':
        checkForm(value, here, check);
        break;
    }
  }
}

/** Tiles that can be read. */
function checkExample(value: unknown, at: string, check: ShapeCheck): void {
  if (check.text(value, at, RULE_SET_BOUNDS.label) && parseHand(value).findings.length > 0) check.problems.add('example-unreadable', at, { found: value });
}

/** Exactly one unit, of the counting of the set, within its bounds. */
function checkValue(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!isObject(value)) {
    check.wrongType(value, at, 'object');
    return;
  }
  const fitting: readonly RuleUnit[] = names.unit === null ? RULE_UNITS : UNITS_OF[names.unit];
  const units = check.oneOf(value, at, RULE_UNITS, 'one-unit', (found) => ({ found, expected: fitting }));
  for (const unit of units) {
    const here = pointer(at, unit);
    if (fitting.includes(unit)) checkAmount(unit, value[unit], here, check, names);
    else if (units.length === 1) check.problems.add('unit-mismatch', here, { found: unit, expected: fitting });
  }
}

function checkAmount(unit: RuleUnit, amount: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (unit === 'limit') {
    if (typeof amount !== 'number') check.wrongType(amount, at, 'number');
    else if (check.range(amount, at, 0.01, WORTH_BOUNDS.limit) && !names.hasLimit) check.problems.add('limit-missing', at);
  } else {
    names.amount(amount, at, check, 0, WORTH_BOUNDS[unit]);
  }
}

/** The name of a predicate, or one level of `all`, `any` or `not`. */
function checkCondition(condition: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (typeof condition === 'string') {
    names.predicate(condition, at, check);
    return;
  }
  if (!isObject(condition)) {
    check.wrongType(condition, at, 'string', 'object');
    return;
  }
  check.oneOf(condition, at, ['all', 'any', 'not'], 'one-condition', () => ({ expected: ['all', 'any', 'not'] }));
  const { all, any, not } = condition;
  if (not !== undefined) names.predicate(not, pointer(at, 'not'), check);
  if (any !== undefined && check.list(any, pointer(at, 'any'))) {
    if (any.length === 0) check.problems.add('empty-list', pointer(at, 'any'));
    for (const [i, name] of any.entries()) names.predicate(name, pointer(pointer(at, 'any'), i), check);
  }
  if (all !== undefined && check.list(all, pointer(at, 'all'))) {
    if (all.length === 0) check.problems.add('empty-list', pointer(at, 'all'));
    for (const [i, part] of all.entries()) {
      const here = pointer(pointer(at, 'all'), i);
      if (!isObject(part)) names.predicate(part, here, check);
      else if (check.object(part, here, ['not']) && 'not' in part) names.predicate(part['not'], pointer(here, 'not'), check);
    }
  }
}

function checkExclusions(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.list(value, at)) return;
  for (const [i, exclusion] of value.entries()) {
    const here = pointer(at, i);
    if (!check.object(exclusion, here, ['rule', 'scope', 'unless?', 'form?'])) continue;
    if ('rule' in exclusion) names.rule(exclusion['rule'], pointer(here, 'rule'), check);
    if ('scope' in exclusion) check.word(exclusion['scope'], pointer(here, 'scope'), EXCLUSION_SCOPES);
    if ('unless' in exclusion) names.option(exclusion['unless'], pointer(here, 'unless'), check, ['boolean']);
    if ('form' in exclusion) checkForm(exclusion['form'], pointer(here, 'form'), check);
  }
}

/** A form besides four sets and a pair. */
export function checkForm(value: unknown, at: string, check: ShapeCheck): void {
  if (typeof value !== 'string') check.wrongType(value, at, 'string');
  else if (!SPECIAL_FORMS.some((form) => form === value)) {
    check.problems.addUnknown('unknown-form', at, value, SPECIAL_FORMS, { found: value, expected: SPECIAL_FORMS });
  }
}
