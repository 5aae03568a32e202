import { DEEPEST, isDeeperThan } from './depth.ts';
import { Recent } from './recent.ts';
import { sameJson } from './same-json.ts';

/** What was made of overlays; each may hold a whole rule set. */
const KEPT = 100;
/** An overlay of more characters of JSON is made anew each time, so that no request can fill the memory. */
const LONGEST_KEPT = 128 * 1024;
/** Overlays that are known by sight: comparing them costs less than writing the text of one. */
const BY_SIGHT = 4;

/**
 * What was made of the overlays that come with requests, for as long as they keep coming. They are told apart by their
 * whole content: nobody can write an overlay that is taken for another.
 */
export class OverlayMemory<V> {
  readonly #kept = new Recent<V>(KEPT);
  readonly #digest: (text: string) => string;
  /** An overlay is asked for more than once in the course of a request, and there it is the same object. */
  readonly #atHand = new WeakMap<object, V>();
  /** The latest first. */
  #bySight: readonly (readonly [overlay: object, made: V])[] = [];

  /** @param digest of which no two texts are known that have the same */
  constructor(digest: (text: string) => string) {
    this.#digest = digest;
  }

  /** What was made of an equal overlay before, or what is made of this one now. */
  recall(overlay: object, make: () => V): V {
    let made = this.#atHand.get(overlay);
    if (made === undefined) this.#atHand.set(overlay, (made = this.#find(overlay, make)));
    return made;
  }

  #find(overlay: object, make: () => V): V {
    for (let i = 0; i < this.#bySight.length; i++) {
      const entry = this.#bySight[i];
      if (entry === undefined || !sameJson(entry[0], overlay)) continue;
      if (i > 0) this.#bySight = [entry, ...this.#bySight.filter((other) => other !== entry)];
      return entry[1];
    }
    // What nests without end cannot be written; whoever makes something of it refuses it.
    if (isDeeperThan(DEEPEST, overlay)) return make();
    const text = JSON.stringify(overlay);
    if (text.length > LONGEST_KEPT) return make();
    const key = this.#digest(text);
    let made = this.#kept.get(key);
    if (made === undefined) this.#kept.set(key, (made = make()));
    this.#bySight = [[overlay, made], ...this.#bySight.slice(0, BY_SIGHT - 1)];
    return made;
  }
}
