import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReadyRules } from '../../engine/rules/ready.ts';
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
  const { big, line } = describe(appraisal, ready, wins, say, words);
  const text =
    appraisal.state === 'impossible' ? appraisal.findings.map((finding) => words.finding(finding).message).join(' ') : line;
  const sentence = [say('value.announce', { n: big }), text].join(' ');
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <div class="value">
      <div aria-hidden="true">
        <strong>{big}</strong>
        <p class={appraisal.state === 'impossible' ? 'loss' : 'muted'}>{text}</p>
      </div>
      <p class="hidden" role="status">
        {said}
      </p>
    </div>
  );
}

function describe(appraisal: Appraisal, { set: { counting } }: ReadyRules, wins: boolean, say: Say, words: Speaker): { big: string; line: string } {
  switch (appraisal.state) {
    case 'counted': {
      const { hand } = appraisal;
      if (hand.outcome === 'below-minimum' && counting.unit === 'fan') {
        return { big: String(hand.score), line: say('value.below', { n: hand.fan ?? 0, minimum: counting.minimum }) };
      }
      return { big: String(hand.score), line: countOf(hand, say, words) ?? say('value.ready') };
    }
    case 'winning-tile': {
      const { lowest, highest } = appraisal;
      const big = lowest === highest ? String(lowest) : say('value.from-to', { lowest, highest });
      return { big, line: say('value.winning') };
    }
    case 'short': {
      const { hand, short } = appraisal;
      const missing = !wins ? '' : short > 0 ? say('value.short', { n: short }) : say('value.long', { n: -short });
      const count = hand === null || counting.unit === 'fan' ? null : countOf(hand, say, words);
      return { big: String(hand?.score ?? 0), line: [count, missing].filter((part) => part !== null && part !== '').join(' · ') };
    }
    case 'impossible':
      return { big: '–', line: say('value.impossible') };
  }
}

function countOf(hand: HandSheet, say: Say, words: Speaker): string | null {
  const { points, doublings, limitHand } = hand;
  if (hand.fan !== undefined) return say('value.fan', { n: hand.fan });
  if (typeof limitHand === 'string') return say('value.limit');
  if (points === undefined || doublings === undefined) return null;
  return [words.amount('points', points), ...(doublings > 0 ? [words.amount('doublings', doublings)] : [])].join(', ');
}
