import t from 'tap';
import { fillTemplate, parseTemplate } from '../../../src/engine/explain/template.ts';

t.test('a sentence is filled at its places', (t) => {
  const template = parseTemplate('{proof}: {worth}, and {proof} again');
  t.equal(fillTemplate(template, { proof: 'a', worth: 3 }), 'a: 3, and a again');
  t.equal(fillTemplate(parseTemplate('nothing to fill'), {}), 'nothing to fill');
  t.end();
});

t.test('a place that nobody fills stays, so that the mistake is seen', (t) => {
  t.equal(fillTemplate(parseTemplate('with {tile} and {n:tiles}'), { tile: '5p' }), 'with 5p and {n:tiles}');
  t.end();
});
