const LONGEST_WORD = 64;
/** What a seat is called where its letter is wanted. */
const WINDS = ['east', 'south', 'west', 'north'];

/**
 * The word of a list that was probably meant, for "did you mean": the nearest by edits, if at most a third of it is
 * wrong; undefined if none is near. One letter is as near to any other, so it is meant only by itself in another case,
 * or, as the letter of a seat, by the name of its wind.
 */
export function suggest(word: string, words: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const wanted = word.toLowerCase();
  const letter = WINDS.includes(wanted) ? wanted.charAt(0) : wanted;
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of words) {
    if (candidate.length === 1 || wanted.length === 1) {
      if (candidate.toLowerCase() === letter) return candidate;
      continue;
    }
    const most = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const edits = countEdits(wanted, candidate.toLowerCase());
    if (edits > most || edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}

/** The word that was probably meant as a detail of a finding; no detail where none is near. Only a text is guessed at. */
export function suggestionOf(given: unknown, words: readonly (string | number)[]): { readonly suggestion?: string } {
  const suggestion = typeof given === 'string' ? suggest(given, words.map(String)) : undefined;
  return suggestion === undefined ? {} : { suggestion };
}

/** Letters to insert, delete, replace, or swap with a neighbour, to make one word of the other. */
function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, beforeLast[j - 2]! + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
