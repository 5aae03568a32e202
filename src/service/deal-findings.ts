import { MOST_FINDINGS } from '../contract/shape.ts';
import type { Finding } from '../engine/hand/finding.ts';
import type { MeldInput, TornHand, TornWin } from '../engine/hand/input.ts';
import type { DealParts, GivenHand } from '../engine/hand/read-hands.ts';
import { validateDeal } from '../engine/hand/validate-deal.ts';
import { SEATS } from '../engine/vocabulary.ts';
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

/** A table has four players; hands of more are read one by one, so many and no more. */
const SEATED = 4;
const MOST_HANDS = 16;

type Body = Readonly<Record<string, unknown>>;

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
  const before = [...withoutDoubtfulSeats(malformed, body), ...choice.findings];
  // Of a list that was cut short nobody knows what else is malformed.
  if (!isObject(body) || malformed.length >= MOST_FINDINGS) return before;
  const wrong = wrongPlaces(malformed);
  const told = readable(body, wrong).flatMap((parts) => validateDeal(parts, choice.ready).findings);
  // A field has one finding: what is wrong with its form goes before what is wrong with its meaning.
  return [...before, ...told.filter(({ code, at }) => !wrong.has(at) && (choice.sure || holdsByAnyRules(code)))];
}

/**
 * A misspelt seat of a hand looks like one seat, but where the winner's seat has no hand, that may be the one meant: then
 * none is suggested.
 */
function withoutDoubtfulSeats(malformed: readonly Finding[], body: unknown): readonly Finding[] {
  const winner = isObject(body) && isObject(body['win']) ? body['win']['seat'] : undefined;
  const hands: readonly unknown[] = isObject(body) && Array.isArray(body['hands']) ? body['hands'] : [];
  if (!SEATS.some((seat) => seat === winner) || hands.some((hand) => isObject(hand) && hand['seat'] === winner)) return malformed;
  return malformed.map((finding): Finding => {
    const { suggestion, ...rest } = finding;
    return suggestion === undefined || suggestion === winner || !HAND_SEAT.test(finding.at) ? finding : rest;
  });
}

const HAND_SEAT = /^\/hands\/\d+\/seat$/;

/** Places that cannot be read: malformed fields, and those that stand under a misspelt name. */
export function wrongPlaces(malformed: readonly Finding[]): ReadonlySet<string> {
  return new Set(
    malformed.flatMap(({ code, at, suggestion }) => {
      if (code !== 'unknown-field') return [at];
      return typeof suggestion === 'string' ? [`${at.slice(0, at.lastIndexOf('/'))}/${suggestion}`] : [];
    }),
  );
}

/**
 * What of a deal can be read, whatever is wrong beside it. Of more hands than a table has nobody knows which is the one
 * too many, so that each is read by itself.
 */
function readable(body: Body, wrong: ReadonlySet<string>): readonly DealParts[] {
  const given: readonly unknown[] = Array.isArray(body['hands']) ? body['hands'] : [];
  const hands = given.slice(0, MOST_HANDS).map((hand, i) => readableHand(hand, `/hands/${i}`, wrong));
  const win = readableWin(body['win'], wrong);
  const roundWind = wrong.has('/roundWind') ? undefined : (body['roundWind'] as Seat | undefined);
  const winUnread = win === null && body['win'] !== undefined && body['win'] !== null;
  if (given.length <= SEATED) return [{ roundWind, hands: given.length === 0 ? [undefined] : hands, win, winUnread }];
  const alone = hands.map((hand, i): DealParts => ({
    hands: hands.map((_, place) => (place === i && hand !== undefined ? { ...withoutSeat(hand), torn: true } : undefined)),
    winUnread: true,
  }));
  return [...alone, { hands: [undefined], win, winUnread }];
}

function withoutSeat({ seat: _, ...hand }: Exclude<GivenHand, undefined>): Omit<TornHand, 'torn' | 'seat'> {
  return hand;
}

/** A hand that is well formed, or as much of it as is; undefined where nothing is. */
function readableHand(hand: unknown, at: string, wrong: ReadonlySet<string>): GivenHand {
  if (!isObject(hand) || wrong.has(at)) return undefined;
  if (![...wrong].some((place) => place.startsWith(`${at}/`))) return hand as unknown as GivenHand;
  return { ...tornFields(hand, at, wrong), torn: true };
}

/** The fields of a hand that nothing is wrong with; of its melds those that can be read, in their places. */
export function tornFields(hand: Body, at: string, wrong: ReadonlySet<string>): Omit<TornHand, 'torn'> {
  const { melds } = hand;
  const sound = soundFields(hand, at, wrong);
  if (!Array.isArray(melds)) return sound;
  return { ...sound, melds: melds.slice(0, MOST_HANDS).map((meld, i) => readableMeld(meld, `${at}/melds/${i}`, wrong)) };
}

function readableMeld(meld: unknown, at: string, wrong: ReadonlySet<string>): string | MeldInput | undefined {
  if (wrong.has(at)) return undefined;
  if (!isObject(meld)) return meld as string;
  const sound = soundFields(meld, at, wrong);
  return typeof sound['tiles'] === 'string' ? (sound as unknown as MeldInput) : undefined;
}

/** The same of the win; null where there is none. */
function readableWin(win: unknown, wrong: ReadonlySet<string>): DealParts['win'] | null {
  if (!isObject(win) || wrong.has('/win')) return null;
  if (![...wrong].some((place) => place.startsWith('/win/'))) return win as unknown as DealParts['win'];
  const { circumstances } = win;
  const torn = new Set([...wrong].filter((place) => place.startsWith('/win/')).map((place) => place.split('/')[2] ?? ''));
  const named = Array.isArray(circumstances) && !wrong.has('/win/circumstances') ? circumstances.map((one: unknown, i) => (wrong.has(`/win/circumstances/${i}`) ? undefined : one)) : undefined;
  return { ...soundFields(win, '/win', wrong), circumstances: named, torn } as TornWin;
}

/** The fields that nothing is wrong with. */
function soundFields(object: Body, at: string, wrong: ReadonlySet<string>): Body {
  return Object.fromEntries(Object.entries(object).filter(([field]) => !wrong.has(`${at}/${field}`)));
}
