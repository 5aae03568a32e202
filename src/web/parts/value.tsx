import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { Rule } from '../../engine/rules/types.ts';
import type { HandSheet } from '../../engine/score/sheet.ts';
import type { Appraisal } from '../game/appraise.ts';
import type { Say } from '../../words/page/say.ts';
import type { Speaker } from '../../words/speaker.ts';
import { useApp } from './app-context.ts';

const SAID_AFTER_MS = 600;

interface Props {
  readonly appraisal: Appraisal;
  readonly ready: ReadyRules;
  readonly wins: boolean;
}

/** The value so far and what is missing; said aloud when the taps pause. */
export function Value({ appraisal, ready, wins }: Props): JSX.Element {
  const { say, words } = useApp();
  const { big, count, line } = describe(appraisal, ready, wins, say, words);
  const sentence = [say('value.announce', { n: big }), count, line].filter((part) => part !== '').join(' ');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <div class="value">
      <div aria-hidden="true">
        <div class="figures">
          <strong>{big}</strong>
          <span class="small muted">{count}</span>
        </div>
        <p class={appraisal.state === 'impossible' ? 'loss' : undefined}>{line}</p>
      </div>
      <p class="hidden" role="status">
        {said}
      </p>
    </div>
  );
}

interface Description {
  readonly big: string;
  /** What the value is made of. */
  readonly count: string;
  /** What is missing or wrong. */
  readonly line: string;
}

function describe(appraisal: Appraisal, { set: { counting, rules } }: ReadyRules, wins: boolean, say: Say, words: Speaker): Description {
  switch (appraisal.state) {
    case 'counted': {
      const { hand } = appraisal;
      const count = countOf(hand, rules, say, words);
      const below = hand.outcome === 'below-minimum' && counting.unit === 'fan';
      const line = below ? say('value.below', { n: hand.fan ?? 0, minimum: counting.minimum }) : say('value.ready');
      return { big: String(hand.score), count, line };
    }
    case 'winning-tile': {
      const { lowest, highest } = appraisal;
      const big = lowest === highest ? String(lowest) : say('value.from-to', { lowest, highest });
      return { big, count: '', line: say('value.winning') };
    }
    case 'short': {
      const { hand, short } = appraisal;
      const line = !wins ? '' : short > 0 ? say('value.short', { n: short }) : say('value.long', { n: -short });
      const count = hand === null || counting.unit === 'fan' ? '' : countOf(hand, rules, say, words);
      return { big: String(hand?.score ?? 0), count, line };
    }
    case 'impossible': {
      const messages = appraisal.findings.map((finding) => words.finding(finding).message);
      return { big: '–', count: '', line: messages.length === 0 ? say('value.impossible') : messages.join(' ') };
    }
  }
}

/** What the value is made of; a limit hand is called by its name. */
function countOf(hand: HandSheet, rules: readonly Rule[], say: Say, words: Speaker): string {
  const { points, doublings, limitHand } = hand;
  if (hand.fan !== undefined) return say('value.fan', { n: hand.fan });
  const limit = rules.find(({ id }) => id === limitHand);
  if (limit !== undefined) return words.rule(limit).label;
  if (points === undefined || doublings === undefined) return '';
  return [words.amount('points', points), ...(doublings > 0 ? [words.amount('doublings', doublings)] : [])].join(', ');
}
