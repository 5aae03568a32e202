import type { PredicateName } from '../sentences.ts';
import { BONUS_SHIFT } from '../view.ts';
import type { Predicate } from '../view.ts';

const FLOWERS = 0b00001111;
const SEASONS = 0b11110000;

/** The flower and the season with the number of the seat. */
function ownTiles(seat: number): number {
  return 0b00010001 << seat;
}

/** Tests of the bonus tiles laid out. */
export const BONUS_PREDICATES = {
  'bonus-tiles': (view) => view.bonus << BONUS_SHIFT,
  'own-bonus-tiles': (view) => (view.bonus & ownTiles(view.seat)) << BONUS_SHIFT,
  'own-flower-and-season': (view) => {
    const own = ownTiles(view.seat);
    return (view.bonus & own) === own ? own << BONUS_SHIFT : 0;
  },
  'all-flowers': (view) => ((view.bonus & FLOWERS) === FLOWERS ? FLOWERS << BONUS_SHIFT : 0),
  'all-seasons': (view) => ((view.bonus & SEASONS) === SEASONS ? SEASONS << BONUS_SHIFT : 0),
} as const satisfies { readonly [name in PredicateName]?: Predicate };
