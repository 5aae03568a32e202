import { randomBytes } from 'node:crypto';

/** Makes ids that no other run of the service makes: a random beginning and a count. */
export function requestIds(): () => string {
  const beginning = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${beginning}-${(count++).toString(36)}`;
}
