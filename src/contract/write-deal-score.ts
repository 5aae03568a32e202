/**
 * Writes the JSON of a score. `JSON.stringify` and the serialisers compiled from schemas take two thirds of the time
 * of an answer (22 of 33 microseconds for four hands), because they quote the same few sets, labels and sentences
 * again and again; here each of them is written once and remembered. A test holds the text against `JSON.stringify`.
 */
import { SEATS } from '../engine/vocabulary.ts';
import type { Seat } from '../engine/vocabulary.ts';
import type { DealScore } from './deal-score.ts';

type HandScore = DealScore['hands'][number];
type Line = HandScore['lines'][number];
type Settlement = NonNullable<DealScore['settlement']>;


/** The beginning of a payment, by who pays and who is paid. */
const PAYERS = bySeat((from) => bySeat((to) => `{"from":"${from}","to":"${to}","amount":`));

function bySeat<T>(make: (seat: Seat) => T): Readonly<Record<Seat, T>> {
  return { E: make('E'), S: make('S'), W: make('W'), N: make('N') };
}

/** Different texts that are remembered; all labels and sentences of a rule set are about a thousand. */
const MOST_TEXTS = 20_000;

/** The JSON of frozen objects: those are shared by all answers that hold them. */
const frozen = new WeakMap<object, string>();
const texts = new Map<string, string>();

/** The JSON of a score, as `JSON.stringify` would write it. */
export function writeDealScore({ ruleset, hands, settlement, unsettled }: DealScore): string {
  return (
    `{"ruleset":${writeStamp(ruleset)},"hands":${list(hands, writeHand)},` +
    `"settlement":${settlement === null ? 'null' : writeSettlement(settlement)},"unsettled":${orNull(unsettled)}}`
  );
}

/** Bound options are one object for as long as the same options are asked for, and they belong to one rule set. */
const stamps = new WeakMap<object, string>();

function writeStamp(stamp: DealScore['ruleset']): string {
  let json = stamps.get(stamp.options);
  if (json === undefined) {
    json = JSON.stringify(stamp);
    stamps.set(stamp.options, json);
  }
  return json;
}

function writeHand(hand: HandScore): string {
  let json =
    `{"seat":"${hand.seat}","outcome":"${hand.outcome}","form":${orNull(hand.form)},"sets":${list(hand.sets, writeShared)},` +
    `"lines":${list(hand.lines, writeLine)},"suppressed":${list(hand.suppressed, writeSuppressed)},"score":${hand.score}`;
  if (hand.points !== undefined) json += `,"points":${hand.points}`;
  if (hand.doublings !== undefined) json += `,"doublings":${hand.doublings}`;
  if (hand.uncapped !== undefined) json += `,"uncapped":${hand.uncapped}`;
  if (hand.limitApplied !== undefined) json += `,"limitApplied":${hand.limitApplied}`;
  if (hand.limitHand !== undefined) json += `,"limitHand":${orNull(hand.limitHand)}`;
  if (hand.fan !== undefined) json += `,"fan":${hand.fan}`;
  const findings = hand.findings.length === 0 ? '[]' : JSON.stringify(hand.findings);
  const notes = hand.notes.length === 0 ? '[]' : JSON.stringify(hand.notes);
  return `${json},"alternatives":${list(hand.alternatives, writeAlternative)},"findings":${findings},"notes":${notes}}`;
}

/** Lines by their sentence, which nearly tells all of them. */
const lines = new Map<string, { readonly line: Line; readonly json: string }>();

function writeLine(line: Line): string {
  const known = lines.get(line.because);
  if (known !== undefined && isSame(known.line, line)) return known.json;
  const { rule, label, kind, value, count, tiles, because } = line;
  const json =
    `{"rule":${quote(rule)},"label":${quote(label)},"kind":"${kind}","value":${value},"count":${count},` +
    `"tiles":${writeShared(tiles)},"because":${quote(because)}}`;
  if (!Object.isFrozen(tiles)) return json;
  if (lines.size === MOST_TEXTS) lines.clear();
  lines.set(because, { line, json });
  return json;
}

function isSame(a: Line, b: Line): boolean {
  return a.tiles === b.tiles && a.rule === b.rule && a.value === b.value && a.count === b.count && a.kind === b.kind && a.label === b.label;
}

function writeSuppressed({ rule, label, by, reason }: HandScore['suppressed'][number]): string {
  return `{"rule":${quote(rule)},"label":${quote(label)},"by":${quote(by)},"reason":${quote(reason)}}`;
}

function writeAlternative({ sets, score, because }: HandScore['alternatives'][number]): string {
  return `{"sets":${list(sets, writeShared)},"score":${score},"because":${quote(because)}}`;
}

function writeSettlement({ payments, net }: Settlement): string {
  let json = '';
  for (const seat of SEATS) if (net[seat] !== undefined) json += json === '' ? `"${seat}":${net[seat]}` : `,"${seat}":${net[seat]}`;
  return `{"payments":${list(payments, writePayment)},"net":{${json}}}`;
}

function writePayment({ from, to, amount, reason }: Settlement['payments'][number]): string {
  return `${PAYERS[from][to]}${amount},"reason":"${reason}"}`;
}

function list<T>(members: readonly T[], write: (member: T) => string): string {
  let json = '';
  for (const member of members) json += json === '' ? write(member) : `,${write(member)}`;
  return `[${json}]`;
}

function orNull(text: string | null): string {
  return text === null ? 'null' : quote(text);
}

function writeShared(value: object): string {
  const known = frozen.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  if (Object.isFrozen(value)) frozen.set(value, json);
  return json;
}

function quote(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size === MOST_TEXTS) texts.clear();
  const json = JSON.stringify(text);
  texts.set(text, json);
  return json;
}
