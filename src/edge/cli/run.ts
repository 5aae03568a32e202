import { describeRuleset } from '../../service/describe-rulesets.ts';
import { LANGUAGES, chooseWords } from '../../service/languages.ts';
import type { Words } from '../../service/languages.ts';
import { refuse } from '../../service/problem.ts';
import { drawCard } from '../../service/rule-card.ts';
import { ASK } from './ask.ts';
import type { Asked } from './ask.ts';
import { UsageError, readCommandLine } from './command-line.ts';
import type { CommandLine, Question } from './command-line.ts';
import { HELP } from './help.ts';
import { frameRequests, isOfTable, requestOf, requestOfLine } from './requests.ts';
import type { Body } from './requests.ts';
import { writeFindings } from './write-findings.ts';
import { writeRuleset } from './write-ruleset.ts';

export const WELL = 0;
export const FOUND = 1;
export const MISUSED = 2;

/** What the command line has to do with the world around it. */
export interface Surroundings extends Asked {
  readonly version: string;
  /** Language of the environment, such as `de_DE.UTF-8`; undefined for none. */
  readonly locale: string | undefined;
  /** Opens standard input to be read line by line; null when it is a terminal. Not asked where texts were given. */
  input(): AsyncIterable<string> | null;
  out(text: string): void;
  err(text: string): void;
  readFile(path: string): string;
}

/** Runs one command and answers its exit status. */
export async function run(args: readonly string[], world: Surroundings): Promise<number> {
  try {
    const line = readCommandLine(args);
    if (line === 'help') return say(HELP, world);
    if (line === 'version') return say(`${world.version}\n`, world);
    const words = wordsOf(line.language, world.locale);
    const { command } = line;
    if (command !== 'rulesets') return await answerTexts({ ...line, command }, words, world);
    return line.texts.length === 0 ? listRulesets(line, words, world) : tellRuleset(line, words, world);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    world.err(`mingg: ${error.message}\nmingg --help tells more.\n`);
    return MISUSED;
  }
}

/** The language asked for, else that of the environment where there are words in it, else English. */
function wordsOf(language: string | undefined, locale: string | undefined): Words {
  if (language === undefined) return chooseWords(undefined, locale?.replace('_', '-'));
  const words = chooseWords(undefined, language);
  if (words.language === language.toLowerCase().split('-')[0]) return words;
  throw new UsageError(`There are no words in "${language}". One of: ${LANGUAGES.join(', ')}.`);
}

function say(text: string, world: Surroundings): number {
  world.out(text);
  return WELL;
}

function listRulesets(line: CommandLine, words: Words, world: Surroundings): number {
  for (const { set } of world.rulesets.all()) {
    const label = words.label(set.id, set.label);
    world.out(line.json ? `${JSON.stringify({ id: set.id, edition: set.edition, label })}\n` : `${set.id.padEnd(12)} ${label}\n`);
  }
  return WELL;
}

/** Tells one rule set: as a card under the options given, or as the API describes it. */
function tellRuleset(line: CommandLine, words: Words, world: Surroundings): number {
  const [rules = '', ...others] = line.texts;
  if (others.length > 0) throw new UsageError('Rule sets are told one at a time.');
  const { ruleset, options } = frameRequests({ ...line, rules }, world.rulesets, (path) => world.readFile(path));
  const chosen = world.rulesets.choose(ruleset, options);
  if ('findings' in chosen) {
    const { body } = refuse(chosen.findings, words);
    if (line.json) world.out(`${JSON.stringify(body)}\n`);
    else world.err(`${writeFindings(body.findings, { ruleset, options })}\n`);
    return FOUND;
  }
  const { set, hash } = chosen.ready;
  world.out(line.json ? `${JSON.stringify(describeRuleset({ set, hash }, words))}\n` : `${writeRuleset(set.id, drawCard(chosen.ready, words))}\n`);
  return WELL;
}

/** A command line that asks the service something. */
type Asking = CommandLine & { readonly command: Question };

async function answerTexts(line: Asking, words: Words, world: Surroundings): Promise<number> {
  const frame = frameRequests(line, world.rulesets, (path) => world.readFile(path));
  const answer = (request: Body): boolean => answerOne(request, line, words, world);
  const { command, texts } = line;
  if (texts.length > 0 && !texts.includes('-')) return answer(requestOf(texts, line, frame)) ? WELL : FOUND;
  const input = world.input();
  if (input === null) throw new UsageError(isOfTable(command) ? NO_REQUEST : NO_HAND);
  let status = WELL;
  for await (const text of input) {
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const request = readLine(trimmed, () => requestOfLine(trimmed, line, frame), line, world);
    if (request === null || !answer(request)) status = FOUND;
  }
  return status;
}

const NO_HAND = 'There is no hand; give one, or send hands to standard input.';
const NO_REQUEST = 'There is nothing to ask about; say it, or send requests to standard input.';

/** The request of a line, or null after saying that it is no JSON. */
function readLine(text: string, read: () => Body, line: CommandLine, world: Surroundings): Body | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const problem = { code: 'request-invalid', detail: error.message, findings: [] };
    if (line.json) world.out(`${JSON.stringify(problem)}\n`);
    else world.err(`${text}\n  ${error.message}\n`);
    return null;
  }
}

/** Answers one request; whether all is well. */
function answerOne(request: Body, line: Asking, words: Words, world: Surroundings): boolean {
  const { answer, text, findings } = ASK[line.command](request, words, world);
  if (line.json) world.out(`${JSON.stringify(answer.body)}\n`);
  else if (findings.length > 0) world.err(`${writeFindings(findings, request)}\n`);
  else world.out(`${text}\n`);
  return findings.length === 0 && !('problem' in answer);
}
