import { ROLES, type Role } from '../../engine/vocabulary.ts';
import type { StoredGame } from '../ports/ledger-store.ts';
import type { Secrets } from '../ports/secrets.ts';
import { problem, type GameAnswer } from './answer.ts';
import type { Caller, Ledger } from './ledger.ts';

/** A game and what its reader's key allows. */
export interface Access {
  readonly game: StoredGame;
  readonly role: Role;
}

/**
 * Opens the door to a game. Without a key, or with a key of another game, it answers what it answers for a game that
 * does not exist; with a key that allows too little, 403.
 */
export async function enter(ledger: Ledger, id: string, caller: Caller, least: Role): Promise<Access | GameAnswer<never>> {
  // whoever has no key at all is not told, by the time it takes, whether there is a game
  const game = caller.key === undefined || !/^[\w-]{1,100}$/.test(id) ? null : await ledger.store.readGame(id);
  const role = roleOf(game, caller.key ?? '', ledger.secrets);
  if (game === null || role === null) return problem('not-found', caller.words);
  if (ROLES.indexOf(role) < ROLES.indexOf(least)) return problem('role-forbidden', caller.words);
  return { game, role };
}

/** Compares with every key of the game, so that a wrong one takes as long as a right one. */
function roleOf(game: StoredGame | null, key: string, secrets: Secrets): Role | null {
  const given = secrets.hash(key);
  let found: Role | null = null;
  for (const role of ROLES) {
    if (secrets.sameHash(given, game?.keys[role] ?? given) && game !== null) found = role;
  }
  return found;
}

/** Whether a caller may open or import games; else the problem. */
export function mayOpen({ opening, secrets }: Ledger, { key = '', words }: Caller): GameAnswer<never> | null {
  const { free, apiKey } = opening;
  if (apiKey === null) return free ? null : problem('api-key-required', words);
  return secrets.sameHash(secrets.hash(key), secrets.hash(apiKey)) ? null : problem('api-key-required', words);
}
