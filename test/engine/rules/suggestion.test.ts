import t from 'tap';
import { suggest } from '../../../src/engine/rules/suggestion.ts';

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

t.test('nothing is suggested for a word that is near to none, or too long for a word', (t) => {
  t.equal(suggest('doubleEast', ['limit', 'extras']), undefined);
  t.equal(suggest('mahjong', []), undefined);
  t.equal(suggest('x'.repeat(65), ['x'.repeat(64)]), undefined);
  t.end();
});
