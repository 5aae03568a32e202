import type { Finding } from '../engine/hand/finding.ts';
import type { HandInput, WinInput } from '../engine/hand/input.ts';
import { declareDeal } from '../engine/hand/declare-deal.ts';
import type { DealParts } from '../engine/hand/read-hands.ts';
import { validateDeal } from '../engine/hand/validate-deal.ts';
import type { Seat } from '../engine/vocabulary.ts';
import { isObject, judgeChoice } from './choice.ts';
import type { Rulesets } from './rulesets.ts';

/** Codes that hold by any rules, so that they can be told when the rule set is not known. */
const BY_ANY_RULES: ReadonlySet<string> = new Set([
  'wrong-type',
  'tile-unreadable',
  'tile-overused',
  'bonus-repeated',
  'meld-invalid',
  'concealed-not-kong',
  'chow-from-wrong-seat',
  'claim-from-self',
  'seat-repeated',
  'winner-missing',
]);

/** Whether a finding of this code is one whatever the rule set. */
export function holdsByAnyRules(code: string): boolean {
  return BY_ANY_RULES.has(code);
}

/**
 * Everything that is wrong with a deal request: its form, the choice of rules, and the hands and the win as far as
 * they are well formed.
 * @param malformed findings about the form of the request
 */
export function findEverything(rulesets: Rulesets, body: unknown, malformed: readonly Finding[]): readonly Finding[] {
  const choice = judgeChoice(rulesets, body);
  const before = [...malformed, ...choice.findings];
  if (!isObject(body) || !Array.isArray(body['hands']) || body['hands'].length > 4) return before;
  if (malformed.some(({ at }) => at === '/hands')) return before;
  const wrong = malformed.filter(({ code }) => code !== 'unknown-field').map(({ at }) => at);
  const parts = wellFormed(body, wrong);
  const told = [...validateDeal(parts, choice.ready).findings, ...unreadableTiles(body, wrong, choice)];
  return [...before, ...told.filter(({ code }) => choice.sure || holdsByAnyRules(code))];
}

/** What of a deal is well formed: hands and win without a mistake of form, in their places. */
function wellFormed(body: Readonly<Record<string, unknown>>, wrong: readonly string[]): DealParts {
  const spoiled = (place: string): boolean => wrong.some((at) => at === place || at.startsWith(`${place}/`));
  const hands = (body['hands'] as readonly unknown[]).map((hand, i) => (spoiled(`/hands/${i}`) ? undefined : (hand as HandInput)));
  const winUnread = spoiled('/win');
  return {
    hands,
    roundWind: spoiled('/roundWind') ? undefined : (body['roundWind'] as Seat | undefined),
    win: winUnread ? null : (body['win'] as WinInput | null | undefined),
    winUnread,
  };
}

/** Of hands with a mistake of form: tiles that cannot be read in the fields that are sound. */
function unreadableTiles(
  body: Readonly<Record<string, unknown>>,
  wrong: readonly string[],
  { ready }: { readonly ready: Parameters<typeof declareDeal>[1] },
): readonly Finding[] {
  const hands = (body['hands'] as readonly unknown[]).map((hand, i) => {
    const inside = wrong.filter((at) => at.startsWith(`/hands/${i}/`)).map((at) => at.split('/')[3] ?? '');
    return inside.length === 0 || !isObject(hand) ? undefined : soundFields(hand, new Set(inside));
  });
  if (hands.every((hand) => hand === undefined)) return [];
  return declareDeal({ hands, winUnread: true }, ready).findings.filter(({ code }) => code === 'tile-unreadable');
}

function soundFields(hand: Readonly<Record<string, unknown>>, wrong: ReadonlySet<string>): HandInput {
  const sound = Object.fromEntries(Object.entries(hand).filter(([field]) => !wrong.has(field)));
  return { seat: 'E', ...sound };
}
