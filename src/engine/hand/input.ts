import type { Circumstance, Seat, WinBy } from '../vocabulary.ts';

/** Tiles in any accepted notation. */
export type TilesText = string;

/** A deal as it is declared: what a request holds besides the rule set and its options. */
export interface DealInput {
  /** Prevailing wind, East if absent. */
  readonly roundWind?: Seat | undefined;
  readonly hands: readonly HandInput[];
  readonly win?: WinInput | null | undefined;
}

/** One hand: a line (`hand`), parts (`concealed`, `melds`, `bonus`), or a `score` counted at the table. */
export interface HandInput {
  readonly seat: Seat;
  readonly hand?: TilesText | undefined;
  readonly concealed?: TilesText | undefined;
  readonly melds?: readonly (TilesText | MeldInput)[] | undefined;
  readonly bonus?: TilesText | undefined;
  readonly partial?: boolean | undefined;
  readonly score?: number | undefined;
}

export interface MeldInput {
  readonly tiles: TilesText;
  readonly concealed?: boolean | undefined;
  readonly extended?: boolean | undefined;
  readonly from?: Seat | undefined;
}

/** A hand of which only the fields given could be read; its form has been complained about. Places of melds are kept. */
export interface TornHand extends Partial<Omit<HandInput, 'melds'>> {
  readonly torn: true;
  readonly melds?: readonly (TilesText | MeldInput | undefined)[] | undefined;
}

/** The same of a win. */
export interface TornWin extends Partial<Omit<WinInput, 'circumstances'>> {
  /** Names of the fields that could not be read. */
  readonly torn: ReadonlySet<string>;
  readonly circumstances?: readonly (Circumstance | undefined)[] | undefined;
}

export interface WinInput {
  readonly seat: Seat;
  readonly tile?: TilesText | undefined;
  readonly by: WinBy;
  readonly from?: Seat | undefined;
  readonly circumstances?: readonly Circumstance[] | undefined;
  readonly paysForAll?: Seat | undefined;
}
