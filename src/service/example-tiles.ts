import { parseHand } from '../engine/notation/parse-hand.ts';
import { tileCode } from '../engine/tiles.ts';

/** A face to be drawn: the code of a tile, or the back of one. */
export type Face = string;

/** Tiles that lie together, left to right. */
export interface TileGroup {
  readonly faces: readonly Face[];
  /** Laid open. */
  readonly exposed: boolean;
}

const BACK: Face = 'back';

/**
 * The tiles of an example in the groups in which it is written. A concealed kong lies with its outer tiles face down, as
 * at the table.
 */
export function exampleTiles(example: string): readonly TileGroup[] {
  return example
    .replaceAll(/[([][^)\]]*[)\]]/g, (meld) => meld.replaceAll(' ', ''))
    .split(' ')
    .filter((part) => part !== '+' && part !== '')
    .map((part) => {
      const { standing, melds, bonus } = parseHand(/^\d[fg]$/.test(part) ? `+ ${part}` : part);
      const codes = [...standing, ...melds.flatMap(({ tiles }) => tiles), ...bonus].map(tileCode);
      const faceDown = melds.some(({ concealed }) => concealed);
      return { faces: faceDown ? codes.map((code, i) => (i === 0 || i === codes.length - 1 ? BACK : code)) : codes, exposed: melds.length > 0 && !faceDown };
    });
}
