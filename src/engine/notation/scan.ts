import type { FindingCase } from '../hand/finding.ts';
import type { Tile } from '../tiles.ts';
import {
  BLANK,
  CLASSES,
  CLOSING,
  DIGIT,
  GLYPH,
  GLYPH_LOW,
  GLYPH_TILES,
  HONOUR,
  JOKER,
  LETTER_TILES,
  OPENING,
  OTHER,
  PLUS,
  RANKS,
  SUIT,
  isLetter,
  isVariationSelector,
} from './alphabet.ts';
import type { NotationFinding } from './finding.ts';
import { NO_GUESSES, guessLetters, guessSuit, isSuitAgain, meant, withGuesses } from './guess.ts';
import type { Guess } from './guess.ts';
import { judgeHabits } from './respelling.ts';
import { AFTER_PLUS, MELDED, STANDING, ScannedText } from './scanned-text.ts';

/** What a text may hold: tiles alone; one meld, with or without its brackets; a whole declared hand. */
export const TILES = 0;
export const MELD = 1;
export const LINE = 2;
export type ScanMode = typeof TILES | typeof MELD | typeof LINE;

/** More findings than this in one text tell a reader nothing more. */
const MOST_FINDINGS = 100;

const ROUND = 41;
const SQUARE = 93;
/** Instead of the bracket that closes the meld being read. */
const OUTSIDE = 0;
const UNBRACKETED = 1;

/** Reads text into tiles in one pass, each character looked at once, nothing allocated while all goes well. */
export class Scan extends ScannedText {
  #mode: ScanMode = TILES;
  #closedBy = OUTSIDE;
  #place = STANDING;
  #afterPlus = false;

  read(text: string, mode: ScanMode): this {
    this.#readOnce(text, mode);
    if (this.unreadable) this.findings = judgeHabits(text, this.findings, (other) => new Scan().#readOnce(other, mode).findings, mode === LINE);
    return this;
  }

  #readOnce(text: string, mode: ScanMode): this {
    this.text = text;
    this.count = 0;
    this.melds = 0;
    if (this.findings.length > 0) this.findings = [];
    this.unreadable = false;
    this.#mode = mode;
    this.#closedBy = OUTSIDE;
    this.#place = STANDING;
    this.#afterPlus = false;
    if (mode === MELD) this.#open(UNBRACKETED, false, 0);
    const end = text.length;
    let i = 0;
    while (i < end) {
      switch (this.#classAt(i)) {
        case BLANK:
          i++;
          break;
        case DIGIT:
          i = this.#group(i);
          break;
        case HONOUR:
          this.#push(LETTER_TILES[text.charCodeAt(i)] as number, i, 1);
          i++;
          break;
        case GLYPH:
          i = this.#glyph(i);
          break;
        case OPENING:
          i = this.#opening(i);
          break;
        case CLOSING:
          i = this.#closing(i);
          break;
        case PLUS:
          this.#plus(i++);
          break;
        default:
          i = this.#stranger(i);
      }
    }
    if (this.#closedBy === UNBRACKETED) this.#close(end);
    else if (this.#closedBy !== OUTSIDE) this.#unclosed(end);
    return this;
  }

  /** Class of the character at a position inside the text. */
  #classAt(i: number): number {
    const what = CLASSES[this.text.charCodeAt(i)] as number;
    return what === GLYPH && !this.#isGlyph(i) ? OTHER : what;
  }

  #isGlyph(i: number): boolean {
    const low = this.text.charCodeAt(i + 1) - GLYPH_LOW;
    return low >= 0 && low < GLYPH_TILES.length;
  }

