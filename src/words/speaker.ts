import { capital, fillTemplate, parseTemplate } from '../engine/explain/template.ts';
import type { Template } from '../engine/explain/template.ts';
import { NAMES_PROOF, NAMES_TILE } from '../engine/explain/words.ts';
import type { ExplanationKey, LineKey, RuleWords, Unit, Words } from '../engine/explain/words.ts';
import type { Finding } from '../engine/hand/finding.ts';
import { PREDICATE_SENTENCES, sentenceName } from '../engine/predicates/sentences.ts';
import type { Condition, Labels, OptionDefinition, Rule } from '../engine/rules/types.ts';
import type { TileSet } from '../engine/shape/set.ts';
import { tileOf } from '../engine/tiles.ts';
import type { RulingCode, Seat } from '../engine/vocabulary.ts';
import type { Catalogue, Counted, FindingWords, ProblemWords } from './catalogue.ts';
import { composeReason } from './compose-reason.ts';
import { labels as englishLabels } from './en/labels.ts';
import type { EnglishProblems } from './en/problems.ts';
import { rulesetFindings } from './en/ruleset-findings.ts';
import { definitionsOf, optionLabelId, optionNames } from './set-texts.ts';
import type { Defined } from './set-texts.ts';
import { nameCopies, nameSet, nameTiles } from './tile-names.ts';

/** Values for the places of a sentence. */
export type Values = { readonly [name: string]: string | number };

/** A text and the language that it is in. */
export interface Text {
  readonly text: string;
  readonly language: string;
}

/** Built-in labels by what they say in English: what a set has from another keeps its translation under another id. */
const BY_ENGLISH: ReadonlyMap<string, keyof typeof englishLabels> = new Map(
  (Object.keys(englishLabels) as (keyof typeof englishLabels)[]).reverse().map((id) => [englishLabels[id], id]),
);

/** Kind, tile and exposed: what the name of a set tells. */
const NAMED = 1023;

/** All that there may be to name in the sentence of a rule, and everything together. */
const ALL_NAMEABLE = NAMES_PROOF | NAMES_TILE;
const NAMEABLE = [0, NAMES_PROOF, NAMES_TILE, ALL_NAMEABLE] as const;

/**
 * The words of one language over its catalogue. Everything that answers ask for often (names of tiles and sets,
 * labels and sentences of rules, amounts) is worked out once and kept.
 */
export class Speaker implements Words {
  readonly language: string;
  readonly #catalogue: Catalogue;
  readonly #tiles: readonly string[];
  readonly #copies: readonly string[];
  readonly #openingTiles: readonly string[];
  readonly #sets: (string | undefined)[] = new Array<undefined>(NAMED + 1).fill(undefined);
  readonly #openingSets: (string | undefined)[] = new Array<undefined>(NAMED + 1).fill(undefined);
  readonly #rules = new WeakMap<Rule, RuleWords>();
  readonly #templates = new Map<string, Template>();
  readonly #lines: Readonly<Record<LineKey, Template>>;
  readonly #plurals: Intl.PluralRules;
  readonly #amounts: Readonly<Record<Counted, string[]>> = { points: [], doublings: [], fan: [], tiles: [], kongs: [] };

