/** 128 random bits as 32 hexadecimal digits: an id, an idempotency key. */
export function randomId(): string {
  return hex(16);
}

/** A secret of 192 random bits, fit for an address. */
export function randomKey(): string {
  return hex(24);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
