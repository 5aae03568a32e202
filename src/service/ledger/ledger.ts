import { bindRules } from '../../engine/rules/bind.ts';
import type { ReadyRules } from '../../engine/rules/ready.ts';
import type { GameHead } from '../../ledger/game.ts';
import { readRules } from '../../ledger/stored-rules.ts';
import type { Words } from '../languages.ts';
import type { Clock } from '../ports/clock.ts';
import type { LedgerStore } from '../ports/ledger-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Rulesets } from '../rulesets.ts';

/** Everything that the use cases of the ledger stand on. */
export interface Ledger {
  readonly store: LedgerStore;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly rulesets: Rulesets;
  readonly opening: Opening;
}

/** Who may open games. */
export interface Opening {
  /** Anybody, where the service can be reached from its own machine only. */
  readonly free: boolean;
  /** The key of the service, or null for none. */
  readonly apiKey: string | null;
}

/** Who asks, and how: the same for every use case, whatever way it came. */
export interface Caller {
  /** What was sent as a bearer token. */
  readonly key: string | undefined;
  readonly words: Words;
}

/** A caller who wants to change something. */
export interface Writer extends Caller {
  readonly idempotencyKey: string | undefined;
  /** Sequence numbers, one of which the game must have; undefined for any. */
  readonly ifMatch: readonly number[] | undefined;
  readonly dryRun: boolean;
}

/** The rules of a game, which it has kept since it was opened. */
export async function rulesOf({ store }: Ledger, { ruleset, rulesHash, options }: GameHead): Promise<ReadyRules> {
  const bound = bindRules(readRules(await store.readRules(rulesHash)), ruleset.hash, options);
  if ('findings' in bound) throw new Error('the options of a game do not fit its rules');
  return bound.ready;
}
