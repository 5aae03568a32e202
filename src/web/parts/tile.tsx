import type { JSX } from 'preact';
import { tileCode, tileOf } from '../../engine/tiles.ts';
import type { Tile as TileNumber } from '../../engine/tiles.ts';
import { useApp } from './app-context.ts';

/** One face; what it shows is said by whoever holds it. */
export function Tile({ tile, winning = false }: { readonly tile: TileNumber | 'back'; readonly winning?: boolean }): JSX.Element {
  const code = tile === 'back' ? tile : tileCode(tile);
  return (
    <svg class={winning ? 'tile winning' : 'tile'} viewBox="0 0 60 80" aria-hidden="true" focusable="false">
      <use href={`/tiles.svg#t${code}`} />
    </svg>
  );
}

/** Tiles in a row, read as one thing. */
export function Tiles({ codes, label }: { readonly codes: readonly string[]; readonly label?: string }): JSX.Element {
  const { words } = useApp();
  const tiles = codes.map((code) => tileOf(code) ?? 0);
  return (
    <span class="tiles" role="img" aria-label={label ?? tiles.map((tile) => words.tile(tile)).join(', ')}>
      {tiles.map((tile, i) => (
        <Tile key={i} tile={tile} />
      ))}
    </span>
  );
}
