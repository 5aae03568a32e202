import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Chance } from '../service/ports/chance.ts';
import type { Clock } from '../service/ports/clock.ts';
import type { Secrets } from '../service/ports/secrets.ts';

export const systemClock: Clock = { now: () => new Date().toISOString() };

export const systemChance: Chance = { below: (bound) => randomInt(bound) };

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export const systemSecrets: Secrets = {
  makeGameId: () => randomBytes(12).toString('base64url'),
  makeEventId: () => randomUUID(),
  makeKey: () => randomBytes(24).toString('base64url'),
  hash: sha256,
  sameHash: (a, b) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex')),
};
