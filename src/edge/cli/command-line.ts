import { parseArgs } from 'node:util';

export const COMMANDS = ['score', 'validate', 'waits', 'table', 'rulesets'] as const;
/** What `table` is followed by. */
export const TABLE_COMMANDS = ['seats', 'wall', 'claims', 'next-deal'] as const;
export type TableCommand = (typeof TABLE_COMMANDS)[number];
/** Commands that the service is asked about. */
export type Question = Exclude<(typeof COMMANDS)[number], 'rulesets' | 'table'> | TableCommand;
export type Command = Question | 'rulesets';

/** What was asked for on the command line. */
export interface CommandLine {
  readonly command: Command;
  /** Hands as lines, each perhaps with its seat: `S: 234m …`; of the table players, dice or claims; `-` is standard input. */
  readonly texts: readonly string[];
  readonly rules: string;
  /** Options of the rule set as given: `limit=300`. */
  readonly options: readonly string[];
  readonly seat: string | undefined;
  readonly round: string | undefined;
  readonly winner: string | undefined;
  readonly tile: string | undefined;
  readonly by: string | undefined;
  readonly from: string | undefined;
  readonly circumstances: readonly string[];
  readonly visible: string | undefined;
  readonly dice: string | undefined;
  readonly winds: string | undefined;
  /** The tile that is claimed. */
  readonly claimed: string | undefined;
  readonly event: string | undefined;
  readonly deal: string | undefined;
  /** Who dealt first. */
  readonly first: string | undefined;
  readonly language: string | undefined;
  readonly json: boolean;
}

/** A mistake in how the command was called, in one sentence. */
export class UsageError extends Error {}

const OPTIONS = {
  rules: { type: 'string', short: 'r', default: 'hua-bao' },
  option: { type: 'string', short: 'o', multiple: true },
  seat: { type: 'string', short: 's' },
  round: { type: 'string' },
  win: { type: 'string', short: 'w' },
  winner: { type: 'string' },
  by: { type: 'string', short: 'b' },
  from: { type: 'string', short: 'f' },
  circumstance: { type: 'string', short: 'c', multiple: true },
  visible: { type: 'string' },
  dice: { type: 'string' },
  winds: { type: 'string' },
  tile: { type: 'string' },
  event: { type: 'string' },
  deal: { type: 'string' },
  first: { type: 'string' },
  lang: { type: 'string', short: 'l' },
  json: { type: 'boolean', short: 'j' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/**
 * Reads the arguments after the name of the program.
 * @throws {UsageError}
 */
export function readCommandLine(args: readonly string[]): CommandLine | 'help' | 'version' {
  const { values, positionals } = parse(args);
  if (values.help === true) return 'help';
  if (values.version === true) return 'version';
  if (positionals[0] === 'help') return 'help';
  const [word, ...others] = positionals;
  const first = wordOf(word, COMMANDS);
  return {
    ...(first === 'table' ? { command: wordOf(others[0], TABLE_COMMANDS), texts: others.slice(1) } : { command: first, texts: others }),
    rules: values.rules,
    options: values.option ?? [],
    seat: values.seat,
    round: values.round,
    winner: values.winner,
    tile: values.win,
    by: values.by,
    from: values.from,
    circumstances: (values.circumstance ?? []).flatMap((list) => list.split(',')),
    visible: values.visible,
    dice: values.dice,
    winds: values.winds,
    claimed: values.tile,
    event: values.event,
    deal: values.deal,
    first: values.first,
    language: values.lang,
    json: values.json ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    // The first sentence says what is wrong; what follows explains dashes.
    throw new UsageError(`${String(error instanceof Error ? error.message : error).split('. ')[0] ?? ''}.`);
  }
}

/** A word that is one of several. */
function wordOf<T extends string>(word: string | undefined, words: readonly T[]): T {
  const known = words.find((one) => one === word);
  if (known !== undefined) return known;
  throw new UsageError(`${word === undefined ? 'What is to be done?' : `There is no command "${word}".`} One of: ${words.join(', ')}.`);
}
