import type { NotationFinding } from './finding.ts';

/** What may have been meant: another text for some units of the one that was read. */
export interface Guess {
  readonly position: number;
  readonly length: number;
  /** The units themselves. */
  readonly text: string;
  readonly suggestion: string;
}

/** What a finding about a text rests on, as long as it is open what was meant. No part of an answer. */
export interface OpenGuesses {
  /** The piece that could not be read: guesses may take in more. */
  readonly piece: { readonly position: number; readonly length: number; readonly text: string };
  /** The likeliest first. */
  readonly guesses: readonly Guess[];
  /** The whole text is written in that way, so the first guess stands even where more is wrong with the hand. */
  readonly sure: boolean;
}

/** The finding with its first guess as suggestion and the others kept, so that whoever knows the hand may choose. */
export function withGuesses(finding: NotationFinding, guesses: readonly Guess[], sure = false): NotationFinding {
  const [first] = guesses;
  if (first === undefined) return finding;
  const { position, length, text } = finding;
  return { ...finding, ...first, open: { piece: { position, length, text }, guesses, sure } satisfies OpenGuesses };
}

/** The guesses that a finding holds, or null. */
export function guessesOf(finding: { readonly [detail: string]: unknown }): OpenGuesses | null {
  return (finding['open'] as OpenGuesses | undefined) ?? null;
}

/** A guess that the units from `from` to `to` were meant as another text. */
export function meant(text: string, from: number, to: number, suggestion: string): Guess {
  return { position: from, length: to - from, text: text.slice(from, to), suggestion };
}

/** A guess that the units are too many; it takes in the word before or behind them, as nothing can be no suggestion. */
function withoutThem(text: string, from: number, to: number): Guess[] {
  const before = /[^\s[\]()+]+\s*$/.exec(text.slice(0, from))?.[0];
  if (before !== undefined) return [meant(text, from - before.length, to, before.trimEnd())];
  const behind = /^\s*[^\s[\]()+]+/.exec(text.slice(to))?.[0];
  return behind === undefined ? [] : [meant(text, from, to + behind.length, behind.trimStart())];
}

/** What letters without digits may have been meant as: honours, where there are such, or nothing. */
export function guessLetters(text: string, from: number, to: number): Guess[] {
  const letters = text.slice(from, to);
  const nothing = withoutThem(text, from, to);
  if (!/^[eswncfp]+$/.test(letters)) return nothing;
  const honours = meant(text, from, to, letters.toUpperCase());
  return isSuitAgain(text, from, to) ? [...nothing, honours] : [honours, ...nothing];
}

/** Whether a letter right behind a group is the letter of a suit: probably struck twice. */
export function isSuitAgain(text: string, from: number, to: number): boolean {
  return to - from === 1 && /[mpszfg][mpszfg]/.test(text.slice(Math.max(0, from - 1), to));
}

export const NO_GUESSES: readonly Guess[] = [];

/** A capital S, P, F or C right behind digits is an honour, or was meant as their suit: bamboo, circles, flowers, or craks. */
export function guessSuit(text: string, from: number, to: number): readonly Guess[] {
  const letter = /^[SPFC](?![A-Z])/.exec(text.slice(to, to + 2))?.[0];
  if (letter === undefined) return NO_GUESSES;
  return [meant(text, from, to + 1, text.slice(from, to) + (letter === 'C' ? 'm' : letter.toLowerCase()))];
}
