import type { JSX } from 'preact';
import { useApp } from './app-context.ts';

const USUAL = ['change.reason.count', 'change.reason.entry', 'change.reason.seats'] as const;

interface Props {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Why something is corrected: one of the usual reasons with a tap, or in one's own words. */
export function Reason({ value, onChange }: Props): JSX.Element {
  const { say } = useApp();
  return (
    <fieldset class="stack">
      <legend class="legend">{say('change.reason')}</legend>
      <div class="row">
        {USUAL.map((key) => (
          <button key={key} type="button" class="button" aria-pressed={value === say(key)} onClick={() => onChange(say(key))}>
            {say(key)}
          </button>
        ))}
      </div>
      <input
        class="input"
        value={value}
        maxLength={200}
        aria-label={say('change.reason.other')}
        placeholder={say('change.reason.other')}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </fieldset>
  );
}
