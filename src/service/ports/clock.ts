/** The time as use cases see it. */
export interface Clock {
  /** Now, as ISO 8601 in UTC with milliseconds. */
  now(): string;
}
