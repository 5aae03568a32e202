import type { BuiltInSet } from './built-in-set.ts';
import { DMJL } from './dmjl.ts';
import { HUA_BAO } from './hua-bao.ts';
import { MCR } from './mcr/index.ts';
import { SIMPLE_GAME } from './simple.ts';

/** The rule sets that come with the service. */
export const BUILT_IN: readonly BuiltInSet[] = [HUA_BAO, DMJL, MCR, SIMPLE_GAME];
