/** What use cases need of randomness and hashing. */
export interface Secrets {
  /** An id for a game: it names the game in its address, is not secret, and cannot be guessed or counted. */
  readonly makeGameId: () => string;
  readonly makeEventId: () => string;
  /** A key: 192 random bits, safe in a URL fragment. */
  readonly makeKey: () => string;
  /** SHA-256 in hexadecimal. */
  readonly hash: (text: string) => string;
  /** Whether two hashes are equal; takes as long for any two. */
  readonly sameHash: (a: string, b: string) => boolean;
}