  #push(tile: Tile, position: number, length: number): void {
    const n = this.count++;
    this.tiles[n] = tile;
    this.starts[n] = position;
    this.lengths[n] = length;
    this.places[n] = this.#place;
  }

  #glyph(i: number): number {
    const tile = GLYPH_TILES[this.text.charCodeAt(i + 1) - GLYPH_LOW] as number;
    let end = i + 2;
    while (isVariationSelector(this.text.charCodeAt(end))) end++;
    this.#push(tile, i, end - i);
    if (tile >= JOKER) {
      const position = { position: i, length: end - i, text: this.text.slice(i, end) };
      this.#report({ code: 'tile-not-in-use', case: tile === JOKER ? 'joker' : 'back', ...position });
    }
    return end;
  }

  /** Digits and the suit letter behind them. */
  #group(from: number): number {
    const { text } = this;
    const to = this.#pastDigits(from);
    if (to < text.length) {
      const unit = text.charCodeAt(to);
      if (CLASSES[unit] === SUIT) {
        this.#digits(from, to, to, unit);
        return to + 1;
      }
    }
    return this.#oddGroup(from, to);
  }

  /** Digits without a suit letter right behind them. */
  #oddGroup(from: number, to: number): number {
    const { text } = this;
    const next = this.#pastBlanks(to);
    if (next === text.length) return this.#refuse('suit-missing', from, to, {});
    const what = this.#classAt(next);
    if (what === PLUS && this.#closedBy !== OUTSIDE) {
      // [777+7z]: the suit letter behind the plus serves both sides.
      const second = this.#pastBlanks(next + 1);
      const secondTo = this.#pastDigits(second);
      if (secondTo > second && secondTo < text.length && this.#classAt(secondTo) === SUIT) {
        const suit = text.charCodeAt(secondTo);
        this.#digits(from, to, secondTo, suit);
        this.#plus(next);
        this.#digits(second, secondTo, secondTo, suit);
        return secondTo + 1;
      }
    }
    if (what === SUIT) {
      const guess = meant(text, from, next + 1, text.slice(from, to) + text.charAt(next));
      return this.#refuse('blank-in-group', from, next + 1, {}, next + 1, [guess]);
    }
    if (next === to && what === OTHER && isLetter(text.charCodeAt(to))) {
      const end = this.#pastStrangers(to);
      return this.#refuse('suit-unknown', from, end, { letter: text.slice(to, end) });
    }
    return this.#refuse('suit-missing', from, to, {}, to, next === to ? guessSuit(text, from, to) : NO_GUESSES);
  }

  #digits(from: number, to: number, letterAt: number, letter: number): void {
    const first = LETTER_TILES[letter] as number;
    const highest = RANKS[letter] as number;
    for (let i = from; i < to; i++) {
      const rank = this.text.charCodeAt(i) - 48;
      const length = i + 1 === letterAt ? 2 : 1;
      if (rank >= 1 && rank <= highest) this.#push(first + rank - 1, i, length);
      else {
        const suit = this.text.charAt(letterAt);
        this.#refuse('rank', i, i + length, { text: this.text.charAt(i) + suit, suit, lowest: 1, highest });
      }
    }
  }

  #opening(i: number): number {
    const { text } = this;
    const round = text.charAt(i) === '(';
    if (this.#mode === TILES) {
      const end = text.indexOf(round ? ')' : ']', i);
      return this.#refuse('bracket-misplaced', i, end < 0 ? i + 1 : end + 1, {});
    }
    if (this.#mode === MELD) {
      if (this.#closedBy !== UNBRACKETED || this.count > 0) return this.#refuse('bracket-misplaced', i, i + 1, {});
      this.melds = 0;
    } else if (this.#closedBy !== OUTSIDE) this.#unclosed(i);
    this.#open(round ? ROUND : SQUARE, round, i);
    return i + 1;
  }

  #closing(i: number): number {
    if (this.#mode === TILES || this.#closedBy <= UNBRACKETED) return this.#refuse('bracket-unopened', i, i + 1, {});
    if (this.text.charCodeAt(i) !== this.#closedBy) {
      this.#refuse('bracket-mismatched', i, i + 1, { expected: String.fromCharCode(this.#closedBy) });
    }
    this.#close(i + 1);
    if (this.#mode !== MELD) return i + 1;
    const rest = this.#pastBlanks(i + 1);
    return rest === this.text.length ? rest : this.#refuse('after-meld', rest, this.text.trimEnd().length, {}, this.text.length);
  }

  /** Inside a meld: the fourth tile of an extended kong follows. In a line: bonus tiles follow. */
  #plus(i: number): void {
    if (this.#closedBy !== OUTSIDE) {
      const meld = this.melds - 1;
      if ((this.meldPlus[meld] as number) < 0) this.meldPlus[meld] = this.count;
      else this.#refuse('plus-misplaced', i, i + 1, {});
    } else if (this.#mode === LINE) {
      this.#afterPlus = true;
      this.#place = AFTER_PLUS;
    } else this.#refuse('plus-misplaced', i, i + 1, {});
  }

  #open(closedBy: number, concealed: boolean, start: number): void {
    const n = this.melds++;
    this.#closedBy = closedBy;
    this.#place = MELDED;
    this.meldFrom[n] = this.count;
    this.meldConcealed[n] = concealed;
    this.meldPlus[n] = -1;
    this.meldStart[n] = start;
  }

  #close(end: number): void {
    const n = this.melds - 1;
    this.#closedBy = OUTSIDE;
    this.#place = this.#afterPlus ? AFTER_PLUS : STANDING;
    this.meldTo[n] = this.count;
    this.meldEnd[n] = end;
  }

  #unclosed(end: number): void {
    const start = this.meldStart[this.melds - 1] as number;
    this.#refuse('bracket-unclosed', start, start + 1, {});
    this.#close(end);
  }

  /** Characters that mean nothing here, as one piece. */
  #stranger(i: number): number {
    const end = this.#pastStrangers(i);
    const { text } = this;
    const letters = text.slice(i, end);
    const isHonour = /^[eswncfp]+$/.test(letters) && !isSuitAgain(text, i, end);
    if (!isHonour && !/^[mpszfg]+$/.test(letters)) return this.#refuse('character', i, end, {});
    return this.#refuse(isHonour ? 'honour-small' : 'suit-alone', i, end, {}, end, guessLetters(text, i, end));
  }

  #pastStrangers(from: number): number {
    let i = from + 1;
    for (; i < this.text.length; i++) {
      const what = this.#classAt(i);
      if (what !== OTHER && what !== SUIT) break;
    }
    return i;
  }

  #pastDigits(from: number): number {
    let i = from;
    while (i < this.text.length && CLASSES[this.text.charCodeAt(i)] === DIGIT) i++;
    return i;
  }

  #pastBlanks(from: number): number {
    let i = from;
    while (i < this.text.length && this.#classAt(i) === BLANK) i++;
    return i;
  }

  #refuse(
    name: FindingCase<'tile-unreadable'>,
    position: number,
    end: number,
    details: { readonly [detail: string]: unknown },
    next = end,
    guesses: readonly Guess[] = NO_GUESSES,
  ): number {
    this.unreadable = true;
    const text = this.text.slice(position, end);
    this.#report(withGuesses({ code: 'tile-unreadable', case: name, position, length: end - position, text, ...details }, guesses));
    return next;
  }

  #report(finding: NotationFinding): void {
    if (this.findings.length < MOST_FINDINGS) this.findings.push(finding);
  }
}
