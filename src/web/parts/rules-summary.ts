import { bindRules } from '../../engine/rules/bind.ts';
import type { GivenOptions } from '../../engine/rules/options.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { Say } from '../../words/page/say.ts';

/** A rule set and its options in one line: what a table wants to know before it begins. */
export function summarise(set: RuleSet, given: GivenOptions, say: Say): string {
  const bound = bindRules(set, '', given);
  if ('findings' in bound) return '';
  const { ready } = bound;
  const { counting } = set;
  const parts: string[] = [];
  if (counting.unit === 'fan') parts.push(say('new.minimum', { n: counting.minimum }));
  else {
    if (counting.limit !== null) {
      const limit = ready.options[counting.limit.option];
      parts.push(typeof limit === 'number' ? say('new.limit', { n: limit }) : say('new.limit.none'));
    }
    parts.push(say(counting.losers === 'counted' ? 'new.scored.all' : 'new.scored.winner'));
  }
  parts.push(say(ready.bonusTiles ? 'new.bonus' : 'new.bonus.none'));
  if (!ready.kongs) parts.push(say('new.kongs.none'));
  const changed = Object.keys(given).length;
  parts.push(changed === 0 ? say('new.standard') : say('new.changed', { n: changed }));
  return parts.join(' · ');
}
