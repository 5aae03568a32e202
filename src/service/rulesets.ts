import type { Finding } from '../engine/hand/finding.ts';
import { bindRules } from '../engine/rules/bind.ts';
import type { ReadyRules } from '../engine/rules/ready.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';
import { suggest } from '../engine/rules/suggestion.ts';
import { isDeeperThan } from './depth.ts';

/** A compiled rule set and the hash of its content. */
export interface KnownSet {
  readonly set: RuleSet;
  readonly hash: string;
}

/** Rules by which a deal can be judged, or what is wrong with the choice of them. */
export type Chosen = { readonly ready: ReadyRules } | { readonly findings: readonly Finding[] };

/** Makes a short text that differs whenever the given text does. */
export type Digest = (text: string) => string;

/** Overlays and options nest a few levels; more is not looked at. */
const DEEPEST = 16;

/** The rule sets that the service judges by: built in, loaded at start, or sent along with a request. */
export class Rulesets {
  readonly #known = new Map<string, KnownSet>();
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
    if (typeof ruleset !== 'string') return { findings: [{ code: 'ruleset-invalid', at: '/ruleset' }] };
    const known = this.#known.get(ruleset);
    if (known === undefined) return { findings: [this.#unknown(ruleset)] };

    if (options !== undefined && isDeeperThan(DEEPEST, options)) return { findings: [tooDeep('/options')] };
    return bindRules(known.set, known.hash, options);
  }

  /** A short text that differs whenever the given text, or any rule set, does. */
  mark(text: string): string {
    return this.#digest([text, ...this.all().map(({ hash }) => hash)].join(' '));
  }

  #unknown(id: string): Finding {
    const suggestion = suggest(id.slice(0, 100), this.ids);
    const finding: Finding = { code: 'ruleset-unknown', case: 'id', at: '/ruleset', found: id, expected: this.ids };
    return suggestion === undefined ? finding : { ...finding, suggestion };
  }

  #stamp(set: RuleSet): KnownSet {
    return { set, hash: this.#digest(JSON.stringify(set)) };
  }
}

function tooDeep(at: string): Finding {
  return { code: 'wrong-type', case: 'too-deep', at, maximum: DEEPEST };
}
