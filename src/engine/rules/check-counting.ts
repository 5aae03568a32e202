import { WORTH_BOUNDS } from './bounds.ts';
import { pointer } from './problem.ts';
import type { SetNames } from './set-names.ts';
import { isObject } from './shape-check.ts';
import type { JsonObject, ShapeCheck } from './shape-check.ts';
import { CLAIMED_KONGS, COUNTING_UNITS, FOUL_HANDS, HALF_LIMITS, LOSERS } from './vocabulary.ts';

const POINTS_FIELDS = ['unit', 'losers', 'limit', 'limitHandValue', 'halfLimit', 'claimedKongs', 'foulHands'];
const FAN_FIELDS = ['unit', 'minimum', 'flowers', 'chickenHand', 'deadWaits', 'knittedWaits', 'knittedSingleWaits?', 'knittedChowWaits?', 'hogsOfHonours?'];

/** Checks how a set makes a score of counted rules. */
export function checkCounting(value: unknown, at: string, check: ShapeCheck, names: SetNames): void {
  if (!isObject(value) || !('unit' in value)) {
    check.object(value, at, ['unit', ...[...POINTS_FIELDS.slice(1), ...FAN_FIELDS.slice(1)].map((field) => `${field.replace('?', '')}?`)]);
    return;
  }
  const { unit } = value;
  if (!check.word(unit, pointer(at, 'unit'), COUNTING_UNITS)) return;
  const fields = unit === 'points' ? POINTS_FIELDS : FAN_FIELDS;
  check.fields(value, at, fields);
  const known = Object.fromEntries(Object.entries(value).filter(([field]) => fields.some((known) => known.replace('?', '') === field)));
  if (unit === 'points') checkPoints(known, at, check, names);
  else checkFan(known, at, check, names);
}

function checkPoints(counting: JsonObject, at: string, check: ShapeCheck, names: SetNames): void {
  for (const [field, value] of Object.entries(counting)) {
    const here = pointer(at, field);
    if (field === 'losers') check.word(value, here, LOSERS);
    else if (field === 'halfLimit') check.word(value, here, HALF_LIMITS);
    else if (field === 'claimedKongs') check.word(value, here, CLAIMED_KONGS);
    else if (value === null) continue;
    else if (field === 'foulHands') names.choice(value, here, check, FOUL_HANDS);
    else if (field !== 'unit') names.number(value, here, check, 1, WORTH_BOUNDS.amount, field === 'limit');
  }
}

function checkFan(counting: JsonObject, at: string, check: ShapeCheck, names: SetNames): void {
  for (const [field, value] of Object.entries(counting)) {
    const here = pointer(at, field);
    if (field === 'minimum') check.integer(value, here, 0, WORTH_BOUNDS.fan);
    else if (field === 'flowers' || field === 'chickenHand') {
      if (value !== null) names.rule(value, here, check);
    } else if (field !== 'unit') names.switch(value, here, check);
  }
}
