import type { JSX } from 'preact';
import type { GivenOptions } from '../../engine/rules/options.ts';
import type { RuleSet } from '../../engine/rules/rule-set.ts';
import type { OptionDefinition, OptionValue, Rule } from '../../engine/rules/types.ts';
import { useApp } from './app-context.ts';

interface Props {
  readonly set: RuleSet;
  readonly given: GivenOptions;
  readonly onChange: (given: GivenOptions) => void;
}

/** The options of a rule set, drawn from their definitions: a set that gains one needs nothing here. */
export function OptionsForm({ set, given, onChange }: Props): JSX.Element {
  const { say } = useApp();
  const change = (option: OptionDefinition, value: OptionValue): void => {
    const { [option.name]: _old, ...rest } = given;
    const usual = JSON.stringify(value) === JSON.stringify(option.default);
    onChange(usual ? rest : { ...rest, [option.name]: value });
  };
  return (
    <div class="stack">
      {set.options.map((option) => (
        <OptionField key={option.name} option={option} set={set} value={valueOf(option, given)} onChange={(value) => change(option, value)} />
      ))}
      <button type="button" class="button" disabled={Object.keys(given).length === 0} onClick={() => onChange({})}>
        {say('new.reset')}
      </button>
    </div>
  );
}

const valueOf = (option: OptionDefinition, given: GivenOptions): OptionValue =>
  Object.hasOwn(given, option.name) ? (given[option.name] as OptionValue) : option.default;

interface FieldProps {
  readonly option: OptionDefinition;
  readonly set: RuleSet;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ option, set, value, onChange }: FieldProps): JSX.Element {
  const { words, say } = useApp();
  const label = words.option(option);
  const meaning = <small class="muted">{words.label(`option.${option.name}`, option.meaning)}</small>;
  switch (option.type) {
    case 'boolean':
      return (
        <label class="check">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
          <span>
            {label}
            <br />
            {meaning}
          </span>
        </label>
      );
    case 'integer':
      return (
        <div class="field">
          <label class="field">
            <span>{label}</span>
            {meaning}
            <input
              class="input count"
              type="number"
              inputMode="numeric"
              min={option.min}
              max={option.max}
              disabled={value === null}
              value={typeof value === 'number' ? value : ''}
              onChange={(event) => onChange(within(event.currentTarget.valueAsNumber, option.min, option.max))}
            />
          </label>
          {option.nullable === true && (
            <label class="check">
              <input type="checkbox" checked={value === null} onChange={(event) => onChange(event.currentTarget.checked ? null : (option.default ?? option.min))} />
              <span>{say('new.no-limit')}</span>
            </label>
          )}
        </div>
      );
    case 'enum':
      return (
        <label class="field">
          <span>{label}</span>
          {meaning}
          <select
            class="input"
            value={String(value)}
            onChange={(event) => onChange(option.values.find((one) => String(one) === event.currentTarget.value) ?? option.default)}
          >
            {option.values.map((one) => (
              <option key={one} value={String(one)}>
                {String(one)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'rules': {
      const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
      return (
        <fieldset>
          <legend class="legend">{label}</legend>
          {meaning}
          {set.rules
            .filter((rule) => rule.enabledBy === option.name)
            .map((rule) => (
              <label class="check" key={rule.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(rule.id)}
                  onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, rule.id] : chosen.filter((id) => id !== rule.id))}
                />
                <span>
                  {words.label(rule.id, rule.label)}
                  <Definition of={rule} />
                </span>
              </label>
            ))}
        </fieldset>
      );
    }
  }
}

function Definition({ of }: { readonly of: Rule }): JSX.Element {
  const { words } = useApp();
  const { text, language } = words.definition(of);
  return (
    <span class="small muted" lang={language}>
      {' '}
      · {text}
    </span>
  );
}

const within = (value: number, min: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(min, Math.round(value))) : min;
