/**
 * How many tiles a suit lacks at least, by what it is to become: the place of `sets` sets, `pairs` pairs (0 or 1) and
 * `fifths` fifth copies of a kind (0 or 1) is `sets * 4 + pairs * 2 + fifths`.
 */
export type Shortfall = Int32Array;

/** More tiles than any hand lacks: what a suit cannot become. */
export const OUT_OF_REACH = 99;

const TARGETS = 5 * 4;
/** Targets reached so far, for each number of chows begun one and two ranks before (0-4). */
const STATES = 5 * 5 * TARGETS;

/** The tiles of a whole hand, by kind. */
export interface Holdings {
  readonly standing: Uint8Array;
  /** Copies in declared melds: they are no longer there to be drawn. */
  readonly melded: Uint8Array;
  /** Sets still to be made, 0-4. */
  readonly sets: number;
  /** 1 if a kind may be asked for of which all four are held: a dead wait that counts; else 0. */
  readonly fifths: number;
}

/**
 * The shortfall of one suit: walks its ranks, deciding at each how many chows begin and whether there is a pung and
 * the pair, and keeps the least for each state. Exact, since a rank only touches the two before it.
 * @param suit 0 characters, 1 circles, 2 bamboo, 3 honours
 * @param row remainder (0-2) of the ranks from 0 that are needed once besides, for a knitted row; or -1
 */
export function shortfallOf(suit: number, row: number, holdings: Holdings): Shortfall {
  const { standing, melded, sets, fifths } = holdings;
  const length = suit === 3 ? 7 : 9;
  let now: Int32Array = new Int32Array(STATES).fill(OUT_OF_REACH);
  let next: Int32Array = new Int32Array(STATES);
  now[0] = 0;
  for (let rank = 0; rank < length; rank++) {
    const tile = suit * 9 + rank;
    const here = standing[tile] as number;
    const room = 4 - (melded[tile] as number);
    const once = rank % 3 === row ? 1 : 0;
    next.fill(OUT_OF_REACH);
    for (let state = 0; state < STATES; state++) {
      const lacking = now[state] as number;
      if (lacking === OUT_OF_REACH) continue;
      const target = state % TARGETS;
      const begun = Math.floor(state / TARGETS) % 5;
      const begunBefore = Math.floor(state / (TARGETS * 5));
      const setsLeft = sets - (target >> 2);
      const chows = suit < 3 && rank < 7 ? setsLeft : 0;
      for (let chow = 0; chow <= chows; chow++) {
        for (let pung = 0; pung <= 1 && pung + chow <= setsLeft; pung++) {
          for (let pair = (target >> 1) & 1; pair <= 1; pair++) {
            const wanted = once + begun + begunBefore + chow + 3 * pung + 2 * (pair - ((target >> 1) & 1));
            const fifth = (target & 1) + Math.max(0, wanted - room);
            if (fifth > fifths) continue;
            const reached = ((target >> 2) + chow + pung) * 4 + pair * 2 + fifth;
            const to = (begun * 5 + chow) * TARGETS + reached;
            next[to] = Math.min(next[to] as number, lacking + Math.max(0, wanted - here));
          }
        }
      }
    }
    [now, next] = [next, now];
  }
  // No chow can begin at the last two ranks, so all that is reached has none open.
  return now.slice(0, TARGETS);
}

/** The shortfall of two suits together. */
export function joinShortfalls(one: Shortfall, other: Shortfall): Shortfall {
  const joined = new Int32Array(TARGETS).fill(OUT_OF_REACH);
  for (let i = 0; i < TARGETS; i++) {
    for (let j = 0; j < TARGETS; j++) {
      // Pairs and fifth copies once in all; sets are bounded by the table.
      if ((i & j & 3) !== 0 || i + j >= TARGETS) continue;
      joined[i + j] = Math.min(joined[i + j] as number, (one[i] as number) + (other[j] as number));
    }
  }
  return joined;
}
