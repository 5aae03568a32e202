/** Randomness as use cases see it. */
export interface Chance {
  /** A whole number from 0 to `bound - 1`, each as likely as the others. */
  readonly below: (bound: number) => number;
}
