import type { Finding } from '../engine/hand/finding.ts';
import { bindRules } from '../engine/rules/bind.ts';
import { canonicalJson } from '../engine/rules/canonical.ts';
import { compileRuleSet } from '../engine/rules/compile.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';
import { suggestionOf } from '../engine/rules/suggestion.ts';
import { DEEPEST, isDeeperThan } from './depth.ts';
import { OverlayMemory } from './overlay-memory.ts';

/** A compiled rule set and the hash of its content. */
export interface KnownSet {
  readonly set: RuleSet;
  readonly hash: string;
}

/** A compiled set, or what is wrong with it. */
export type Overlaid = KnownSet | { readonly findings: readonly Finding[] };

/** Rules by which a deal can be judged, or what is wrong with the choice of them. */
export type Chosen = { readonly ready: ReadyRules } | { readonly findings: readonly Finding[] };

/** Makes a text of fixed length, of hexadecimal digits, so that no two texts are known that have the same: SHA-256. */
export type Digest = (text: string) => string;

/** Digits of a digest that are stamped on answers: enough to tell contents apart, short enough to be read out. */
const STAMPED = 12;
/** How much of a wrong id is looked at to guess what was meant. */
const LONGEST_ID = 100;

/** The rule sets that the service judges by: built in, loaded at start, or sent along with a request. */
export class Rulesets {
  readonly #known = new Map<string, KnownSet>();
  readonly #overlays: OverlayMemory<Overlaid>;
  readonly #digest: Digest;
  /** Rules to judge the rest of a request by, when it names none that are known. */
  readonly standIn: ReadyRules;

  constructor(sets: readonly RuleSet[], digest: Digest) {
    this.#digest = digest;
    this.#overlays = new OverlayMemory(digest);
    for (const set of sets) this.#known.set(set.id, this.#stamp(set));
    const [first] = this.#known.values();
    const bound = first === undefined ? undefined : bindRules(first.set, first.hash, undefined);
    if (bound === undefined || !('ready' in bound)) throw new Error('there is no rule set to stand in for an unknown one');
    this.standIn = bound.ready;
  }

  get ids(): readonly string[] {
    return [...this.#known.keys()];
  }

  all(): readonly KnownSet[] {
    return [...this.#known.values()];
  }

  find(id: string): KnownSet | undefined {
    return this.#known.get(id);
  }

  /** What is said of ids that no set has, by where each of them stands. */
  missing(ids: Readonly<Record<string, string>>): readonly Finding[] {
    return Object.entries(ids).flatMap(([name, id]) => (this.#known.has(id) ? [] : [this.#unknown(id, `/${name}`)]));
  }

  /**
   * The rules that a request asks for: the id of a set or an overlay, and options.
   * @returns findings at `/ruleset…` and `/options…` otherwise
   */
  choose(ruleset: string | object, options: Readonly<Record<string, unknown>> | undefined): Chosen {
    const known = typeof ruleset === 'string' ? this.#named(ruleset) : this.#overlaid(ruleset);
    if ('findings' in known) return known;

    if (options !== undefined && isDeeperThan(DEEPEST, options)) return { findings: [tooDeep('/options')] };
    return bindRules(known.set, known.hash, options);
  }

  /** A text of fixed length that differs whenever the given text, or any rule set, does. */
  mark(text: string): string {
    return this.#digest([text, ...this.all().map(({ hash }) => hash)].join(' '));
  }

  /** Compiles an overlay on a known set. */
  compile(overlay: unknown): Overlaid {
    if (isDeeperThan(DEEPEST, overlay)) return { findings: [tooDeep('')] };
    const compiled = compileRuleSet(overlay, { ids: this.ids, find: (id) => this.#known.get(id)?.set });
    if ('set' in compiled) return this.#stamp(compiled.set);
    return { findings: compiled.problems.map(({ code, ...problem }) => ({ ...problem, code: 'ruleset-invalid', case: code })) };
  }

  #unknown(id: string, at: string): Finding {
    return { code: 'ruleset-unknown', case: 'id', at, found: id, expected: this.ids, ...suggestionOf(id.slice(0, LONGEST_ID), this.ids) };
  }

  #named(id: string): Overlaid {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    return { findings: [this.#unknown(id, '/ruleset')] };
  }

  /** The set of an inline overlay, compiled once for as long as it keeps being asked for. */
  #overlaid(overlay: object): Overlaid {
    return this.#overlays.recall(overlay, () => {
      const compiled = this.compile(overlay);
      if ('set' in compiled) return compiled;
      return { findings: compiled.findings.map((finding) => ({ ...finding, at: `/ruleset${finding.at}` })) };
    });
  }

  #stamp(set: RuleSet): KnownSet {
    return { set, hash: this.#digest(canonicalJson(set)).slice(0, STAMPED) };
  }
}

function tooDeep(at: string): Finding {
  return { code: 'wrong-type', case: 'too-deep', at, maximum: DEEPEST };
}
