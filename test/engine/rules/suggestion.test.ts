import t from 'tap';
import { suggest, suggestionOf } from '../../../src/engine/rules/suggestion.ts';

t.test('a slip of the fingers is seen through', (t) => {
  const words = ['limit', 'limitHandValue', 'mahjongBonus', 'bonusTiles'];
  for (const word of ['limits', 'limt', 'Limit', 'ilmit', 'lomit']) t.equal(suggest(word, words), 'limit', word);
  t.equal(suggest('bonusTile', words), 'bonusTiles');
  t.end();
});

t.test('the nearest of several is meant', (t) => {
  t.equal(suggest('pung-of-dragon', ['pung-of-simples', 'pung-of-dragons', 'pair-of-dragons']), 'pung-of-dragons');
  t.end();
});

t.test('a letter is meant by itself in another case, or a seat by the name of its wind, never by its neighbour', (t) => {
  const seats = ['E', 'S', 'W', 'N'];
  for (const [given, meant] of [['e', 'E'], ['East', 'E'], ['NORTH', 'N'], ['w', 'W']] as const) t.equal(suggest(given, seats), meant, given);
  for (const given of ['X', 'Ost', 'Eas', 'EE', '']) t.equal(suggest(given, seats), undefined, given);
  t.equal(suggest('e', ['East', 'Eve']), undefined, 'nor is a letter meant for a word');
  t.end();
});

t.test('a suggestion is a detail of a finding where there is one', (t) => {
  t.strictSame(suggestionOf('east', ['E', 'S']), { suggestion: 'E' });
  t.strictSame(suggestionOf('x', ['E', 'S']), {});
  t.strictSame(suggestionOf(5, [3, 4]), {});
  t.end();
});

t.test('nothing is suggested for a word that is near to none, or too long for a word', (t) => {
  t.equal(suggest('doubleEast', ['limit', 'extras']), undefined);
  t.equal(suggest('mahjong', []), undefined);
  t.equal(suggest('x'.repeat(65), ['x'.repeat(64)]), undefined);
  t.end();
});
