import type { Counting, RuleSet } from '../engine/rules/rule-set.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { SayOnCard } from '../words/card/index.ts';

/** How a set is played and paid, in whole sentences. */
export interface CardFacts {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** What holds for every hand: the hand itself, the count, the payment, the match. */
export function cardFacts(ready: ReadyRules, say: SayOnCard): readonly CardFacts[] {
  return [
    { title: say('title.hand'), sentences: ofHand(ready, say) },
    { title: say('title.count'), sentences: ofCount(ready, say) },
    { title: say('title.payment'), sentences: ofPayment(ready.set, say) },
    { title: say('title.match'), sentences: ofMatch(ready, say) },
  ];
}

/** Forms that always win; what wins only as a special hand stands among those. */
function ofHand({ set, bonusTiles, kongs }: ReadyRules, say: SayOnCard): readonly string[] {
  const forms = SPECIAL.filter((form) => set.forms.includes(form)).map((form) => say(`hand.${form}`));
  return [
    say('hand.standard'),
    ...(forms.length === 0 ? [] : [say('hand.others', { forms: forms.join(', ') })]),
    say(bonusTiles ? 'hand.bonusTiles' : 'hand.tiles'),
    ...(kongs ? [] : [say('hand.noKongs')]),
  ];
}

const SPECIAL = ['seven-pairs', 'thirteen-orphans', 'knitted-straight', 'honours-and-knitted'] as const;

function ofCount(ready: ReadyRules, say: SayOnCard): readonly string[] {
  const { counting } = ready.set;
  if (counting.unit === 'fan') return [say('count.fan'), say('count.minimum', { minimum: counting.minimum }), say('count.winner')];
  return [
    say(ready.set.rules.some(({ value }) => 'doublings' in value) ? 'count.points' : 'count.add'),
    say(counting.losers === 'counted' ? 'count.everyone' : 'count.winner'),
    ...ofLimit(counting, ready, say),
    ...(counting.claimedKongs === 'exposed' ? [] : [say('count.claimedKong')]),
  ];
}

function ofLimit(counting: Counting & { readonly unit: 'points' }, { set, options }: ReadyRules, say: SayOnCard): readonly string[] {
  const { limit, limitHandValue, halfLimit } = counting;
  if (limit === null && limitHandValue === null) return [];
  const highest = limit === null ? null : options[limit.option];
  const value = limitHandValue === null ? null : options[limitHandValue.option];
  const shares = set.rules.some((rule) => 'limit' in rule.value && rule.value.limit < 1);
  return [
    typeof highest === 'number' ? say('count.limit', { limit: highest }) : say('count.noLimit', { value: Number(value) }),
    ...(shares ? [say(`count.half.${halfLimit}`)] : []),
  ];
}

function ofPayment({ settlement }: RuleSet, say: SayOnCard): readonly string[] {
  switch (settlement.scheme) {
    case 'winner-and-differences':
      return [say('payment.differences'), say(`payment.forAll.${settlement.afterPaysForAll}`)];
    case 'base-and-discarder':
      return [say('payment.base', { base: settlement.base })];
    case 'none':
      return [say('payment.none')];
  }
}

function ofMatch({ set, options }: ReadyRules, say: SayOnCard): readonly string[] {
  const { dealer, rounds, deadWall, seatsChange } = set.play;
  const stays = typeof dealer === 'object' ? options[dealer.option] === 'stays' : dealer === 'stays-on-win-or-draw';
  return [
    say(stays ? 'match.dealer.stays' : 'match.dealer.passes'),
    sayRounds(typeof rounds === 'object' ? options[rounds.option] : rounds, say),
    ...(seatsChange ? [say('match.seats')] : []),
    ...(deadWall > 0 ? [say('match.deadWall', { n: deadWall })] : []),
  ];
}

function sayRounds(rounds: unknown, say: SayOnCard): string {
  if (rounds === 'open') return say('match.open');
  return say('match.rounds', { n: rounds === 'two-rounds' ? 2 : rounds === 'four-rounds' ? 4 : Number(rounds) });
}
