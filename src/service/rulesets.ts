import type { Finding } from '../engine/hand/finding.ts';
import { bindRules } from '../engine/rules/bind.ts';
import { canonicalJson } from '../engine/rules/canonical.ts';
import { compileRuleSet } from '../engine/rules/compile.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';
import { suggest } from '../engine/rules/suggestion.ts';
import { isDeeperThan } from './depth.ts';
import { Recent } from './recent.ts';

/** A compiled rule set and the hash of its content. */
export interface KnownSet {
  readonly set: RuleSet;
  readonly hash: string;
}

/** A compiled set, or what is wrong with it. */
export type Overlaid = KnownSet | { readonly findings: readonly Finding[] };

/** Rules by which a deal can be judged, or what is wrong with the choice of them. */
export type Chosen = { readonly ready: ReadyRules } | { readonly findings: readonly Finding[] };

/** Makes a short text that differs whenever the given text does. */
export type Digest = (text: string) => string;

/** Inline overlays kept compiled; each may hold a whole rule set. */
const KEPT_OVERLAYS = 100;
/** How much of a wrong id is looked at to guess what was meant. */
const LONGEST_ID = 100;
/** Overlays and options nest a few levels; more is not looked at. */
const DEEPEST = 16;

/** The rule sets that the service judges by: built in, loaded at start, or sent along with a request. */
export class Rulesets {
  readonly #known = new Map<string, KnownSet>();
  readonly #overlays = new Recent<Overlaid>(KEPT_OVERLAYS);
  readonly #digest: Digest;
  /** Rules to judge the rest of a request by, when it names none that are known. */
  readonly standIn: ReadyRules;

  constructor(sets: readonly RuleSet[], digest: Digest) {
    this.#digest = digest;
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

  /** A short text that differs whenever the given text, or any rule set, does. */
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

  #named(id: string): Overlaid {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const suggestion = suggest(id.slice(0, LONGEST_ID), this.ids);
    const finding: Finding = { code: 'ruleset-unknown', case: 'id', at: '/ruleset', found: id, expected: this.ids };
    return { findings: [suggestion === undefined ? finding : { ...finding, suggestion }] };
  }

  /** The set of an inline overlay, compiled once for as long as it keeps being asked for. */
  #overlaid(overlay: object): Overlaid {
    if (isDeeperThan(DEEPEST, overlay)) return { findings: [tooDeep('/ruleset')] };
    const key = this.#digest(JSON.stringify(overlay));
    const kept = this.#overlays.get(key);
    if (kept !== undefined) return kept;
    const compiled = this.compile(overlay);
    const overlaid =
      'set' in compiled ? compiled : { findings: compiled.findings.map((finding) => ({ ...finding, at: `/ruleset${finding.at}` })) };
    this.#overlays.set(key, overlaid);
    return overlaid;
  }

  #stamp(set: RuleSet): KnownSet {
    return { set, hash: this.#digest(canonicalJson(set)) };
  }
}

function tooDeep(at: string): Finding {
  return { code: 'wrong-type', case: 'too-deep', at, maximum: DEEPEST };
}
