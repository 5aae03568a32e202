import t from 'tap';
import * as engine from '../../src/engine/index.ts';
import { HUA_BAO } from '../../src/rulesets/hua-bao.ts';
import { wordsFor } from '../../src/words/index.ts';

t.test('through the one door a deal goes from its written form to an answer in words', (t) => {
  const bound = engine.bindRules(HUA_BAO, 'hash', undefined);
  if ('findings' in bound) throw new Error('the defaults fit');
  const hand = '234m 678s 55p [777z] (1111p) + 2f';
  const judged = engine.judgeDeal({ hands: [{ seat: 'S', hand }], win: { seat: 'S', tile: '5p', by: 'self-draw' } }, bound.ready);
  if (judged.findings !== undefined) throw new Error('the hand is sound');
  t.equal(engine.formatHand(judged.deal.hands[0]!), '234m 55p 678s [777z] (1111p) + 2f');
  t.match(engine.explainDeal(judged.sheet, bound.ready, wordsFor('en')), { hands: [{ seat: 'S', score: 200 }] });
  t.end();
});
