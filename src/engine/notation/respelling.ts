import type { NotationFinding } from './finding.ts';
import { meant, withGuesses } from './guess.ts';
import type { Guess } from './guess.ts';

/**
 * Texts in the habits of other keyboards and other sets: full-width characters, commas between groups, capital suit
 * letters (`123M`), the letters of American tiles (`123B 456C 789D`, `RR GG`) and of Chinese lists (`123w 456b 789t`).
 * None of them is read; all that is done is to say what was probably meant.
 */
interface Respelling {
  readonly text: string;
  /** Place in the text as it was written of each unit of the new one, and of its end. */
  readonly places: readonly number[];
}

/** Letters behind digits that mean a suit elsewhere, and no honour here. */
const LETTERS: Readonly<Record<string, string>> = { M: 'm', Z: 'z', G: 'g', B: 's', b: 's', c: 'm', D: 'p', d: 'p' };
const CHINESE: Readonly<Record<string, string>> = { ...LETTERS, w: 'm', t: 's', T: 's', b: 'p', B: 'p' };
/** These are honours here; behind digits they are suits where no suit is a small letter, or another one is a capital too. */
const CAPITALS: Readonly<Record<string, string>> = { S: 's', P: 'p', F: 'f', C: 'm' };
const DRAGONS: Readonly<Record<string, string>> = { R: 'C', G: 'F' };

/** The longest text that is respelled: no table has more tiles. */
const LONGEST = 1000;
const SEPARATORS = ',;.、。·/|';

/**
 * What is wrong with a text, one finding for all that is only a habit of writing.
 * @param findings what was found in the text as it stands
 * @param findAgain what is wrong with another text
 * @param isLine whether the text is a whole hand
 */
export function judgeHabits(
  text: string,
  findings: NotationFinding[],
  findAgain: (text: string) => readonly NotationFinding[],
  isLine: boolean,
): NotationFinding[] {
  const respelled = text.length > LONGEST ? null : respell(text);
  if (respelled === null) return findings;
  const rest = findAgain(respelled.text);
  if (rest.length >= findings.length) return findings;
  const guess = guessAt(text, respelled);
  if (guess === null) return findings;
  const { position, length, text: piece } = guess;
  const habit: NotationFinding = { code: 'tile-unreadable', case: 'habit', position, length, text: piece };
  const { places } = respelled;
  const others = rest.map(({ open: _, suggestion: __, ...finding }): NotationFinding => {
    const start = places[finding.position] as number;
    const end = places[finding.position + finding.length] as number;
    return { ...finding, position: start, length: end - start, text: text.slice(start, end) };
  });
  return [withGuesses(habit, [guess], isLine && rest.length === 0 && isHabitual(text, guess)), ...others];
}

/** The part that is written otherwise, and what it is here; the whole text where that part means nothing by itself. */
function guessAt(text: string, respelled: Respelling): Guess | null {
  const [from, to] = changedPart(text, respelled);
  const { places } = respelled;
  const suggestion = respelled.text.slice(placeOf(from, places), placeOf(to, places)).replaceAll(/\s+/g, ' ').trim();
  if (suggestion !== '') return meant(text, from, to, suggestion);
  const whole = respelled.text.replaceAll(/\s+/g, ' ').trim();
  return whole === '' ? null : meant(text, 0, text.length, whole);
}

/** Null where nothing is written in another habit. */
function respell(written: string): Respelling | null {
  const narrow = written.replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  const letters = /\d[wtT](?![A-Za-z])/.test(narrow) ? CHINESE : LETTERS;
  const capitals = /\d[mpszfg]/.test(narrow) && !/\d[MZGBD](?![A-Za-z])/.test(narrow) ? {} : CAPITALS;
  const lettered = narrow
    .replaceAll(/(?<=\d)[A-Za-z](?![A-Za-z])/g, (letter) => letters[letter] ?? capitals[letter] ?? letter)
    .replaceAll(/(?<![\dA-Za-z])(?:R+|G+)(?![A-Za-z])/g, (dragons) => (DRAGONS[dragons.charAt(0)] as string).repeat(dragons.length))
    .replace(/\+.*$/s, (bonus) => bonus.replaceAll(/(?<=\d)F(?![A-Za-z])/g, 'f'));
  let text = '';
  const places: number[] = [];
  for (let i = 0; i < lettered.length; i++) {
    const unit = lettered.charAt(i);
    const separates = SEPARATORS.includes(unit);
    // 1,2,3m is one group.
    if (separates && /\d\s*$/.test(text) && /^[\s,;.、。·/|]*\d/.test(lettered.slice(i + 1, i + 20))) {
      while (/\s$/.test(text)) {
        text = text.slice(0, -1);
        places.pop();
      }
      while (/[\s,;.、。·/|]/.test(lettered.charAt(i + 1))) i++;
      continue;
    }
    text += separates ? ' ' : unit;
    places.push(i);
  }
  places.push(lettered.length);
  return text === written ? null : { text, places };
}

/** The part of the text that is written otherwise, with the whole words around it. */
function changedPart(written: string, { text, places }: Respelling): readonly [from: number, to: number] {
  const kept = new Set(places.filter((place, i) => written.charAt(place) === text.charAt(i)));
  let from = 0;
  while (kept.has(from)) from++;
  let to = written.length;
  while (to > from && kept.has(to - 1)) to--;
  const inWord = (i: number): boolean => /[^\s[\]()+]/.test(written.charAt(i));
  while (from > 0 && inWord(from - 1)) from--;
  while (to < written.length && inWord(to)) to++;
  return [from, to];
}

function placeOf(position: number, places: readonly number[]): number {
  // The last place is the end of the text.
  return places.findIndex((place) => place >= position);
}

/**
 * Whether a whole line is written in another habit and nothing in it as it is here: then that is what was meant, whatever
 * else is wrong with the hand. One letter in a long line may be a mistake of another kind.
 */
function isHabitual(text: string, { text: piece, suggestion }: Guess): boolean {
  const groups = (piece.match(/\d[^\s\d,;.、。·/|[\]()+]/g) ?? []).length;
  const letters = !/\d[mpszfg]/.test(text) && (groups > 1 || !/\d{5}/.test(suggestion));
  const separators = (text.match(/[^\d\s][,;.、。·/|]/g) ?? []).length > 1 && !/\s/.test(text.trim());
  return piece === text.trim() && (letters || separators);
}
