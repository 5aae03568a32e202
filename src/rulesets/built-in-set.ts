import type { RuleSet } from '../engine/rules/rule-set.ts';
import type { Labels, OptionDefinition } from '../engine/rules/types.ts';

/** An option with a name that people read. */
export type NamedOption = OptionDefinition & { readonly label: Labels };

/** A set that comes with the service: it leaves out nothing that a club may leave out. */
export interface BuiltInSet extends RuleSet {
  readonly options: readonly NamedOption[];
}
