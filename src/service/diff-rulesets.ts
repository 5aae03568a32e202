import type { RulesetDiff } from '../contract/ruleset.ts';
import { diffRuleSets } from '../engine/rules/diff.ts';
import type { FieldChange, ListDiff } from '../engine/rules/diff.ts';
import { describeOption, describeRule } from './describe-rulesets.ts';
import type { Words } from './languages.ts';
import type { KnownSet } from './rulesets.ts';

/** What one must change in the first set to play by the second, rule by rule. */
export function diffRulesets(before: KnownSet, after: KnownSet, words: Words): RulesetDiff {
  const { rules, options, settings } = diffRuleSets(before.set, after.set);
  const same = settings.length === 0 && isEmpty(rules) && isEmpty(options);
  return {
    before: nameOf(before, words),
    after: nameOf(after, words),
    same,
    rules: {
      added: rules.added.map((rule) => describeRule(rule, after.set.options, words)),
      removed: rules.removed.map((rule) => describeRule(rule, before.set.options, words)),
      changed: rules.changed.map(({ id, fields }) => ({ id, fields: fields.map(written) })),
    },
    options: {
      added: options.added.map((option) => describeOption(option, after.set.rules, words)),
      removed: options.removed.map((option) => describeOption(option, before.set.rules, words)),
      changed: options.changed.map(({ id, fields }) => ({ id, fields: fields.map(written) })),
    },
    settings: settings.map(written),
  };
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
