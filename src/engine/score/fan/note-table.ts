import type { Suppressed } from '../sheet.ts';
import type { BoundFan } from './bound-fan.ts';

/** The entries "this does not count because of that", each made once. */
export class NoteTable {
  readonly #size: number;
  readonly #notes: (Suppressed | undefined)[];

  /** @param size number of fans, at least as many as there are ranks */
  constructor(size: number) {
    this.#size = size;
    this.#notes = new Array<Suppressed | undefined>(size * size).fill(undefined);
  }

  /** The entry for a fan that another excludes. */
  find(by: BoundFan, fan: BoundFan): Suppressed {
    return (this.#notes[by.rank * this.#size + fan.rank] ??= makeNote(by, fan));
  }
}

/** What is part of another fan is not repeated; what an option excludes is excluded by agreement. */
function makeNote(by: BoundFan, { rule }: BoundFan): Suppressed {
  const agreed = by.excludes.some((exclusion) => exclusion.rule === rule.id && exclusion.unless !== undefined);
  return Object.freeze({ rule, by: by.rule.id, reason: agreed ? 'excluded' : 'non-repeat' });
}
