/**
 * Why a hand meets a test, in English: one sentence for each predicate, whatever the rule is called that names it. The
 * keys are the names of the predicates (a test without a sentence does not compile) and the type of the other languages
 * in src/words.
 *
 * A sentence begins small and has no full stop, since a label goes before it and its worth behind. Places: `proof` the
 * sets and bonus tiles that prove it, `tile` the winning tile.
 */
export const PREDICATE_SENTENCES = {
  // Sets
  'exposed-pungs-of-simples': '{proof}',
  'concealed-pungs-of-simples': '{proof}',
  'exposed-pungs-of-majors': '{proof}',
  'concealed-pungs-of-majors': '{proof}',
  'exposed-kongs-of-simples': '{proof}',
  'concealed-kongs-of-simples': '{proof}',
  'exposed-kongs-of-majors': '{proof}',
  'concealed-kongs-of-majors': '{proof}',
  'pairs-of-dragons': '{proof}',
  'pairs-of-the-seat-wind': '{proof}',
  'pairs-of-the-prevailing-wind': '{proof}',
  'pungs-of-dragons': '{proof}',
  'pungs-of-winds': '{proof}',
  'pungs-of-honours': '{proof}',
  'pungs-of-the-seat-wind': '{proof}',
  'pungs-of-the-prevailing-wind': '{proof}',
  'three-concealed-pungs': '{proof}',
  'four-concealed-pungs': '{proof}',
  'four-kongs': '{proof}',
  'big-three-dragons': '{proof}',
  'little-three-dragons': '{proof}',
  'big-four-winds': '{proof}',
  'little-four-winds': '{proof}',
  'no-chow': 'there is no chow in the hand',
  'no-scoring-set': 'there is no pung, and no pair that scores',
  'all-sets-concealed': 'no set is exposed',
  'all-sets-concealed-before-the-last-tile': 'no set was exposed before the last tile',
  stairway: 'the chows 123, 345, 567 and 789 of one suit and a pair of dragons',
  // Bonus tiles
  'bonus-tiles': '{proof}',
  'own-bonus-tiles': '{proof}, of the player’s own seat',
  'own-flower-and-season': '{proof}, both of the player’s own seat',
  'all-flowers': '{proof}',
  'all-seasons': '{proof}',
  // Tiles
  'one-suit': 'all tiles are of one suit, without honours',
  'one-suit-with-honours': 'all tiles are of one suit, with honours',
  'only-honours': 'all tiles are winds or dragons',
  'only-terminals': 'all tiles are ones and nines',
  'only-majors': 'all tiles are terminals or honours',
  'only-green': 'all tiles are green (2, 3, 4, 6 or 8 bamboo or green dragons)',
  'four-sets-and-a-pair': 'the hand is four sets and a pair',
  'nine-gates': '1112345678999 of one suit in hand, completed with {tile}',
  'nine-gates-won-within': '1112345678999 of one suit in hand, completed with {tile}, neither a one nor a nine',
  'seven-pairs': 'the hand is seven pairs',
  'seven-pairs-of-each-honour': 'a pair of each wind and each dragon',
  'seven-pairs-of-one-suit': 'seven different pairs of one suit',
  'thirteen-orphans': 'one of each terminal and honour, and one of them twice',
  'writhing-snake': 'of one suit, pungs of 3, 5 and 7, one end (1 or 9) as a pung and the other as a pair',
  'squirming-snake': 'of one suit, pungs of 1 and 9, a pair of 2, 5 or 8, and two chows from the remaining numbers',
  // The win
  winner: 'the hand is complete',
  dealer: 'the player is East',
  'self-drawn': 'the winning tile, {tile}, was drawn from the wall',
  'won-by-own-tiles': 'no tile of another player completed the hand',
  'won-on-a-discard': 'won with {tile}, which another player discarded',
  'robbing-a-kong': 'won with {tile}, robbed from a kong',
  heaven: 'East won with the dealt hand',
  earth: 'won on East’s first discard',
  'last-tile-of-wall': 'won with the last tile of the wall',
  'last-discard': 'won on the discard after the last tile of the wall',
  'kong-replacement': 'won with {tile} as the replacement tile for a kong',
  'replacement-tile': 'won with {tile} as a replacement tile',
  'kong-on-kong': 'won with the replacement tile for a kong that was itself made with a replacement tile',
  'original-call': 'the hand was called at the start and has fewer than three exposed sets',
  'only-tile': 'only {tile} would have completed the hand',
  'last-tile-pairs-simples': '{proof}, completed by the last tile',
  'last-tile-pairs-majors': '{proof}, completed by the last tile',
  // All of `winning-tile-1m` to `winning-tile-7z`.
  'winning-tile': 'the winning tile is {tile}',
  // Fans of any hand and of the tiles
  'fan.any-hand': 'the hand is complete',
  'fan.bonus-tiles': '{proof}',
  'fan.all-terminals': 'all tiles are ones and nines',
  'fan.upper-tiles': 'all tiles are 7, 8 or 9',
  'fan.lower-tiles': 'all tiles are 1, 2 or 3',
  'fan.upper-four': 'all tiles are 6, 7, 8 or 9',
  'fan.lower-four': 'all tiles are 1, 2, 3 or 4',
  'fan.no-honors': 'there are no winds and no dragons',
  'fan.all-simples': 'there are no terminals and no honours',
  'fan.middle-tiles': 'all tiles are 4, 5 or 6',
  'fan.full-flush': 'all tiles are of one suit',
  'fan.half-flush': 'all tiles are of one suit or honours',
  'fan.one-voided-suit': 'one of the three suits is missing',
  'fan.all-honors': 'all tiles are winds or dragons',
  'fan.all-terminals-and-honors': 'all tiles are terminals or honours, and there are both',
  'fan.all-types': 'all three suits, winds and dragons are there',
  'fan.all-green': 'all tiles are green (2, 3, 4, 6 or 8 bamboo or green dragons)',
  'fan.reversible-tiles': 'all tiles look the same upside down',
  'fan.nine-gates': '1112345678999 of one suit in hand, completed with {tile}',
  // Fans of the win
  'fan.self-drawn': 'the winning tile, {tile}, was drawn from the wall',
  'fan.out-with-replacement-tile': 'won with {tile} as the replacement tile for a kong',
  'fan.last-tile-draw': 'won with the last tile of the wall',
  'fan.fully-concealed-hand': 'no set is exposed and the winning tile was self-drawn',
  'fan.robbing-the-kong': 'won with {tile}, which another player added to an exposed pung',
  'fan.melded-hand': 'every set was claimed, and the pair was completed by a tile of another player',
  'fan.last-tile-claim': 'won on another player’s tile after the last of the wall was drawn',
  'fan.concealed-hand': 'no set was exposed before another player’s tile won',
  'fan.last-tile': 'won with {tile}, of which the other three lie open',
  // Fans of sets
  'fan.four-kongs': '{proof}',
  'fan.three-kongs': '{proof}',
  'fan.two-concealed-kongs': '{proof}',
  'fan.two-melded-kongs': '{proof}',
  'fan.melded-and-concealed-kongs': '{proof}',
  'fan.concealed-kong': '{proof}',
  'fan.melded-kong': '{proof}',
  'fan.big-four-winds': '{proof}',
  'fan.big-three-winds': '{proof}',
  'fan.little-four-winds': '{proof}',
  'fan.big-three-dragons': '{proof}',
  'fan.little-three-dragons': '{proof}',
  'fan.two-dragon-pungs': '{proof}',
  'fan.dragon-pung': '{proof}',
  'fan.prevalent-wind': '{proof}',
  'fan.seat-wind': '{proof}',
  'fan.pung-of-terminals-or-honors': '{proof}',
  'fan.four-concealed-pungs': '{proof}',
  'fan.three-concealed-pungs': '{proof}',
  'fan.two-concealed-pungs': '{proof}',
  'fan.all-even-pungs': 'pungs and pair are of 2, 4, 6 or 8 only',
  'fan.all-pungs': 'four pungs or kongs and a pair',
  'fan.all-chows': 'four chows and a pair of a suit',
  'fan.outside-hand': 'every set and the pair have a terminal or an honour',
  'fan.pure-terminal-chows': 'of one suit, two chows 123, two chows 789 and a pair of fives',
  'fan.three-suited-terminal-chows': 'the chows 123 and 789 of two suits and a pair of fives of the third',
  'fan.all-fives': 'every set and the pair have a five',
  'fan.tile-hog': '{proof}',
  // Fans of other forms
  'fan.seven-pairs': 'the hand is seven pairs',
  'fan.seven-shifted-pairs': 'seven pairs of consecutive numbers of one suit',
  'fan.thirteen-orphans': 'one of each terminal and honour, and one of them twice',
  'fan.greater-honors-and-knitted-tiles': 'all seven honours and seven different tiles of knitted rows',
  'fan.lesser-honors-and-knitted-tiles': 'fourteen different tiles, honours and tiles of knitted rows',
  'fan.knitted-straight': 'the knitted rows 147, 258 and 369, each in another suit',
  // Fans of waits
  'fan.edge-wait': 'only {tile} would have won, the 3 for 1 and 2 or the 7 for 8 and 9',
  'fan.closed-wait': 'only {tile} would have won, the middle tile of a chow',
  'fan.single-wait': 'only {tile} would have won, the second tile of the pair',
  // Fans of combined sets
  'fan.quadruple-chow': '{proof}',
  'fan.four-pure-shifted-chows': '{proof}',
  'fan.pure-triple-chow': '{proof}',
  'fan.pure-straight': '{proof}',
  'fan.pure-shifted-chows': '{proof}',
  'fan.mixed-straight': '{proof}',
  'fan.mixed-triple-chow': '{proof}',
  'fan.mixed-shifted-chows': '{proof}',
  'fan.pure-double-chow': '{proof}',
  'fan.mixed-double-chow': '{proof}',
  'fan.short-straight': '{proof}',
  'fan.two-terminal-chows': '{proof}',
  'fan.four-pure-shifted-pungs': '{proof}',
  'fan.pure-shifted-pungs': '{proof}',
  'fan.triple-pung': '{proof}',
  'fan.mixed-shifted-pungs': '{proof}',
  'fan.double-pung': '{proof}',
} as const;

type Sentences = typeof PREDICATE_SENTENCES;

/** The key of a sentence: the name of a predicate, or `winning-tile` for all those of one winning tile. */
export type SentenceName = keyof Sentences;

/** Tests of points and of fans that have a sentence: the only names that a registry takes. */
export type FanName = Extract<SentenceName, `fan.${string}`>;
export type PredicateName = Exclude<SentenceName, FanName | 'winning-tile'>;

/** Those whose sentence is more than the sets that prove it, which every language names by itself. */
export type SpokenName = { [Name in SentenceName]: Sentences[Name] extends '{proof}' ? never : Name }[SentenceName];

/** Under which key the sentence of a predicate stands; undefined where no test has this name. */
export function sentenceName(predicate: string): SentenceName | undefined {
  const key = predicate.startsWith('winning-tile-') ? 'winning-tile' : predicate;
  return Object.hasOwn(PREDICATE_SENTENCES, key) ? (key as SentenceName) : undefined;
}
