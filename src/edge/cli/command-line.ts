import { parseArgs } from 'node:util';

export const COMMANDS = ['score', 'validate', 'waits', 'rulesets'] as const;
export type Command = (typeof COMMANDS)[number];

/** What was asked for on the command line. */
export interface CommandLine {
  readonly command: Command;
  /** Hands as lines, each perhaps with its seat: `S: 234m …`; `-` is standard input. */
  readonly hands: readonly string[];
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
  const [command, ...hands] = positionals;
  if (command === 'help') return 'help';
  if (command === undefined) throw new UsageError(`What is to be done? One of: ${COMMANDS.join(', ')}.`);
  if (!isCommand(command)) throw new UsageError(`There is no command "${command}". One of: ${COMMANDS.join(', ')}.`);
  return {
    command,
    hands,
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

function isCommand(word: string): word is Command {
  return COMMANDS.some((command) => command === word);
}
