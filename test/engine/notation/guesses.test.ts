import t from 'tap';
import { parseHand } from '../../../src/engine/notation/parse-hand.ts';
import { parseTiles } from '../../../src/engine/notation/parse-tiles.ts';

/** Findings as `case "text" → suggestion`. */
const told = (text: string): string[] => parseHand(text).findings.map(({ case: name, text: piece, suggestion }) => `${name} “${piece}”${suggestion === undefined ? '' : ` → ${suggestion as string}`}`);

t.test('a text in another habit is one finding, with the text as it is written here', (t) => {
  t.strictSame(told('123M 456P 789S 11Z'), ['habit “123M 456P 789S 11Z” → 123m 456p 789s 11z']);
  t.strictSame(told('123m,456p;11z'), ['habit “123m,456p;11z” → 123m 456p 11z']);
  t.strictSame(told('1,2,3m'), ['habit “1,2,3m” → 123m']);
  t.strictSame(told('1 , 2 ,3m'), ['habit “1 , 2 ,3m” → 123m']);
  t.strictSame(told('123m, 456p'), ['habit “123m,” → 123m']);
  t.strictSame(told('123m , 456p'), ['habit “123m , 456p” → 123m 456p'], 'a comma alone is no word');
  t.strictSame(told('１２３ｍ［７７７ｚ］'), ['habit “１２３ｍ［７７７ｚ］” → 123m[777z]']);
  t.strictSame(told('EEE RR'), ['habit “RR” → CC']);
  t.strictSame(told('11m RR + 1F'), ['habit “RR + 1F” → CC + 1f']);
  t.strictSame(told('11z + F'), [], 'only behind a digit');
  t.end();
});

t.test('American tiles are bams, craks and dots; in Chinese lists the b is a circle', (t) => {
  t.strictSame(told('123b 456c 789d'), ['habit “123b 456c 789d” → 123s 456m 789p']);
  t.strictSame(told('123B 456C 789D'), ['habit “123B 456C 789D” → 123s 456m 789p']);
  t.strictSame(told('123w 456b 789t'), ['habit “123w 456b 789t” → 123m 456p 789s']);
  t.end();
});

t.test('what is wrong besides keeps its place', (t) => {
  const { findings } = parseHand('123M 45x 456P');
  t.match(findings, [{ case: 'habit', position: 0, length: 13 }, { case: 'suit-unknown', position: 5, length: 3, text: '45x' }]);
  t.strictSame(told('1,2x'), ['habit “1,2x” → 12x', 'suit-unknown “1,2x”']);
  t.strictSame(told(', ,'), ['character “,”', 'character “,”'], 'nothing but commas');
  t.strictSame(told('1-3m'), ['suit-missing “1”', 'character “-”'], 'a hyphen may mean a run');
  t.equal(parseTiles('1M '.repeat(400)).findings[0]?.case, 'suit-unknown', 'no table has so many tiles');
  t.end();
});

t.test('a capital that is an honour as well is a suit only where the text says so', (t) => {
  t.strictSame(told('123S'), ['habit “123S” → 123s']);
  t.strictSame(told('456m 123S'), ['suit-missing “123S” → 123s'], 'a guess, until the hand is known');
  t.strictSame(told('456m 123C'), ['suit-missing “123C” → 123m']);
  t.strictSame(told('456m 55FF'), ['suit-missing “55”'], 'two dragons');
  t.strictSame(told('456m 12E'), ['suit-missing “12”']);
  t.end();
});

t.test('a letter without digits was struck twice, or is an honour', (t) => {
  t.strictSame(told('123pp'), ['suit-alone “123pp” → 123p']);
  t.strictSame(told('123p p'), ['honour-small “p” → P']);
  t.strictSame(told('123m m'), ['suit-alone “123m m” → 123m']);
  t.strictSame(told('m 123m'), ['suit-alone “m 123m” → 123m']);
  t.strictSame(told('m'), ['suit-alone “m”']);
  t.strictSame(told('[m]'), ['suit-alone “m”']);
  t.strictSame(told('12 3m eee'), ['suit-missing “12”', 'honour-small “eee” → EEE']);
  t.strictSame(told('12 m'), ['blank-in-group “12 m” → 12m']);
  t.end();
});
