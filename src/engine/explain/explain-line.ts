import { BONUS_SHIFT, WHOLE_HAND, WINNING_TILE } from '../predicates/view.ts';
import { CAPPED } from '../score/fixed-rules.ts';
import type { HandSheet, SheetLine } from '../score/sheet.ts';
import { FIRST_FLOWER } from '../tiles.ts';
import type { Line } from './answer.ts';
import { BONUS_BITS, SET_BITS, evidenceTiles } from './evidence.ts';
import type { Template } from './template.ts';
import type { RuleWords, Words } from './words.ts';

/** A counted rule in words. */
export function explainLine(line: SheetLine, hand: HandSheet, words: Words): Line {
  const ruleWords = words.rule(line.rule);
  return {
    rule: line.rule.id,
    label: ruleWords.label,
    kind: line.kind,
    value: line.value,
    count: line.count,
    tiles: evidenceTiles(line.evidence, hand),
    because: sayWhy(line, ruleWords, hand, words),
  };
}

const BONUS_KEYS = 1024;
const TILE_KEYS = 2048;
const KEYS = 4096;

/** All that the sentence of a line of one rule depends on as one number, or -1 where it depends on more. */
function lineKey(line: SheetLine, rule: RuleWords, hand: HandSheet): number {
  const { evidence } = line;
  if (line.kind === 'limit' || evidence === 0) return -1;
  // A sentence of the rule's own may name the winning tile, never what proves it.
  const sets = rule.because === null ? evidence & SET_BITS : 0;
  let proof: number;
  if (sets === 0) {
    const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
    proof = bonus !== 0 && rule.because === null ? BONUS_KEYS + bonus : TILE_KEYS + hand.winningTile + 1;
  } else {
    const first = 31 - Math.clz32(sets);
    if (sets !== 1 << first) return -1;
    proof = (hand.sets[first] as number) & (BONUS_KEYS - 1);
  }
  return (line.value * 16 + line.count) * KEYS + proof;
}

/** The sentence of a line, from memory if it was said before. */
function sayWhy(line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words): string {
  const key = lineKey(line, rule, hand);
  const known = key < 0 ? undefined : rule.said.get(key);
  if (known !== undefined) return known;
  const sentence = makeSentence(line, rule, hand, words);
  if (key >= 0 && rule.said.size < KEYS) rule.said.set(key, sentence);
  return sentence;
}

function makeSentence(line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words): string {
  if (line.kind === 'declared') return fill(words.line('declared'), line, rule, hand, words);
  if (line.kind === 'limit') {
    return fill(words.line(line.rule === CAPPED ? 'capped' : 'limit-hand'), line, rule, hand, words);
  }
  const reason = reasonOf(rule, hand);
  if (reason !== null) return fill(reason, line, rule, hand, words);
  // Sets and tiles speak for themselves with what they are worth; a bonus tile that doubles needs the name of the rule.
  const named = line.kind === 'doubling' && (line.evidence & SET_BITS) === 0 && (line.evidence & BONUS_BITS) !== 0;
  return fill(words.line(named ? 'named' : 'proved'), line, rule, hand, words);
}

/** The sentence of a rule's own, unless it names the winning tile where there is none: in a dealt hand. */
function reasonOf({ because }: RuleWords, hand: HandSheet): Template | null {
  return because !== null && hand.winningTile < 0 && because.names.includes('tile') ? null : because;
}

/**
 * Fills a sentence of a line. Places: `why` the sentence of its rule, `proof` what proves it, `worth` what it is worth, `label`, `value`, `tile` the
 * winning tile, `uncapped` the ordinary count. A place is worked out only where the sentence has it.
 */
function fill(template: Template, line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words): string {
  const { texts, names } = template;
  let sentence = texts[0] as string;
  for (let i = 0; i < names.length; i++) {
    sentence += place(names[i] as string, line, rule, hand, words, sentence === '') + (texts[i + 1] as string);
  }
  return sentence;
}

function place(
  name: string,
  line: SheetLine,
  rule: RuleWords,
  hand: HandSheet,
  words: Words,
  opening: boolean,
): string {
  switch (name) {
    case 'why': {
      const reason = reasonOf(rule, hand);
      return reason === null ? sayProof(line, rule, hand, words, opening) : fill(reason, line, rule, hand, words);
    }
    case 'proof':
      return sayProof(line, rule, hand, words, opening);
    case 'worth':
      return sayWorth(line, words);
    case 'value':
      return String(line.value);
    case 'tile':
      return words.tile(hand.winningTile, opening);
    case 'uncapped':
      return String(hand.uncapped);
    default:
      return rule.label;
  }
}

/** "Exposed pung of red dragons, chow 2-3-4 circles", "orchid, spring", or the label where the whole hand is the proof. */
function sayProof(line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words, opening: boolean): string {
  const { evidence } = line;
  let proof = '';
  const sets = evidence & SET_BITS;
  if (sets !== 0) {
    for (let i = 0; i < hand.sets.length; i++) {
      if ((sets & (1 << i)) === 0) continue;
      const set = hand.sets[i] as number;
      proof += proof === '' ? words.set(set, opening) : `, ${words.set(set)}`;
    }
    return proof;
  }
  const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
  if (bonus !== 0) {
    for (let i = 0; i < 8; i++) {
      if ((bonus & (1 << i)) === 0) continue;
      const tile = FIRST_FLOWER + i;
      proof += proof === '' ? words.tile(tile, opening) : `, ${words.tile(tile)}`;
    }
    return proof;
  }
  if ((evidence & WHOLE_HAND) === 0 && (evidence & WINNING_TILE) !== 0 && hand.winningTile >= 0) {
    return `${rule.label} (${words.tile(hand.winningTile)})`;
  }
  return rule.label;
}

function sayWorth(line: SheetLine, words: Words): string {
  const unit = line.kind === 'doubling' ? 'doublings' : line.kind === 'fan' || line.kind === 'flower' ? 'fan' : 'points';
  const one = words.amount(unit, line.value);
  return line.count === 1 ? one : `${String(line.count)} × ${one}`;
}
