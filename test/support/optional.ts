import process from 'node:process';

/** What a machine may lack; CI makes each obligatory with MINGG_REQUIRE_<NAME>=1. */
export type OptionalPart = 'browser' | 'postgres' | 'sqlite';

/**
 * For tap's `skip` option: false when the part is there, else the reason. Throws where the part
 * is obligatory, so that a missing browser never passes for a tested one.
 */
export const skipWithout = (part: OptionalPart, present: boolean): string | false => {
  if (present) return false;
  const variable = `MINGG_REQUIRE_${part.toUpperCase()}`;
  if (process.env[variable] === '1') throw new Error(`${variable}=1, but there is no ${part} here`);
  return `no ${part} on this machine`;
};
