import type { ExplanationKey, LineKey } from '../../engine/explain/words.ts';
import type { RulingCode } from '../../engine/vocabulary.ts';
import type { Connectives } from '../compose-reason.ts';

export const lines: Record<LineKey, string> = {
  proved: '{why:capital}: {worth}',
  'told-apart': '{why:capital} – {label}: {worth}',
  labelled: '{label}: {why} – {worth}',
  bare: '{label}: {worth}',
  instead: '{value} instead of the ordinary count of {uncapped}',
  capped: 'The score of {uncapped} is held to the limit of {value}',
  declared: 'The score was entered from the table and is not checked',
};

export const connectives: Connectives = { or: ', or ', not: 'not the case: {why}', unhindered: 'nothing rules it out' };

export const explanations: Record<ExplanationKey, string> = {
  'suppressed.excluded': 'It is not counted beside “{by}”.',
  'suppressed.lower-limit': 'Of several limit hands only the highest counts: “{by}”.',
  'suppressed.below-count': 'The hand scores no less without it, so the limit hand is not used.',
  'suppressed.limit-hand': 'A limit hand replaces the ordinary score: “{by}”.',
  'suppressed.switched-off': 'This rule is switched off in this game.',
  'suppressed.non-repeat': 'Non-repeat: it is inevitably part of “{by}”, which is counted.',
  'suppressed.non-separation': 'Non-separation: the sets that were put together for one fan are not rearranged for another.',
  'suppressed.not-only-wait': 'Other tiles could have completed the hand as well.',
  'suppressed.non-identical': 'Non-identical: a set used for this fan is not used for the same fan again.',
  'suppressed.account-once': 'Account once: a set that has been combined may be combined only once more, with a set not yet used.',
  'alternative.lower-score': 'This reading scores {score}; the one used scores {taken}.',
  'alternative.lower-count': 'This reading scores the same, but its ordinary score is lower.',
  'alternative.more-chows': 'This reading scores the same, but it has more chows.',
  'alternative.equal': 'This reading scores the same; either may be taken.',
  'unsettled.hands-missing': 'Nothing is settled yet: the hands of all players are needed.',
  'unsettled.from-missing': 'Nothing is settled yet: it is not said who discarded the winning tile or whose kong was robbed.',
  'unsettled.below-minimum': 'Nothing is settled: the hand is below the minimum and does not win.',
};

export const rulings: Record<RulingCode, string> = {
  granted: 'The claim is granted.',
  outranked: 'A win takes precedence over a pung or kong, and those over a chow. Higher claim: {winner:seat}, {higher:claim}.',
  'later-in-turn': 'Of two players who win, the first in turn after the discarder gets the tile: {winner:seat}.',
  'not-your-turn': 'Only the player whose turn is next can claim a chow: {next:seat}.',
  'tiles-do-not-fit': 'With the tile claimed, these are not the set that was called: {tile}.',
  'not-complete': 'With the tile claimed, the hand is not complete: {tile}.',
  'below-minimum': 'The hand scores {fan:fan}; {minimum:fan} are needed to win.',
  'kong-not-allowed': 'These rules have no kongs.',
  'own-discard': 'A player cannot claim their own discard.',
  'not-robbable': 'A tile that goes into a kong can be claimed only to win, and only when it is added to an exposed pung; a concealed kong can be robbed by thirteen orphans only, where the rules allow it.',
  'no-kong-from-discard': 'A discard is not added to an exposed pung; only a tile that the player draws is.',
};

export const suggestion = 'Did you mean “{suggestion}”?';
