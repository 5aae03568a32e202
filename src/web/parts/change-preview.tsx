import type { JSX } from 'preact';
import type { Command } from '../../ledger/decide.ts';
import { differenceOf } from '../../ledger/difference.ts';
import { applyEvent } from '../../ledger/fold.ts';
import { tryAct } from '../game/stored-game.ts';
import type { OpenGame } from '../game/stored-game.ts';
import { useApp } from './app-context.ts';
import { Totals } from './totals.tsx';

interface Props {
  readonly open: OpenGame;
  readonly command: Command;
}

/** What a correction would change: the totals, and the later deals that are settled anew. */
export function ChangePreview({ open, command }: Props): JSX.Element {
  const { say, words } = useApp();
  const decision = tryAct(open, command);
  if ('refused' in decision) {
    return (
      <p class="alert" role="alert">
        {say('value.impossible')}
        {decision.findings.map((finding) => ` ${words.finding(finding).message}`).join('')}
      </p>
    );
  }
  const { head } = open.game;
  const event = { ...blankMark(open), body: decision.body };
  const after = applyEvent(open.game, event).head;
  const difference = differenceOf(head, after, decision.body);
  const own = command.type === 'replace-deal' || command.type === 'void-deal' ? command.deal : 0;
  const later = difference.deals.filter(({ deal }) => deal > own).length;
  const still = difference.totals.every((change) => change === 0) && later === 0;
  return (
    <section class="stack" aria-label={say('change.title')}>
      <h2>{say('change.title')}</h2>
      {still ? <p>{say('change.nothing')}</p> : <Totals players={head.players} before={head.totals} after={after.totals} zeroSum={false} />}
      {later > 0 && <p>{say('change.deals', { n: later })}</p>}
    </section>
  );
}

function blankMark({ game: { head } }: OpenGame) {
  const { seq, ruleset, changedAt } = head;
  return { seq: seq + 1, id: 'preview', actor: 'owner' as const, at: changedAt, deviceTime: null, reason: null, ruleset };
}
