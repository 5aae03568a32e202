import type { JSX } from 'preact';
import type { Finding } from '../../engine/hand/finding.ts';
import { useApp } from './app-context.ts';

/** What is wrong, and what to do about it. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }): JSX.Element {
  const { words, say } = useApp();
  return (
    <div class="alert" role="alert">
      <h2>{say('value.impossible')}</h2>
      <ul class="stack">
        {findings.map((finding, i) => {
          const { message, hint } = words.finding(finding);
          return (
            <li key={i}>
              {message} <span class="muted">{hint}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
