import { randomBytes, randomUUID } from 'node:crypto';

/** Where ids and keys of games come from. */
export interface Ids {
  /** Names a game in its address; not secret, yet not to be guessed or counted. */
  game(): string;
  event(): string;
  /** A key: 192 random bits, safe in a URL fragment. */
  key(): string;
}

export const randomIds: Ids = {
  game: () => randomBytes(12).toString('base64url'),
  event: () => randomUUID(),
  key: () => randomBytes(24).toString('base64url'),
};
