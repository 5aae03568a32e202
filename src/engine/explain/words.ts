import type { Finding } from '../hand/finding.ts';
import type { Labels } from '../rules/types.ts';
import type { TileSet } from '../shape/set.ts';

/** The language an answer is written in. Implemented by src/words; the engine only asks. */
export interface Words {
  /** BCP 47 primary tag. */
  readonly language: string;
  /** The label of a rule, rule set, option: the catalogue's for a built-in id, else the best of the labels given. */
  label(id: string, labels: Labels): string;
  /** A sentence of the catalogue by key, with values put in. An unknown key is a fault and throws. */
  sentence(key: string, values?: { readonly [name: string]: string | number }): string;
  /** "red dragon", "9 bamboo". */
  tile(tile: number): string;
  /** "exposed pung of red dragons". */
  set(set: TileSet): string;
  /** Message (what is wrong) and hint (what to do) in whole sentences. */
  finding(finding: Finding): { readonly message: string; readonly hint: string };
}
