import type { Rulesets } from '../../service/rulesets.ts';
import type { Command, CommandLine, TableCommand } from './command-line.ts';
import { TABLE_COMMANDS, UsageError } from './command-line.ts';
import { TABLE_REQUESTS } from './table-requests.ts';

/** The body of a request, as the API takes it. */
export type Body = Readonly<Record<string, unknown>>;

/** The parts of a request that are the same for every line of standard input. */
export interface Frame {
  readonly ruleset: string | object;
  readonly options: Body | undefined;
}

/**
 * Rule set and options of a command line.
 * @param readFile reads an overlay
 * @throws {UsageError} when an overlay cannot be read or an option is no pair
 */
export function frameRequests(line: CommandLine, rulesets: Rulesets, readFile: (path: string) => string): Frame {
  const ruleset = line.rules.endsWith('.json') ? readOverlay(line.rules, readFile) : line.rules;
  const options: Record<string, unknown> = {};
  for (const pair of line.options) {
    const sign = pair.indexOf('=');
    if (sign < 1) throw new UsageError(`An option is name=value, not "${pair}".`);
    const name = pair.slice(0, sign);
    options[name] = readValue(name, pair.slice(sign + 1), ruleset, rulesets);
  }
  return { ruleset, options: line.options.length === 0 ? undefined : options };
}

function readOverlay(path: string, readFile: (path: string) => string): object {
  let overlay: unknown;
  try {
    overlay = JSON.parse(readFile(path));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof overlay === 'object' && overlay !== null) return overlay;
  throw new UsageError(`${path} holds no overlay.`);
}

/** `300`, `true`, `null` are what they look like; a list of rules is written with commas; the rest is a word. */
function readValue(name: string, text: string, ruleset: string | object, rulesets: Rulesets): unknown {
  const chosen = rulesets.choose(ruleset, undefined);
  const option = 'ready' in chosen ? chosen.ready.set.options.find((known) => known.name === name) : undefined;
  if (option?.type === 'rules') return text === '' ? [] : text.split(',');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The request about the texts of a command line: hands, or what there is at the table. */
export function requestOf(texts: readonly string[], line: CommandLine, frame: Frame): Body {
  const { command } = line;
  if (isOfTable(command)) return { ...shared(frame), ...TABLE_REQUESTS[command](texts, line) };
  return command === 'waits' ? waitsRequest(texts, line, frame) : dealRequest(texts, line, frame);
}

/** Whether a command asks about the table, and not about hands. */
export function isOfTable(command: Command): command is TableCommand {
  return TABLE_COMMANDS.some((known) => known === command);
}

/** The request of one line of standard input: JSON where it begins with a brace, else a hand. */
export function requestOfLine(text: string, line: CommandLine, frame: Frame): Body {
  if (!text.startsWith('{')) return requestOf([text], line, frame);
  const body = JSON.parse(text) as Body;
  if (Object.hasOwn(body, 'ruleset')) return body;
  return { ...shared(frame), ...body };
}

function dealRequest(hands: readonly string[], line: CommandLine, frame: Frame): Body {
  const seated = hands.map((hand) => seatHand(hand, line.seat));
  const { tile, by, from, circumstances, round, winner } = line;
  const won = [tile, by, from, winner].some((part) => part !== undefined) || circumstances.length > 0;
  const win = {
    seat: winner ?? seated[0]?.seat,
    by: by ?? (circumstances.includes('dealt') ? 'self-draw' : 'discard'),
    ...(tile === undefined ? {} : { tile }),
    ...(from === undefined ? {} : { from }),
    ...(circumstances.length === 0 ? {} : { circumstances }),
  };
  return {
    ...shared(frame),
    ...(round === undefined ? {} : { roundWind: round }),
    hands: seated,
    ...(won ? { win } : {}),
  };
}

function waitsRequest(hands: readonly string[], line: CommandLine, frame: Frame): Body {
  const [first = '', ...others] = hands;
  if (others.length > 0) throw new UsageError('Waits are told of one hand at a time.');
  const { by, visible, round } = line;
  return {
    ...shared(frame),
    ...seatHand(first, line.seat),
    ...(round === undefined ? {} : { roundWind: round }),
    ...(by === undefined ? {} : { by }),
    ...(visible === undefined ? {} : { visible }),
  };
}

function shared({ ruleset, options }: Frame): Body {
  return options === undefined ? { ruleset } : { ruleset, options };
}

/** A hand and its seat: `S: 234m …`, or the seat that was given for all. */
function seatHand(text: string, seat = 'E'): { readonly seat: string; readonly hand: string } {
  const named = /^\s*([ESWN]):/.exec(text);
  return named === null ? { seat, hand: text } : { seat: named[1] ?? seat, hand: text.slice(named[0].length) };
}
