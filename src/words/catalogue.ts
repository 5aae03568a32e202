import type { ExplanationKey, LineKey, Unit } from '../engine/explain/words.ts';
import type { SpokenName } from '../engine/predicates/sentences.ts';
import type { Circumstance, Claim, RulingCode, Seat } from '../engine/vocabulary.ts';
import type { Connectives } from './compose-reason.ts';
import type { EnglishFindings } from './en/findings.ts';
import type { EnglishLabels } from './en/labels.ts';
import type { optionLabels } from './en/option-labels.ts';
import type { EnglishProblems } from './en/problems.ts';

/** What is wrong, and what to do about it: whole sentences. */
export interface FindingWords {
  readonly message: string;
  readonly hint: string;
}

/** What a problem is called, and what it means for the caller. */
export interface ProblemWords {
  readonly title: string;
  readonly detail: string;
}

export interface TileWords {
  /** With `{rank}`: "5", or "2-3-4" in a chow. */
  readonly characters: string;
  readonly circles: string;
  readonly bamboo: string;
  /** Winds E S W N, dragons white green red: one tile. */
  readonly honours: readonly [string, string, string, string, string, string, string];
  /** The same inside the name of a set: "red dragons". */
  readonly honoursOfSet: readonly [string, string, string, string, string, string, string];
  readonly flowers: readonly [string, string, string, string];
  readonly seasons: readonly [string, string, string, string];
}

/** With `{tile}`. */
export interface SetWords {
  readonly chow: string;
  readonly exposedPung: string;
  readonly concealedPung: string;
  readonly exposedKong: string;
  readonly concealedKong: string;
  readonly pair: string;
  readonly knitted: string;
  readonly single: string;
}

/** Forms of a counted noun, with `{n}`: the plural categories that the language uses, and perhaps a word for none. */
export type CountedWords = { readonly [category in Intl.LDMLPluralRule | 'none']?: string } & { readonly other: string };

/** The things that are counted in sentences. */
export type Counted = Unit | 'tiles' | 'kongs';

export type OptionLabelTexts = Readonly<Record<keyof typeof optionLabels, string>>;
export type LabelTexts = Readonly<Record<keyof EnglishLabels, string>>;
export type ReasonTexts = Readonly<Record<SpokenName, string>>;
export type ProblemTexts = Readonly<Record<keyof EnglishProblems, ProblemWords>>;

/** By `code` or `code.case`; what is wrong with a rule set is said in English only. */
export type FindingTexts = Readonly<Record<keyof EnglishFindings, FindingWords>>;

/**
 * Everything that is said in one language. English is written first and its keys are the type of the others, so that
 * a missing sentence does not compile; a test compares the places to fill.
 */
export interface Catalogue {
  readonly language: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly circumstances: Readonly<Record<Circumstance, string>>;
  readonly claims: Readonly<Record<Claim, string>>;
  readonly tiles: TileWords;
  readonly sets: SetWords;
  readonly counted: Readonly<Record<Counted, CountedWords>>;
  /** The numbers from 0 to 12 in words, as they stand before or after what they count; higher ones are digits. */
  readonly numerals: readonly string[];
  /** Labels of the built-in rules, options and rule sets by id. */
  readonly labels: LabelTexts;
  /** Why a rule counts, by its predicate; those whose sets or bonus tiles say it all have none. */
  readonly reasons: ReasonTexts;
  readonly lines: Readonly<Record<LineKey, string>>;
  readonly connectives: Connectives;
  readonly explanations: Readonly<Record<ExplanationKey, string>>;
  readonly rulings: Readonly<Record<RulingCode, string>>;
  readonly findings: FindingTexts;
  readonly problems: ProblemTexts;
  /** Put before the hint of a finding that has one. */
  readonly suggestion: string;
}
