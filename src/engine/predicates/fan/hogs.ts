import { KONG, setKind } from '../../shape/set.ts';
import { holds } from '../../shape/readings.ts';
import { EAST, PLAYING_KINDS } from '../../tiles.ts';
import type { Evidence } from '../view.ts';
import { SOME_HOG } from './facts.ts';
import type { FanFamily } from './family.ts';
import type { FanView } from './fan-view.ts';

/** The sets that hold a kind of which all four are there and no kong is made; honours only where they count. */
function setsOfHogs(view: FanView): Evidence {
  const kinds = view.customs.hogsOfHonours ? PLAYING_KINDS : EAST;
  let sets = 0;
  for (let tile = 0; tile < kinds; tile++) {
    if (view.counts[tile] !== 4) continue;
    for (let i = 0; i < view.size; i++) {
      const set = view.sets[i] as number;
      if (setKind(set) !== KONG && holds(set, tile)) sets |= 1 << i;
    }
  }
  return sets;
}

/** Four alike that are no kong, however they are spread over the sets. */
export const HOG_FANS: FanFamily = {
  level: 'reading',
  needs: SOME_HOG,
  tests: { 'fan.tile-hog': setsOfHogs },
  counts: { 'fan.tile-hog': (view) => view.hogs },
};
