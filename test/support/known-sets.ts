import type { RuleSetSource } from '../../src/engine/rules/compile.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';

/** The built-in sets, and perhaps overlays yet to be compiled, by id. */
export function knownSets(overlays: Readonly<Record<string, unknown>> = {}): RuleSetSource {
  return {
    ids: [...BUILT_IN.map(({ id }) => id), ...Object.keys(overlays)],
    find: (id) => (Object.hasOwn(overlays, id) ? { overlay: overlays[id] } : BUILT_IN.find((set) => set.id === id)),
  };
}
