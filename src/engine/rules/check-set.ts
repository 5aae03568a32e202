import { COMBINATIONS } from '../predicates/fan/combinations.ts';
import { RULE_ID_PATTERN, RULE_SET_BOUNDS, SET_ID_PATTERN, WORTH_BOUNDS } from './bounds.ts';
import { checkCounting } from './check-counting.ts';
import { checkOption } from './check-option.ts';
import { checkForm, checkRule } from './check-rule.ts';
import { findCycles } from './cycles.ts';
import { Problems, pointer } from './problem.ts';
import type { RuleSetProblem } from './problem.ts';
import { SetNames, membersOf } from './set-names.ts';
import { ShapeCheck, isObject } from './shape-check.ts';
import type { JsonObject } from './shape-check.ts';
import {
  AFTER_PAYS_FOR_ALL,
  CLAIMED_SETS,
  DEALERS,
  DEALER_CHOICES,
  DISCARDS,
  MUDDLED,
  PENALTY_PAYEES,
  ROUND_CHOICES,
  SEAT_DRAWS,
  SETTLEMENTS,
  STANDARD_TILES,
  TIMES,
  WALLS,
} from './vocabulary.ts';

export const SET_FIELDS = [
  'id',
  'edition',
  'label',
  'description',
  'source',
  'players',
  'bonusTiles',
  'kongs',
  'forms',
  'options',
  'rules',
  'counting',
  'settlement',
  'play',
  'penalties',
  'times',
] as const;
/** Fields that a set may do without. */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(['times']);

/**
 * Every mistake of a whole rule set given as JSON, each once, and none that only follows from another; none at all means
 * that it is a `RuleSet`.
 * @param rulesUnread whether there are rules besides, which nobody could read: names that are not known may be theirs
 */
export function checkRuleSet(set: unknown, rulesUnread = false): readonly RuleSetProblem[] {
  const problems = new Problems();
  const check = new ShapeCheck(problems);
  if (!check.object(set, '', SET_FIELDS.map((field) => (OPTIONAL_FIELDS.has(field) ? `${field}?` : field)))) return problems.found;
  const names = new SetNames(set, rulesUnread);
  for (const [field, value] of Object.entries(set)) checkField(field, value, pointer('', field), check, names);
  checkDuplicates(set, 'rules', 'id', problems);
  checkDuplicates(set, 'options', 'name', problems);
  checkDuplicates(set, 'penalties', 'id', problems);
  if (names.unit === 'fan') checkCombinations(membersOf(set['rules']), check);
  if (names.unit === 'points' && names.rules.length <= RULE_SET_BOUNDS.rules) checkExclusionCycles(membersOf(set['rules']), set, problems);
  return problems.found;
}

function checkField(field: string, value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  switch (field) {
    case 'id':
      check.id(value, at, SET_ID_PATTERN);
      break;
    case 'edition':
      check.text(value, at, RULE_SET_BOUNDS.id);
      break;
    case 'label':
      check.labels(value, at, RULE_SET_BOUNDS.label);
      break;
    case 'description':
      check.labels(value, at, RULE_SET_BOUNDS.sentence);
      break;
    case 'source':
      check.text(value, at, RULE_SET_BOUNDS.sentence);
      break;
    case 'players':
      names.amount(value, at, check, 3, 4);
      break;
    case 'bonusTiles':
      names.switch(value, at, check);
      break;
    case 'kongs':
      check.boolean(value, at);
      break;
    case 'forms':
      if (check.list(value, at)) for (const [i, form] of value.entries()) checkForm(form, pointer(at, i), check);
      break;
    case 'options':
      if (!check.list(value, at, RULE_SET_BOUNDS.options)) break;
      for (const [i, option] of value.entries()) checkOption(option, pointer(at, i), check, names);
      break;
    case 'rules':
      if (!check.list(value, at, RULE_SET_BOUNDS.rules)) break;
      for (const [i, rule] of value.entries()) checkRule(rule, pointer(at, i), check, names);
      break;
    case 'counting':
      checkCounting(value, at, check, names);
      break;
    case 'settlement':
      checkSettlement(value, at, check);
      break;
    case 'play':
      checkPlay(value, at, check, names);
      break;
    case 'penalties':
      if (!check.list(value, at, RULE_SET_BOUNDS.penalties)) break;
      for (const [i, penalty] of value.entries()) checkPenalty(penalty, pointer(at, i), check, names);
      break;
    case 'times':
      if (value !== null) checkTimes(value, at, check);
      break;
  }
}

function checkSettlement(value: unknown, at: string, check: ShapeCheck): void {
  if (!isObject(value) || !('scheme' in value)) {
    check.object(value, at, ['scheme', 'base?', 'afterPaysForAll?']);
    return;
  }
  const { scheme } = value;
  if (!check.word(scheme, pointer(at, 'scheme'), SETTLEMENTS)) return;
  if (scheme === 'winner-and-differences') {
    if (check.object(value, at, ['scheme', 'afterPaysForAll']) && 'afterPaysForAll' in value) {
      check.word(value['afterPaysForAll'], pointer(at, 'afterPaysForAll'), AFTER_PAYS_FOR_ALL);
    }
  } else if (scheme === 'base-and-discarder') {
    if (check.object(value, at, ['scheme', 'base']) && 'base' in value) {
      check.integer(value['base'], pointer(at, 'base'), 0, WORTH_BOUNDS.amount);
    }
  } else check.object(value, at, ['scheme']);
}

