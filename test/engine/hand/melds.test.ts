import t from 'tap';
import { declareDeal } from '../../../src/engine/hand/declare-deal.ts';
import type { MeldInput } from '../../../src/engine/hand/input.ts';
import { CHOW, CLAIMED, EXPOSED, EXTENDED, KONG, MELDED, PUNG } from '../../../src/engine/shape/set.ts';
import { HUA_BAO, SIMPLE, findingsOfHand } from '../../support/declared-deals.ts';
import { readyRules } from '../../support/ready-rules.ts';

const RED = 33;
const STRAY = ['1m', '4m', '7m', '2p', '5p', '8p', '3s', '6s', '9s', 'E', 'W', 'N', 'P'];
const melds = (...given: (string | MeldInput)[]): unknown => {
  const concealed = STRAY.slice(0, 13 - 3 * given.length).join('');
  const { deal, findings } = declareDeal({ hands: [{ seat: 'E', concealed, melds: given }] }, HUA_BAO);
  return deal?.hands[0]?.melds ?? findings.map(({ code, case: name, at }) => `${code} ${String(name)} ${at}`);
};
const pung = PUNG | RED | MELDED;
const kong = KONG | RED | MELDED;

t.test('the kind of a meld is read from its tiles, whatever their order', (t) => {
  t.same(melds('777z'), [pung | EXPOSED]);
  for (const chow of ['789p', '798p', '879p', '897p', '978p', '987p']) t.same(melds(chow), [CHOW | 15 | MELDED | EXPOSED], chow);
  t.same(melds('🀄🀄️🀄🀄'), [kong | EXPOSED | CLAIMED]);
  t.same(melds({ tiles: 'CCC', concealed: false, extended: false }), [pung | EXPOSED]);
  t.end();
});

t.test('a kong is concealed, claimed or extended', (t) => {
  t.same(melds({ tiles: '7777z', concealed: true }), [kong]);
  t.same(melds({ tiles: '7777z' }), [kong | EXPOSED | CLAIMED]);
  t.same(melds({ tiles: '7777z', from: 'W' }), [kong | EXPOSED | CLAIMED]);
  t.same(melds({ tiles: '7777z', extended: true }), [kong | EXPOSED | EXTENDED]);
  t.same(melds({ tiles: '7777z', extended: true, from: 'W' }), [kong | EXPOSED | EXTENDED], 'from gave the pung');
  t.end();
});

t.test('a meld given as text alone may bring its brackets', (t) => {
  t.same(melds('[777z]', ' (7777m) ', '[111+1p]', '222+2p'), [
    pung | EXPOSED,
    KONG | 6 | MELDED,
    KONG | 9 | MELDED | EXPOSED | EXTENDED,
    KONG | 10 | MELDED | EXPOSED | EXTENDED,
  ]);
  t.same(melds('777z [888m]'), ['tile-unreadable bracket-misplaced /hands/0/melds/0', 'tile-unreadable bracket-unopened /hands/0/melds/0']);
  t.same(melds('[777z] + 1f'), ['tile-unreadable after-meld /hands/0/melds/0']);
  t.same(melds({ tiles: '[777z' }), ['tile-unreadable bracket-unclosed /hands/0/melds/0/tiles']);
  t.end();
});

t.test('whose discard was claimed is kept', (t) => {
  const { deal } = declareDeal(
    { hands: [{ seat: 'N', concealed: '1m4m7m2p5p8p3s', melds: [{ tiles: '456s', from: 'W' }, '777z'] }] },
    HUA_BAO,
  );
  t.same(deal?.hands[0]?.meldsFrom, [2, -1]);
  t.end();
});

t.test('a fifth meld is one too many tiles', (t) => {
  const hand = { concealed: '', melds: ['111m', '222m', '333m', '444m', '55m'] };
  t.same(findingsOfHand(hand), ['meld-invalid number /hands/0/melds/4'], 'what its two tiles were meant for is not known');
  t.same(findingsOfHand({ ...hand, melds: [...hand.melds.slice(0, 4), '555m'] }), ['hand-size other /hands/0']);
  t.end();
});

