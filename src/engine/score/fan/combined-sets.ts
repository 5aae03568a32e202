import type { CombinationTest } from '../../predicates/fan/combinations.ts';
import type { Rule } from '../../rules/types.ts';
import type { Tile } from '../../tiles.ts';
import type { Suppressed, SuppressedReason } from '../sheet.ts';
import type { BoundFan } from './bound-fan.ts';

/** A fan of combined sets, bound. */
export interface BoundCombination {
  readonly fan: BoundFan;
  readonly test: CombinationTest;
  /** Its bit in masks of combinations. */
  readonly bit: number;
  /** The combinations that it excludes inside itself, and those it excludes altogether. */
  readonly excludesInside: number;
  readonly excludesAll: number;
  /** What its sets would make if they were rearranged: fans of the other kind of sets that it excludes inside itself. */
  readonly rearranged: readonly Rule[];
  /** What it excludes of the other fans, as words of bits by place; null for nothing. */
  readonly excluded: Int32Array | null;
}

/** The same fan, once or more often. */
export interface ChosenFan {
  readonly fan: BoundFan;
  readonly count: number;
  /** The sets in it, bit i for the i-th of the sets given. */
  readonly sets: number;
  /** What it excludes of the other fans, as words of bits by place; null for nothing. */
  readonly excluded: Int32Array | null;
}

/** Which combinations of some sets count. */
export interface Choice {
  readonly total: number;
  readonly chosen: readonly ChosenFan[];
  /** What the chosen exclude of the other fans, as words of bits by place; null for nothing. */
  readonly excluded: Int32Array | null;
  /** The combinations that are there and not chosen, and why. */
  readonly suppressed: readonly Suppressed[];
  /** Those that a fan of the whole hand had excluded. */
  readonly blocked: readonly BoundCombination[];
}

/** What most sets have: shared, since there are thousands of ways to have them. */
const NOTHING: Choice = Object.freeze({ total: 0, chosen: [], excluded: null, suppressed: [], blocked: [] });

/** A combination that is there: which one, and the sets in it. */
interface Candidate {
  readonly combination: BoundCombination;
  readonly sets: number;
}

/**
 * Chooses the combinations that count the most.
 *
 * Sets that are combined already may each be combined once more with one set not yet used. So if sets are points and a
 * combination of k sets joins them by k - 1 lines, no lines may close a ring: n sets carry at most n - 1 of them. This
 * one condition is the principle to account once, and with it nothing inside a combination counts again. A set in a fan
 * is also not used with other sets for the same fan again. All choices are tried; there are few.
 * @param tiles two to four sets of one kind, ascending (the lowest tile of each chow)
 * @param blocked combinations that a fan of the whole hand excludes, as bits
 */
export function chooseCombinations(
  combinations: readonly BoundCombination[],
  tiles: readonly Tile[],
  blocked: number,
): Choice {
  const there = findCandidates(combinations, tiles);
  if (there.length === 0) return NOTHING;
  const candidates = there.filter(({ combination }) => (combination.bit & blocked) === 0);
  let chosen: readonly Candidate[] = [];
  let total = 0;
  const visit = (from: number, taken: readonly Candidate[], worth: number): void => {
    if (worth > total) {
      total = worth;
      chosen = taken;
    }
    for (let i = from; i < candidates.length; i++) {
      const candidate = candidates[i] as Candidate;
      if (fits(candidate, taken, tiles.length)) visit(i + 1, [...taken, candidate], worth + candidate.combination.fan.value);
    }
  };
  visit(0, [], 0);
  return {
    total,
    chosen: gather(chosen),
    excluded: joinWords(chosen),
    suppressed: explainRest(candidates, chosen),
    blocked: [...new Set(there.filter((one) => !candidates.includes(one)).map(({ combination }) => combination))],
  };
}

/** Everything that is there, the dearest first. */
function findCandidates(combinations: readonly BoundCombination[], tiles: readonly Tile[]): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const combination of combinations) {
    const { size, holds } = combination.test;
    for (let sets = 1; sets < 1 << tiles.length; sets++) {
      const picked = tiles.filter((_, i) => ((sets >> i) & 1) !== 0);
      if (picked.length === size && holds(...picked)) found.push({ combination, sets });
    }
  }
  return found;
}

function fits(candidate: Candidate, taken: readonly Candidate[], size: number): boolean {
  for (const other of taken) if (excludesOneAnother(candidate, other) || usesAgain(candidate, other)) return false;
  return !closesRing(candidate.sets, taken, size);
}

function excludesOneAnother({ combination: a }: Candidate, { combination: b }: Candidate): boolean {
  return ((a.excludesAll & b.bit) | (b.excludesAll & a.bit)) !== 0;
}

/** The principle of the non-identical: a set of the fan with other sets in the same fan. */
function usesAgain(candidate: Candidate, other: Candidate): boolean {
  return candidate.combination === other.combination && (candidate.sets & other.sets) !== 0;
}

/** Whether two of the sets are joined already. */
function closesRing(sets: number, taken: readonly Candidate[], size: number): boolean {
  for (let i = 0; i < size; i++) {
    if (((sets >> i) & 1) === 0) continue;
    // All that is joined to set i, by however many steps.
    let joined = 1 << i;
    for (let before = 0; before !== joined; ) {
      before = joined;
      for (const other of taken) if ((other.sets & joined) !== 0) joined |= other.sets;
    }
    if ((joined & sets) !== 1 << i) return true;
  }
  return false;
}

function gather(chosen: readonly Candidate[]): readonly ChosenFan[] {
  const fans = [...new Set(chosen.map(({ combination }) => combination))];
  return fans.map((combination) => {
    const same = chosen.filter((one) => one.combination === combination);
    const sets = same.reduce((mask, one) => mask | one.sets, 0);
    return { fan: combination.fan, count: same.length, sets, excluded: combination.excluded };
  });
}

function joinWords(chosen: readonly Candidate[]): Int32Array | null {
  const all = chosen.flatMap(({ combination: { excluded } }) => (excluded === null ? [] : [excluded]));
  return all[0]?.map((_, w) => all.reduce((word, some) => word | (some[w] as number), 0)) ?? null;
}

/** One entry for each fan and reason. */
function explainRest(candidates: readonly Candidate[], chosen: readonly Candidate[]): readonly Suppressed[] {
  const found: Suppressed[] = [];
  for (const candidate of candidates) {
    if (chosen.includes(candidate)) continue;
    const { rule } = candidate.combination.fan;
    const { by, reason } = explainOne(candidate, chosen);
    if (found.some((entry) => entry.rule === rule && entry.by === by)) continue;
    found.push({ rule, by, reason });
  }
  for (const { combination } of chosen) {
    const by = combination.fan.rule.id;
    for (const rule of combination.rearranged) found.push({ rule, by, reason: 'non-separation' });
  }
  return found;
}

function explainOne(
  candidate: Candidate,
  chosen: readonly Candidate[],
): { readonly by: string; readonly reason: SuppressedReason } {
  const { bit } = candidate.combination;
  for (const { combination, sets } of chosen) {
    const inside = (combination.excludesInside & bit) !== 0 && (candidate.sets & ~sets) === 0;
    if (inside || (combination.excludesAll & bit) !== 0) return { by: combination.fan.rule.id, reason: 'non-repeat' };
  }
  if (chosen.some((other) => usesAgain(candidate, other))) return { by: 'non-identical', reason: 'non-identical' };
  return { by: 'account-once', reason: 'account-once' };
}
