import type { Counting } from '../engine/rules/rule-set.ts';
import { dealerStays, roundsOf } from '../engine/rules/play.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import { TIMES } from '../engine/rules/vocabulary.ts';
import type { CardKey, SayOnCard } from '../words/card/index.ts';

/** How a set is played and paid, in whole sentences. */
export interface CardFacts {
  readonly title: string;
  readonly sentences: readonly CardSentence[];
}

export interface CardSentence {
  /** What it is about: two sets say at most one sentence each about it. Null for a remark, which makes no difference to the game. */
  readonly topic: string | null;
  readonly text: string;
}

type Sentences = readonly (CardSentence | null)[];

/** What holds for every hand: the hand itself, the count, the payment, the match, the table. */
export function cardFacts(ready: ReadyRules, say: SayOnCard): readonly CardFacts[] {
  const part = (title: CardKey, sentences: Sentences): CardFacts => ({ title: say(title), sentences: sentences.filter((sentence) => sentence !== null) });
  return [
    part('title.hand', ofHand(ready, say)),
    part('title.count', ofCount(ready, say)),
    part('title.payment', ofPayment(ready, say)),
    part('title.match', ofMatch(ready, say)),
    part('title.table', ofTable(ready, say)),
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
  const { play } = set;
  const rounds = roundsOf(play, options);
  return [
    { topic: 'dealer', text: say(dealerStays(play, options) ? 'match.dealer.stays' : 'match.dealer.passes') },
    { topic: 'rounds', text: Number.isFinite(rounds) ? say('match.rounds', { n: rounds }) : say('match.open') },
    play.seatsChange ? { topic: 'seats', text: say('match.seats') } : null,
  ];
}

/** What happens on the table besides the hands: the wall and its end, how tiles lie, how long one may think. */
function ofTable({ set, bonusTiles, kongs }: ReadyRules, say: SayOnCard): Sentences {
  const { deadWall, wall, discards, claimedSets, muddled, standardTiles } = set.play;
  const tiles = bonusTiles ? 144 : 136;
  const loose = wall === 'two-throws-loose-tiles';
  return [
    standardTiles === undefined || standardTiles === null || standardTiles === tiles ? null : { topic: null, text: say(bonusTiles ? 'table.added' : 'table.left', { tiles: standardTiles }) },
    kongs || bonusTiles ? { topic: 'replacement', text: say(loose ? 'table.replacement.loose' : 'table.replacement.end') } : null,
    { topic: 'wall', text: deadWall > 0 ? say('table.deadWall', { n: deadWall }) : say('table.emptyWall') },
    discards === 'rows-of-six' ? { topic: 'discards', text: say('table.discards.six') } : null,
    claimedSets === 'right' ? { topic: 'claimed sets', text: say('table.claimed.right') } : null,
    muddled === 'deal-again' ? { topic: 'muddled', text: say('table.muddled') } : null,
    ...TIMES.map((field) => {
      const seconds = set.times?.[field] ?? null;
      return seconds === null ? null : { topic: field, text: say(`table.time.${field}`, { n: seconds }) };
    }),
  ];
}
