/**
 * Plain facts of a hand and of a reading, as bits of one number, so that whole families of fans are passed over by one
 * comparison. Those of the hand come first.
 */
export const NO_HONOURS = 1 << 0;
export const SOME_HONOURS = 1 << 1;
export const NO_SUIT = 1 << 2;
export const ONE_SUIT = 1 << 3;
export const TWO_SUITS = 1 << 4;
export const THREE_SUITS = 1 << 5;
export const NO_CHARACTERS = 1 << 6;
/** Ranks that are missing in all suits. */
export const NO_FIVE = 1 << 7;
export const NO_FOUR_AND_SIX = 1 << 8;
export const ONLY_THREE_TO_SEVEN = 1 << 9;
export const NO_MELD = 1 << 10;
export const NO_EXPOSED_MELD = 1 << 11;
export const SOME_KONG = 1 << 12;
/** All four of a kind that are no kong. */
export const SOME_HOG = 1 << 13;
/** The winning tile was drawn, or came from another player; it was the last of the wall; the last of its kind. */
export const DRAWN = 1 << 14;
export const CLAIMED_TILE = 1 << 15;
export const LAST_OF_WALL = 1 << 16;
export const LAST_COPY = 1 << 17;

/** Four sets and a pair, or a knitted straight with a set and a pair. Another form than four sets and a pair. */
export const SETS_AND_PAIR = 1 << 18;
export const SPECIAL_FORM = 1 << 19;
export const NO_PUNG = 1 << 20;
/** Two pungs or more. */
export const SOME_PUNGS = 1 << 21;
/** A pung of terminals or honours; of honours. */
export const MAJOR_PUNG = 1 << 22;
export const HONOUR_PUNG = 1 << 23;
/** The winning tile fits its set as in a wait fan. */
export const WAITING = 1 << 24;
