import type { DrawnSeats, NextDeal, Rulings, Wall } from '../../contract/table.ts';

/** The seats that were drawn, for a reader: a line for each. */
export function writeSeats({ seats }: DrawnSeats): string {
  return Object.entries(seats).map(([seat, player]) => `${seat}: ${player}`).join('\n');
}

/** Where the wall is broken, for a reader: `W 13/18` is after 13 of the 18 stacks of West's wall. */
export function writeWall({ wall, stacks, stacksPerWall, firstTaken, looseTiles, deal }: Wall): string {
  return [
    `wall: ${wall} ${stacks}/${stacksPerWall}`,
    `firstTaken: ${firstTaken.wall} ${firstTaken.stack}`,
    ...(looseTiles === null ? [] : [`looseTiles: ${looseTiles.wall} ${looseTiles.stack}`]),
    `deal: ${deal.map(({ seat, tiles }) => `${seat} ${tiles}`).join(', ')}`,
  ].join('\n');
}

/** Each claim with its ruling, then who goes on, for a reader. */
export function writeRulings({ next, rulings }: Rulings): string {
  const ruled = rulings.map(({ seat, claim, code, reason }) => `${seat}: ${claim} ${code}. ${reason}`);
  return [...ruled, ...(next === null ? [] : [`next: ${next.seat} ${next.draws ? 'draws' : 'discards'}`])].join('\n');
}

/** What comes after a deal, for a reader. */
export function writeNextDeal({ deal, roundWind, seats, roundEnds, matchEnds }: NextDeal): string {
  return [
    ...(matchEnds ? ['matchEnds'] : roundEnds ? ['roundEnds'] : []),
    ...(deal === null ? [] : [`deal: ${deal} ${roundWind ?? ''}`]),
    ...Object.entries(seats ?? {}).map(([seat, player]) => `${seat}: ${player}`),
  ].join('\n');
}
