import type { Waits } from '../../contract/waits.ts';

type Wait = Waits['waits'][number];

/** What a hand waits for, for a reader: `5p ×3 24` is a tile, its copies left and the score; with a tile too many per discard. */
export function writeWaits({ distance, waits, discards }: Waits): string {
  const lines = discards.map((discard) => `${discard.tile} → ${writeReadiness(discard.distance, discard.waits)}`);
  return lines.length > 0 ? lines.join('\n') : writeReadiness(distance, waits);
}

function writeReadiness(distance: number, waits: readonly Wait[]): string {
  return waits.length === 0 ? `(${distance})` : waits.map(writeWait).join(', ');
}

function writeWait({ tile, left, outcome, score }: Wait): string {
  return `${tile} ×${left} ${score}${outcome === 'win' ? '' : ` (${outcome})`}`;
}
