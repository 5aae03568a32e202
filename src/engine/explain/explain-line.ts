import { BONUS_BITS, BONUS_SHIFT, SET_BITS } from '../predicates/view.ts';
import { CAPPED } from '../score/fixed-rules.ts';
import type { HandSheet, SheetLine } from '../score/sheet.ts';
import { FIRST_FLOWER } from '../tiles.ts';
import type { Line } from './answer.ts';
import { evidenceTiles } from './evidence.ts';
import { lineKey, MOST_SAID, nameableIn } from './said-before.ts';
import { capital } from './template.ts';
import type { Template } from './template.ts';
import type { LineKey, RuleWords, Words } from './words.ts';

/**
 * A counted rule in words.
 * @param apart whether another line would say the same, so that this one has its label added
 */
export function explainLine(line: SheetLine, hand: HandSheet, words: Words, apart: boolean): Line {
  const ruleWords = words.rule(line.rule);
  return {
    rule: line.rule.id,
    label: ruleWords.label,
    kind: line.kind,
    value: line.value,
    count: line.count,
    tiles: evidenceTiles(line.evidence, hand),
    because: sayWhy(line, ruleWords, hand, words, apart),
  };
}

/** The sentence of a line, from memory if it was said before. */
function sayWhy(line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words, apart: boolean): string {
  const key = lineKey(line, rule, hand, apart);
  const known = key < 0 ? undefined : rule.said.get(key);
  if (known !== undefined) return known;
  const sentence = makeSentence(line, rule, hand, words, apart);
  if (key >= 0 && rule.said.size < MOST_SAID) rule.said.set(key, sentence);
  return sentence;
}

function makeSentence(line: SheetLine, rule: RuleWords, hand: HandSheet, words: Words, apart: boolean): string {
  const reason = rule.reasons[nameableIn(line, hand)] ?? null;
  return fill(words.line(formOf(line, rule, reason, apart)), { line, rule, reason, hand, words }, false);
}

/** A rule about sets or bonus tiles names them; one about the whole hand or the win, and a club's own, begins with its label. */
function formOf(line: SheetLine, { own }: RuleWords, reason: Template | null, apart: boolean): LineKey {
  if (line.kind === 'declared') return 'declared';
  if (line.rule === CAPPED) return 'capped';
  if (reason === null) return 'bare';
  if (own || line.kind === 'limit' || reason.texts[0] !== '' || reason.names[0] !== 'proof') return 'labelled';
  return apart ? 'told-apart' : 'proved';
}

/** All that the sentence of a line is made of. */
interface Matter {
  readonly line: SheetLine;
  readonly rule: RuleWords;
  readonly reason: Template | null;
  readonly hand: HandSheet;
  readonly words: Words;
}

/**
 * Fills a sentence of a line. Places: `why` the sentence of what it tests, `proof` what proves it, `worth` what it is
 * worth, `label`, `value`, `tile` the winning tile, `uncapped` the ordinary count; `:capital` as a sentence begins. A
 * place is worked out only where the sentence has it.
 * @param opening whether it begins a sentence
 */
function fill({ texts, names }: Template, matter: Matter, opening: boolean): string {
  const first = texts[0] as string;
  let sentence = opening ? capital(first) : first;
  for (let i = 0; i < names.length; i++) {
    sentence += place(names[i] as string, matter, opening && sentence === '') + (texts[i + 1] as string);
  }
  return sentence;
}

function place(name: string, matter: Matter, opening: boolean): string {
  const { line, rule, reason, hand, words } = matter;
  switch (name) {
    case 'why':
      return fill(reason as Template, matter, false);
    case 'why:capital':
      return fill(reason as Template, matter, true);
    case 'proof':
      return sayProof(line, hand, words, opening);
    case 'worth':
      return line.kind === 'limit' ? fill(words.line('instead'), matter, false) : sayWorth(line, words);
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

/** "exposed pung of red dragons, chow 2-3-4 circles", "orchid, spring". */
function sayProof({ evidence }: SheetLine, hand: HandSheet, words: Words, opening: boolean): string {
  let proof = '';
  const sets = evidence & SET_BITS;
  for (let i = 0; sets >> i !== 0; i++) {
    if ((sets & (1 << i)) === 0) continue;
    const set = hand.sets[i] as number;
    proof += proof === '' ? words.set(set, opening) : `, ${words.set(set)}`;
  }
  const bonus = (evidence & BONUS_BITS) >> BONUS_SHIFT;
  for (let i = 0; bonus >> i !== 0; i++) {
    if ((bonus & (1 << i)) === 0) continue;
    const tile = FIRST_FLOWER + i;
    proof += proof === '' ? words.tile(tile, opening) : `, ${words.tile(tile)}`;
  }
  return proof;
}

/** "4 points", "3 × 4 points". */
function sayWorth(line: SheetLine, words: Words): string {
  const unit = line.kind === 'doubling' ? 'doublings' : line.kind === 'fan' || line.kind === 'flower' ? 'fan' : 'points';
  const one = words.amount(unit, line.value);
  return line.count === 1 ? one : `${String(line.count)} × ${one}`;
}