  constructor(catalogue: Catalogue) {
    this.language = catalogue.language;
    this.#catalogue = catalogue;
    this.#tiles = nameTiles(catalogue.tiles);
    this.#copies = nameCopies(catalogue.tiles);
    this.#openingTiles = this.#tiles.map(capital);
    const { lines } = catalogue;
    this.#lines = {
      proved: parseTemplate(lines.proved),
      'told-apart': parseTemplate(lines['told-apart']),
      labelled: parseTemplate(lines.labelled),
      bare: parseTemplate(lines.bare),
      instead: parseTemplate(lines.instead),
      capped: parseTemplate(lines.capped),
      declared: parseTemplate(lines.declared),
    };
    this.#plurals = new Intl.PluralRules(catalogue.language);
  }

  /**
   * The best label of a built-in or a club's rule, option or set. A label given in this language goes first; the
   * catalogue knows the built-in ones, by their ids and by their English, unless a club has given the thing a name of
   * its own.
   */
  label(id: string, labels: Labels): string {
    return this.ownLabel(id, labels) ?? labels.en;
  }

  /** The same, undefined where there is none in this language. */
  ownLabel(id: string, labels: Labels): string | undefined {
    const given = labels[this.language];
    if (given !== undefined) return given;
    const known = isKeyOf(englishLabels, id) && englishLabels[id] === labels.en ? id : BY_ENGLISH.get(labels.en);
    return known === undefined ? undefined : this.#catalogue.labels[known];
  }

  /** What an option is called, in a word or two. */
  option(option: OptionDefinition): string {
    return this.label(optionLabelId(option), optionNames(option));
  }

  /** The definition of a rule or a penalty, and the language that it is in. */
  definition(defined: Defined): Text {
    return this.text('', definitionsOf(defined));
  }

  /** The best text, as of `label`, and the language that it is in. */
  text(id: string, labels: Labels): Text {
    const own = this.ownLabel(id, labels);
    return own === undefined ? { text: labels.en, language: 'en' } : { text: own, language: this.language };
  }

  rule(rule: Rule): RuleWords {
    let words = this.#rules.get(rule);
    if (words === undefined) {
      const { id, label, when } = rule;
      const reasons = NAMEABLE.map((nameable) => this.#reason(when, nameable));
      const places = reasons[ALL_NAMEABLE]?.names ?? [];
      const names = (places.includes('proof') ? NAMES_PROOF : 0) | (places.includes('tile') ? NAMES_TILE : 0);
      words = { label: this.label(id, label), own: this.#isOwn(id, label), reasons, names, said: new Map(), suppressing: new Map() };
      this.#rules.set(rule, words);
    }
    return words;
  }

  /** Whether a rule has another name than the built-in ones, in English or in this language. */
  #isOwn(id: string, labels: Labels): boolean {
    if (!isKeyOf(englishLabels, id) || englishLabels[id] !== labels.en) return true;
    return (labels[this.language] ?? this.#catalogue.labels[id]) !== this.#catalogue.labels[id];
  }

  /** Conditions of clubs are put together in no end of ways, so their sentences are kept with their rules alone. */
  #reason(when: Condition, nameable: number): Template | null {
    const sentence = composeReason(when, this.#sentenceOf, this.#catalogue.connectives, nameable);
    return sentence === null ? null : parseTemplate(sentence);
  }

  readonly #sentenceOf = (predicate: string): string | undefined => {
    const { reasons } = this.#catalogue;
    const name = sentenceName(predicate);
    if (name === undefined) return undefined;
    return isKeyOf(reasons, name) ? reasons[name] : PREDICATE_SENTENCES[name];
  };

  sentence(key: ExplanationKey, values: Values = {}): string {
    return fillTemplate(this.#template(this.#catalogue.explanations[key]), values);
  }

  line(key: LineKey): Template {
    return this.#lines[key];
  }

  tile(tile: number, opening = false): string {
    return (opening ? this.#openingTiles[tile] : this.#tiles[tile]) ?? '';
  }

  set(set: TileSet, opening = false): string {
    const names = opening ? this.#openingSets : this.#sets;
    return names[set & NAMED] ?? this.#nameSet(set & NAMED, opening);
  }

  #nameSet(set: TileSet, opening: boolean): string {
    const name = nameSet(set, this.#catalogue.sets, this.#catalogue.tiles);
    this.#sets[set] = name;
    this.#openingSets[set] = capital(name);
    return opening ? capital(name) : name;
  }

  amount(unit: Unit, value: number): string {
    return this.count(unit, value);
  }

  /** "4 points", "1 tile": a number with its noun in the form that the language asks for. */
  count(counted: Counted, n: number): string {
    const known = this.#amounts[counted][n];
    if (known !== undefined) return known;
    const forms = this.#catalogue.counted[counted];
    const form = (n === 0 ? forms.none : undefined) ?? forms[this.#plurals.select(n)] ?? forms.other;
    const text = form.replace('{n}', String(n));
    // Small whole numbers return again and again; others are not worth the memory.
    if (Number.isInteger(n) && n >= 0 && n < 1024) this.#amounts[counted][n] = text;
    return text;
  }

  /** "East". */
  seat(seat: Seat): string {
    return this.#catalogue.seats[seat];
  }

  /** Why the referee rules so. Tiles and seats as codes in the values. */
  ruling(code: RulingCode, values: Values = {}): string {
    return this.#say(this.#catalogue.rulings[code], values);
  }

  /** Title and explanation of a problem document. */
  problem(code: keyof EnglishProblems): ProblemWords {
    return this.#catalogue.problems[code];
  }

  finding(finding: Finding): FindingWords {
    const { message, hint } = this.#findingWords(finding);
    const difference = Math.abs(numberOf(finding['found']) - numberOf(finding['expected']));
    const facts = { ...finding, difference };
    const advice = this.#say(hint, facts);
    const suggested = finding['suggestion'] === undefined ? '' : `${this.#say(this.#catalogue.suggestion, facts)} `;
    return { message: this.#say(message, facts), hint: suggested + advice };
  }

  #findingWords({ code, case: which = '', found, expected }: Finding): FindingWords {
    const { findings } = this.#catalogue;
    for (const key of [`${code}.${which}`, numberOf(found) > numberOf(expected) ? `${code}.more` : `${code}.fewer`]) {
      if (isKeyOf(findings, key)) return findings[key];
      if (isKeyOf(rulesetFindings, key)) return rulesetFindings[key];
    }
    return findings[code];
  }

  /**
   * Fills a sentence whose values are facts: `{tile}` is named after its code, `{tile:copies}` as several of it,
   * `{x:seat}` after its letter; `{x:tiles}` gets its noun, `{x:words}` is a number in words, and without a kind a
   * number stays a number; lists are joined.
   */
  #say(sentence: string, facts: { readonly [detail: string]: unknown }): string {
    const template = this.#template(sentence);
    const values: Record<string, string> = {};
    for (const name of template.names) {
      const [detail = name, kind] = name.split(':');
      const fact = facts[detail];
      if (fact === undefined) continue;
      values[name] = kind !== undefined && typeof fact === 'number' ? this.#number(kind, fact) : this.#word(kind ?? detail, fact);
    }
    const said = fillTemplate(template, values);
    return template.texts[0] === '' ? capital(said) : said;
  }

  #word(kind: string, fact: unknown): string {
    if (Array.isArray(fact)) return fact.map((entry) => this.#word(kind, entry)).join(', ');
    const text = typeof fact === 'string' ? fact : JSON.stringify(fact);
    const { seats, circumstances, claims } = this.#catalogue;
    if (kind === 'tile') return this.#tiles[tileOf(text) ?? -1] ?? text;
    if (kind === 'copies') return this.#copies[tileOf(text) ?? -1] ?? text;
    if (kind === 'seat') return isKeyOf(seats, text) ? seats[text] : text;
    if (kind === 'claim') return isKeyOf(claims, text) ? claims[text] : text;
    if (kind === 'circumstance' || kind === 'other') return isKeyOf(circumstances, text) ? circumstances[text] : text;
    return text;
  }

  #number(kind: string, n: number): string {
    const { counted, numerals } = this.#catalogue;
    if (isKeyOf(counted, kind)) return this.count(kind, n);
    return (kind === 'words' ? numerals[n] : undefined) ?? String(n);
  }

  #template(sentence: string): Template {
    let template = this.#templates.get(sentence);
    if (template === undefined) {
      template = parseTemplate(sentence);
      this.#templates.set(sentence, template);
    }
    return template;
  }
}

/** A detail that is a number; whatever else a request held is none. */
function numberOf(detail: unknown): number {
  return typeof detail === 'number' ? detail : NaN;
}

function isKeyOf<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}
