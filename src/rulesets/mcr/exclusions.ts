import type { Exclusion } from '../../engine/rules/types.ts';

/** Not counted at all beside the fan. */
export const all = (rule: string): Exclusion => ({ rule, scope: 'hand' });

/** Not counted at all beside the fan, unless an option lets both count. */
export const unless = (option: string, rule: string): Exclusion => ({ rule, scope: 'hand', unless: option });

/** Not counted of the sets that the fan is made of. */
export const sets = (rule: string): Exclusion => ({ rule, scope: 'sets' });

/** One of them is part of the fan, the others count. */
export const one = (rule: string): Exclusion => ({ rule, scope: 'one' });
