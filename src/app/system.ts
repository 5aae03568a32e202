import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../service/ports/clock.ts';
import type { Secrets } from '../service/ports/secrets.ts';

export const systemClock: Clock = { now: () => new Date().toISOString() };

export const systemSecrets: Secrets = {
  makeGameId: () => randomBytes(12).toString('base64url'),
  makeEventId: () => randomUUID(),
  makeKey: () => randomBytes(24).toString('base64url'),
  hash: (text) => createHash('sha256').update(text).digest('hex'),
  sameHash: (a, b) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex')),
};
