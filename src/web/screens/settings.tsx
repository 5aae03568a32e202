import type { JSX } from 'preact';
import { useApp } from '../parts/app-context.ts';
import { Screen } from '../parts/screen.tsx';
import { LANGUAGE_NAMES } from '../state/language.ts';

const THEMES = ['auto', 'light', 'dark'] as const;

/** Language, colours, and the key of a closed service. */
export function Settings(): JSX.Element {
  const { state, say, actions, send } = useApp();
  const { settings, open } = state;
  return (
    <Screen title={say('settings.title')} back={open === null ? { screen: 'new' } : { screen: 'table' }}>
      <div class="stack">
        <label class="field">
          <span>{say('settings.language')}</span>
          <select
            class="input"
            value={settings.language ?? ''}
            onChange={(event) => void actions.setSettings({ language: event.currentTarget.value === '' ? null : event.currentTarget.value })}
          >
            <option value="">{say('settings.language.browser')}</option>
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <fieldset class="choices">
          <legend class="legend">{say('settings.theme')}</legend>
          {THEMES.map((theme) => (
            <label class="choice" key={theme}>
              <input type="radio" name="theme" checked={settings.theme === theme} onChange={() => void actions.setSettings({ theme })} />
              <span>{say(`settings.theme.${theme}`)}</span>
            </label>
          ))}
        </fieldset>
        <label class="field">
          <span>{say('settings.key')}</span>
          <input
            class="input"
            type="password"
            autoComplete="off"
            value={settings.apiKey}
            onChange={(event) => {
              void actions.setSettings({ apiKey: event.currentTarget.value.trim() });
              send();
            }}
          />
          <span class="small muted">{say('settings.key.hint')}</span>
        </label>
      </div>
    </Screen>
  );
}
