import type { RulesetDiff } from '../contract/ruleset.ts';
import { bindRules } from '../engine/rules/bind.ts';
import { diffRuleSets } from '../engine/rules/diff.ts';
import type { FieldChange, ListDiff, MemberChange } from '../engine/rules/diff.ts';
import { standardOptions } from '../engine/rules/options.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { describeOption, describeRule } from './describe-rulesets.ts';
import type { Words } from './languages.ts';
import type { KnownSet } from './rulesets.ts';
import { tellDifference } from './tell-difference.ts';

/** What one must change in the first set to play by the second, rule by rule. */
export function diffRulesets(before: KnownSet, after: KnownSet, words: Words): RulesetDiff {
  const diff = diffRuleSets(before.set, after.set);
  const { rules, options, settings } = diff;
  const same = settings.length === 0 && isEmpty(rules) && isEmpty(options);
  return {
    before: nameOf(before, words),
    after: nameOf(after, words),
    same,
    summary: tellDifference(diff, byDefault(before), byDefault(after), words),
    rules: {
      added: rules.added.map((rule) => describeRule(rule, standardOptions(after.set), words)),
      removed: rules.removed.map((rule) => describeRule(rule, standardOptions(before.set), words)),
      changed: rules.changed.map((change) => ({ id: change.after.id, label: words.label(change.after.id, change.after.label), fields: fieldsOf(change) })),
    },
    options: {
      added: options.added.map((option) => describeOption(option, after.set, words)),
      removed: options.removed.map((option) => describeOption(option, before.set, words)),
      changed: options.changed.map((change) => ({
        id: change.after.name,
        label: words.option(change.after),
        fields: fieldsOf(change),
      })),
    },
    settings: settings.map(written),
  };
}

function fieldsOf({ fields }: MemberChange<object>): RulesetDiff['settings'] {
  return fields.map(written);
}

/** A set with the defaults of its options, which are always possible. */
function byDefault({ set, hash }: KnownSet): ReadyRules {
  const bound = bindRules(set, hash, undefined);
  if ('ready' in bound) return bound.ready;
  throw new Error(`the defaults of ${set.id} are impossible`);
}

function nameOf({ set, hash }: KnownSet, words: Words): RulesetDiff['before'] {
  return { id: set.id, edition: set.edition, hash, label: words.label(set.id, set.label) };
}

function isEmpty({ added, removed, changed }: ListDiff<object>): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** JSON has no undefined: what is absent is null. */
function written({ field, before, after }: FieldChange): FieldChange {
  return { field, before: before ?? null, after: after ?? null };
}
