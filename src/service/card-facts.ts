import type { Counting } from '../engine/rules/rule-set.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { CardKey, SayOnCard } from '../words/card/index.ts';

/** How a set is played and paid, in whole sentences. */
export interface CardFacts {
  readonly title: string;
  readonly sentences: readonly CardSentence[];
}

export interface CardSentence {
  /** What it is about: two sets say at most one sentence each about it. */
  readonly topic: string;
  readonly text: string;
}

type Sentences = readonly (CardSentence | null)[];

/** What holds for every hand: the hand itself, the count, the payment, the match. */
export function cardFacts(ready: ReadyRules, say: SayOnCard): readonly CardFacts[] {
  const part = (title: CardKey, sentences: Sentences): CardFacts => ({ title: say(title), sentences: sentences.filter((sentence) => sentence !== null) });
  return [
    part('title.hand', ofHand(ready, say)),
    part('title.count', ofCount(ready, say)),
    part('title.payment', ofPayment(ready, say)),
    part('title.match', ofMatch(ready, say)),
  ];
}

/** Forms that always win; what wins only as a special hand stands among those. */
function ofHand({ set, bonusTiles, kongs }: ReadyRules, say: SayOnCard): Sentences {
  const forms = SPECIAL.filter((form) => set.forms.includes(form)).map((form) => say(`hand.${form}`));
  return [
    { topic: 'sets', text: say('hand.standard') },
    forms.length === 0 ? null : { topic: 'forms', text: say('hand.others', { forms: forms.join(', ') }) },
    { topic: 'tiles', text: say(bonusTiles ? 'hand.bonusTiles' : 'hand.tiles') },
    kongs ? null : { topic: 'kongs', text: say('hand.noKongs') },
  ];
}

const SPECIAL = ['seven-pairs', 'thirteen-orphans', 'knitted-straight', 'honours-and-knitted'] as const;

function ofCount(ready: ReadyRules, say: SayOnCard): Sentences {
  const { counting, rules } = ready.set;
  if (counting.unit === 'fan') {
    return [
      { topic: 'unit', text: say('count.fan') },
      { topic: 'minimum', text: say('count.minimum', { minimum: counting.minimum }) },
      { topic: 'losers', text: say('count.winner') },
    ];
  }
  return [
    { topic: 'unit', text: say(rules.some(({ value }) => 'doublings' in value) ? 'count.points' : 'count.add') },
    { topic: 'losers', text: say(counting.losers === 'counted' ? 'count.everyone' : 'count.winner') },
    ...ofLimit(counting, ready, say),
    counting.claimedKongs === 'exposed' ? null : { topic: 'claimed kongs', text: say('count.claimedKong') },
  ];
}

function ofLimit(counting: Counting & { readonly unit: 'points' }, { set, options }: ReadyRules, say: SayOnCard): Sentences {
  const { limit, limitHandValue, halfLimit } = counting;
  if (limit === null && limitHandValue === null) return [];
  const highest = limit === null ? null : options[limit.option];
  const value = limitHandValue === null ? null : options[limitHandValue.option];
  const shares = set.rules.some((rule) => 'limit' in rule.value && rule.value.limit < 1);
  return [
    { topic: 'limit', text: typeof highest === 'number' ? say('count.limit', { limit: highest }) : say('count.noLimit', { value: Number(value) }) },
    shares ? { topic: 'half', text: say(`count.half.${halfLimit}`) } : null,
  ];
}

function ofPayment({ set }: ReadyRules, say: SayOnCard): Sentences {
  const { settlement } = set;
  switch (settlement.scheme) {
    case 'winner-and-differences':
      return [
        { topic: 'scheme', text: say('payment.differences') },
        { topic: 'for all', text: say(`payment.forAll.${settlement.afterPaysForAll}`) },
      ];
    case 'base-and-discarder':
      return [{ topic: 'scheme', text: say('payment.base', { base: settlement.base }) }];
    case 'none':
      return [{ topic: 'scheme', text: say('payment.none') }];
  }
}

function ofMatch({ set, options }: ReadyRules, say: SayOnCard): Sentences {
  const { dealer, rounds, deadWall, seatsChange } = set.play;
  const stays = typeof dealer === 'object' ? options[dealer.option] === 'stays' : dealer === 'stays-on-win-or-draw';
  return [
    { topic: 'dealer', text: say(stays ? 'match.dealer.stays' : 'match.dealer.passes') },
    { topic: 'rounds', text: sayRounds(typeof rounds === 'object' ? options[rounds.option] : rounds, say) },
    seatsChange ? { topic: 'seats', text: say('match.seats') } : null,
    deadWall > 0 ? { topic: 'dead wall', text: say('match.deadWall', { n: deadWall }) } : null,
  ];
}

function sayRounds(rounds: unknown, say: SayOnCard): string {
  if (rounds === 'open') return say('match.open');
  return say('match.rounds', { n: rounds === 'two-rounds' ? 2 : rounds === 'four-rounds' ? 4 : Number(rounds) });
}