/** What the play of a set may be silent about: absent, or null in an overlay on a set that is not. */
const PLAY_MANNERS = ['discards', 'claimedSets', 'muddled', 'standardTiles'];
const PLAY_FIELDS = ['seats?', 'wall', 'deadWall', 'robConcealedKong', 'robLastTile?', 'dealer', 'rounds', 'seatsChange', ...PLAY_MANNERS.map((field) => `${field}?`)];
/** Fields of the play that hold a word, with the words there are. */
const PLAY_WORDS: Readonly<Record<string, readonly string[]>> = { seats: SEAT_DRAWS, wall: WALLS, discards: DISCARDS, claimedSets: CLAIMED_SETS, muddled: MUDDLED };

function checkPlay(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.object(value, at, PLAY_FIELDS)) return;
  for (const [field, part] of Object.entries(value)) {
    const here = pointer(at, field);
    if (part === null && PLAY_MANNERS.includes(field)) continue;
    const words = Object.hasOwn(PLAY_WORDS, field) ? PLAY_WORDS[field] : undefined;
    if (words !== undefined) check.word(part, here, words);
    else if (field === 'deadWall') check.integer(part, here, 0, 136);
    else if (field === 'robConcealedKong' || field === 'robLastTile') names.switch(part, here, check);
    else if (field === 'seatsChange') check.boolean(part, here);
    else if (field === 'standardTiles') checkTiles(part, here, check);
    else if (field === 'dealer') {
      if (isObject(part)) names.choice(part, here, check, DEALER_CHOICES);
      else check.word(part, here, DEALERS);
    } else if (field === 'rounds') {
      if (isObject(part)) names.choice(part, here, check, ROUND_CHOICES);
      else check.integer(part, here, 1, 100);
    }
  }
}

/** A number of tiles that there are games of. */
function checkTiles(value: unknown, at: string, check: ShapeCheck): void {
  if (typeof value !== 'number') check.wrongType(value, at, 'integer');
  else if (!STANDARD_TILES.some((tiles) => tiles === value)) check.problems.add('unknown-word', at, { expected: STANDARD_TILES, found: value });
}

/** Whole seconds, or null, for everything that has a limit. */
function checkTimes(value: unknown, at: string, check: ShapeCheck): void {
  if (!check.object(value, at, TIMES)) return;
  for (const field of TIMES) {
    const seconds = value[field];
    if (seconds !== null && seconds !== undefined) check.integer(seconds, pointer(at, field), 1, WORTH_BOUNDS.seconds);
  }
}

function checkPenalty(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!check.object(value, at, ['id', 'label', 'definition', 'definitions?', 'source', 'amount?', 'to?'])) return;
  for (const [field, part] of Object.entries(value)) {
    const here = pointer(at, field);
    if (field === 'id') check.id(part, here, RULE_ID_PATTERN);
    else if (field === 'label') check.labels(part, here, RULE_SET_BOUNDS.label);
    else if (field === 'definition' || field === 'source') check.text(part, here, RULE_SET_BOUNDS.sentence);
    else if (field === 'definitions') check.translations(part, here, RULE_SET_BOUNDS.sentence, pointer(at, 'definition'));
    else if (field === 'amount') names.amount(part, here, check, 0, WORTH_BOUNDS.amount);
    else if (field === 'to') check.word(part, here, PENALTY_PAYEES);
  }
}

/** The same id or name twice in a list. */
function checkDuplicates(set: JsonObject, field: string, key: string, problems: Problems): void {
  const list = set[field];
  if (!Array.isArray(list)) return;
  const seen = new Map<unknown, string>();
  for (const [i, member] of (list as readonly unknown[]).entries()) {
    const name = isObject(member) ? member[key] : undefined;
    if (typeof name !== 'string') continue;
    const at = pointer(pointer(pointer('', field), i), key);
    const first = seen.get(name);
    if (first === undefined) seen.set(name, at);
    else problems.add('duplicate', at, { found: name, first });
  }
}

/** The rules of combined sets are not too many to be chosen from. */
function checkCombinations(rules: readonly JsonObject[], check: ShapeCheck): void {
  const found = rules.filter(({ when }) => typeof when === 'string' && Object.hasOwn(COMBINATIONS, when));
  check.list(found, '/rules', RULE_SET_BOUNDS.combinations);
}

const MOST_CYCLES = 20;

/** Rules counted in points that exclude one another round about: which of them counts would depend on their order. */
function checkExclusionCycles(rules: readonly JsonObject[], set: JsonObject, problems: Problems): void {
  const next = new Map(rules.map((rule) => [String(rule['id']), membersOf(rule['excludes']).map((exclusion) => String(exclusion['rule']))]));
  const told = new Set<string>();
  for (const cycle of findCycles(next, MOST_CYCLES)) {
    // Circles that share a step may all be mended by the one that takes it away.
    const steps = cycle.slice(1).map((id, i) => `${String(cycle[i])} ${id}`);
    if (steps.some((step) => told.has(step))) continue;
    for (const step of steps) told.add(step);
    const place = (set['rules'] as readonly unknown[]).findIndex((rule) => isObject(rule) && rule['id'] === cycle[0]);
    problems.add('excludes-cycle', pointer(pointer('/rules', place), 'excludes'), { cycle });
  }
}