t.test('other tiles make no meld, and the finding says why', (t) => {
  for (const [tiles, name] of [
    ['', 'empty'],
    ['77z', 'number'],
    ['77777z', 'number'],
    ['1p3p2s', 'suits'],
    ['3m🀋4p', 'suits'],
    ['567z', 'honours'],
    ['ESW', 'honours'],
    ['8m9mE', 'no-set'],
    ['9m1p2p', 'no-set'],
    ['135m', 'no-set'],
    ['223m', 'no-set'],
    ['244m', 'no-set'],
    ['113m', 'no-set'],
    ['7778z', 'rank'],
    ['7776z', 'no-set'],
    ['7677z', 'no-set'],
    ['1234m', 'no-set'],
    ['CCP', 'no-set'],
    ['111f', 'bonus'],
    ['11m1f', 'bonus'],
  ] as const) {
    const code = name === 'rank' ? 'tile-unreadable' : 'meld-invalid';
    t.same(melds(tiles)?.toString().split(',')[0], `${code} ${name} /hands/0/melds/0`, tiles);
  }
  t.match(declareDeal({ hands: [{ seat: 'E', hand: '1m [7z 7z 6z]' }] }, HUA_BAO).findings, [
    { at: '/hands/0/hand', position: 3, length: 10, tiles: ['7z', '7z', '6z'] },
    { code: 'hand-size' },
  ]);
  t.end();
});

t.test('only a kong is laid face down or extended, and never both, and never claimed when face down', (t) => {
  t.same(melds({ tiles: '789p', concealed: true }), ['concealed-not-kong chow /hands/0/melds/0/tiles']);
  t.same(melds({ tiles: '777z', concealed: true }), ['concealed-not-kong pung /hands/0/melds/0/tiles']);
  t.same(melds({ tiles: '777z', extended: true }), ['meld-invalid extended-not-kong /hands/0/melds/0/tiles']);
  t.same(melds({ tiles: '7777z', concealed: true, extended: true }), ['meld-invalid concealed-extended /hands/0/melds/0/tiles']);
  t.same(melds({ tiles: '7777z', concealed: true, from: 'S' }), ['meld-invalid concealed-claimed /hands/0/melds/0/from']);
  t.same(melds('7+777z'), ['meld-invalid plus-place /hands/0/melds/0']);
  t.same(melds('77+7z'), ['meld-invalid extended-not-kong /hands/0/melds/0']);
  t.same(findingsOfHand('1m4m7m2p5p8p3s6s9sE (777z)'), ['concealed-not-kong pung /hands/0/hand']);
  t.end();
});

t.test('a chow is claimed only from the left neighbour, anything else from anybody but oneself', (t) => {
  t.same(melds({ tiles: '789p', from: 'N' }), [CHOW | 15 | MELDED | EXPOSED]);
  t.same(melds({ tiles: '789p', from: 'S' }), ['chow-from-wrong-seat meld /hands/0/melds/0/from']);
  t.match(declareDeal({ hands: [{ seat: 'S', concealed: '1m4m7m2p5p8p3s6s9sE', melds: [{ tiles: '789p', from: 'W' }] }] }, HUA_BAO).findings, [
    { seat: 'S', expected: 'E', found: 'W' },
  ]);
  t.same(melds({ tiles: '777z', from: 'S' }), [pung | EXPOSED]);
  t.same(melds({ tiles: '777z', from: 'E' }), ['claim-from-self meld /hands/0/melds/0/from']);
  t.same(melds({ tiles: '789p', from: 'E' }), ['claim-from-self meld /hands/0/melds/0/from']);
  t.same(melds({ tiles: '776z', from: 'E' }), [
    'meld-invalid no-set /hands/0/melds/0/tiles',
    'claim-from-self meld /hands/0/melds/0/from',
  ]);
  t.same(melds({ tiles: '776z', from: 'S' }), ['meld-invalid no-set /hands/0/melds/0/tiles']);
  t.end();
});

t.test('of three players the left neighbour of East is West, and nothing comes from North', (t) => {
  const three = readyRules('simple', { players: 3 });
  const from = (seat: 'S' | 'W' | 'N'): string[] =>
    findingsOfHand({ concealed: '1m4m7m2p5p8p3s6s9sE', melds: [{ tiles: '789p', from: seat }] }, three);
  t.same(from('W'), []);
  t.same(from('S'), ['chow-from-wrong-seat meld /hands/0/melds/0/from']);
  t.same(from('N'), ['seat-not-in-game meld-from /hands/0/melds/0/from']);
  t.end();
});

t.test('in first games a kong is not allowed, and nothing else is said of it', (t) => {
  for (const hand of ['1m4m7m2p5p8p3s6s9sE [7777z]', '1m4m7m2p5p8p3s6s9s (7777z)', '1m [777+7z]']) {
    t.same(findingsOfHand(hand, SIMPLE), ['kong-not-allowed meld /hands/0/hand'], hand);
  }
  t.same(findingsOfHand('7777z1m4m7m2p5p8p3s6s9s', SIMPLE), [], 'four alike in hand are fine');
  t.end();
});
