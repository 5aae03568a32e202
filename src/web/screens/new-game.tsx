import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { GivenOptions } from '../../engine/rules/options.ts';
import { HUA_BAO } from '../../rulesets/hua-bao.ts';
import { BUILT_IN } from '../../rulesets/index.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import { useApp } from '../parts/app-context.ts';
import { Later } from '../parts/later.tsx';
import { Screen } from '../parts/screen.tsx';
import { bindRules } from '../../engine/rules/bind.ts';
import { summarise } from '../parts/rules-summary.ts';

/** Rule set, names, and who is East: all as it was last time until somebody changes it. */
export function NewGame(): JSX.Element {
  const { state, say, words, actions } = useApp();
  const { settings } = state;
  const [id, setId] = useState(settings.ruleset);
  const [options, setOptions] = useState<{ readonly [ruleset: string]: GivenOptions }>(settings.options);
  const [names, setNames] = useState<readonly string[]>([0, 1, 2, 3].map((i) => settings.names[i] ?? ''));
  const [east, setEast] = useState(0);
  const [opened, setOpened] = useState(false);
  const set = BUILT_IN.find((rules) => rules.id === id) ?? HUA_BAO;
  const given = options[set.id] ?? {};
  const bound = bindRules(set, '', given);
  const ready = 'ready' in bound ? bound.ready : null;
  const count = ready?.players ?? 4;
  const seated = names.slice(0, count).map((name, i) => (name.trim() === '' ? say('new.player', { n: i + 1 }) : name.trim()));
  const first = east < count ? east : 0;
  const players = seated.map((_, i) => seated[(first + i) % count] ?? '');
  const same = new Set(players).size < players.length;

  return (
    <Screen
      title={say('new.title')}
      back={state.open === null ? null : { screen: 'table' }}
      bottom={
        <button
          type="button"
          class="button primary wide"
          disabled={same || ready === null || state.busy}
          onClick={() => void actions.startGame(set, given, players, names)}
        >
          {say('new.start')}
        </button>
      }
      corner={<SettingsLink />}
      two
    >
      <fieldset class="stack">
        <legend class="legend">{say('new.players')}</legend>
        <p class="small muted">{say('new.players.hint')}</p>
        {seated.map((name, i) => {
          const seat = (i - first + count) % count;
          return (
            <div class="name-row" key={i}>
              <input
                class="input"
                value={names[i] ?? ''}
                maxLength={40}
                autoComplete="off"
                aria-label={say('new.name', { n: i + 1 })}
                placeholder={say('new.player', { n: i + 1 })}
                onInput={(event) => setNames(names.map((old, j) => (j === i ? event.currentTarget.value : old)))}
              />
              <button
                type="button"
                class={seat === 0 ? 'button primary' : 'button'}
                aria-pressed={seat === 0}
                aria-label={say('new.east', { name })}
                onClick={() => setEast(i)}
              >
                {words.seat(SEATS[seat] ?? 'E')}
              </button>
            </div>
          );
        })}
        {same && (
          <p class="alert" role="alert">
            {say('new.names.same')}
          </p>
        )}
      </fieldset>
      <fieldset class="stack">
        <legend class="legend">{say('new.rules')}</legend>
        <div class="choices">
          {BUILT_IN.map((rules) => (
            <label class="choice" key={rules.id}>
              <input type="radio" name="rules" value={rules.id} checked={rules.id === set.id} onChange={() => setId(rules.id)} />
              <strong>{words.label(rules.id, rules.label)}</strong>
              <span class="about small muted">{summarise(rules, options[rules.id] ?? {}, say)}</span>
            </label>
          ))}
        </div>
        <details onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary>{say('new.options')}</summary>
          {opened && (
            <Later
              show={({ OptionsForm }) => (
                <OptionsForm key={set.id} set={set} given={given} onChange={(next) => setOptions({ ...options, [set.id]: next })} />
              )}
            />
          )}
        </details>
        <p class="small">
          <a href={`/v1/rulesets/${set.id}/card`} target="_blank" rel="noreferrer" class="button quiet">
            {say('new.card')}
          </a>
        </p>
      </fieldset>
    </Screen>
  );
}

function SettingsLink(): JSX.Element {
  const { say } = useApp();
  return (
    <a class="button quiet" href="#/settings" aria-label={say('settings.title')} lang="mul">
      Aa
    </a>
  );
}
