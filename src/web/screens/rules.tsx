import type { JSX } from 'preact';
import type { OptionValue, RuleValue } from '../../engine/rules/types.ts';
import { isInForce } from '../../engine/rules/amounts.ts';
import { useApp } from '../parts/app-context.ts';
import { Screen } from '../parts/screen.tsx';

/** The rules of this game, without the network too: options in force, and everything that counts. */
export function Rules(): JSX.Element | null {
  const { state, say, words } = useApp();
  const { open } = state;
  if (open === null) return null;
  const { set, options } = open.ready;
  const spoken = (value: OptionValue): string =>
    typeof value === 'boolean'
      ? say(value ? 'yes' : 'no')
      : value === null
        ? say('new.limit.none')
        : typeof value === 'object'
          ? value.length === 0
            ? say('none')
            : value.map(labelOf).join(', ')
          : String(value);
  const labelOf = (id: string): string => {
    const rule = set.rules.find((one) => one.id === id);
    return rule === undefined ? id : words.label(id, rule.label);
  };
  const amount = (value: RuleValue): string => {
    const unit = Object.keys(value)[0] as 'points' | 'doublings' | 'limit' | 'fan';
    const given = Object.values(value)[0] as number | { readonly option: string };
    if (unit === 'limit') return given === 1 ? say('value.limit') : `½ ${say('value.limit')}`;
    const number = typeof given === 'number' ? given : Number(options[given.option]);
    return words.amount(unit, number);
  };
  return (
    <Screen title={words.label(set.id, set.label)} back={{ screen: 'table' }}>
      <div class="stack">
        <p>{words.label(`description.${set.id}`, set.description)}</p>
        <p class="small muted">{say('rules.edition', { edition: set.edition })}</p>
        <h2>{say('rules.options')}</h2>
        <dl class="card stack">
          {set.options.map((option) => (
            <div key={option.name}>
              <dt>{words.option(option)}</dt>
              <dd>
                <strong>{spoken(options[option.name] ?? null)}</strong>
              </dd>
            </div>
          ))}
        </dl>
        <h2>{say('rules.counted')}</h2>
        <table class="lines">
          <tbody>
            {set.rules
              .filter((rule) => isInForce(rule, options))
              .map((rule) => (
                <tr key={rule.id}>
                  <td>
                    <span class="label">{words.rule(rule).label}</span>
                    <div class="small muted" lang={words.definition(rule).language}>
                      {words.definition(rule).text}
                    </div>
                  </td>
                  <td>{amount(rule.value)}</td>
                </tr>
              ))}
          </tbody>
        </table>
        <a class="button" href={`/v1/rulesets/${set.id}/card`} target="_blank" rel="noreferrer">
          {say('rules.card')}
        </a>
      </div>
    </Screen>
  );
}
