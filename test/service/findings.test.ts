import t from 'tap';
import type { Test } from 'tap';
import type { Finding } from '../../src/contract/finding.ts';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { chooseWords } from '../../src/service/languages.ts';
import { Rulesets } from '../../src/service/rulesets.ts';
import { scoreDeal } from '../../src/service/score-deal.ts';
import { ruleOnClaims } from '../../src/service/table.ts';
import { validateDeal } from '../../src/service/validate-deal.ts';
import { findWaits } from '../../src/service/waits.ts';

const rulesets = new Rulesets(BUILT_IN, String);
const words = chooseWords(undefined, 'en');

type Body = Readonly<Record<string, unknown>>;

/** What the score of a deal by `hua-bao` complains about. */
function findingsOf(body: Body): readonly Finding[] {
  const answer = scoreDeal(rulesets, words, { ruleset: 'hua-bao', ...body });
  return 'problem' in answer ? answer.body.findings : [];
}

const placesOf = (findings: readonly Finding[]): string[] => findings.map(({ code, at }) => `${code} ${at}`);
const places = (body: Body): string[] => placesOf(findingsOf(body));
/** The one finding about a hand of East, when nobody won. */
const one = (hand: string, t: Test): Finding => {
  const findings = findingsOf({ hands: [{ seat: 'E', hand }] });
  t.equal(findings.length, 1, `${hand}: ${JSON.stringify(placesOf(findings))}`);
  return findings[0]!;
};

const COMPLETE = '123m 456m 789m 123p 55z';

t.test('a mistake of form hides nothing that cannot be read beside it', (t) => {
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'E', tile: '5q', by: 'tsumo' } }), ['wrong-type /win/by', 'tile-unreadable /win/tile']);
  t.strictSame(places({ hands: [{ seat: 'E', concealed: '123m', melds: [5, '12q'] }] }), ['wrong-type /hands/0/melds/0', 'tile-unreadable /hands/0/melds/1']);
  t.strictSame(places({ hands: [{ seat: 'E', concealed: '12x', melds: [{ tiles: '12q', from: 'X' }, { from: 'S' }], bonus: 7 }] }), [
    'wrong-type /hands/0/melds/0/from', 'wrong-type /hands/0/melds/1/tiles', 'wrong-type /hands/0/bonus', 'tile-unreadable /hands/0/concealed', 'tile-unreadable /hands/0/melds/0/tiles',
  ].sort((a, b) => Number(a.startsWith('tile')) - Number(b.startsWith('tile'))), 'in order of the request, the form first');
  const hand = (seat: string, hand: string): Body => ({ seat, hand });
  t.strictSame(places({ hands: [hand('E', '1x'), hand('S', '1m'), hand('W', '2y'), hand('N', '1m'), hand('E', '3q')], win: { seat: 'E', tile: '4q', by: 'discard' } }), [
    'wrong-type /hands', 'tile-unreadable /hands/0/hand', 'tile-unreadable /hands/2/hand', 'tile-unreadable /hands/4/hand', 'tile-unreadable /win/tile',
  ], 'a fifth hand');
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'E', tile: '5z', by: 'tsumo', circumstances: ['kong-replacement', 'rain', 'last-tile'] } }), [
    'wrong-type /win/by', 'wrong-type /win/circumstances/1', 'circumstance-impossible /win/circumstances/0',
  ]);
  t.strictSame(places({ hands: [{ seat: 'E', hand: '123m 456m 789m 123p 56z' }], win: { seat: 'E', tile: '5z', by: 'tsumo' } }), ['wrong-type /win/by', 'not-complete /hands/0'], 'complete in no way to win');
  t.strictSame(places({ hands: [{ seat: 'X', hand: COMPLETE }], win: { seat: 'E', tile: '5z', by: 'self-draw' } }), ['wrong-type /hands/0/seat']);
  t.strictSame(places({ hands: [{ seat: 'E', score: 'x' }], win: { seat: 'E', by: 'self-draw' } }), ['wrong-type /hands/0/score'], 'the winning tile of a score is not missed');
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'E', tile: 5, by: 'self-draw' } }), ['wrong-type /win/tile']);
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'Q', tile: '5q', by: 'self-draw', from: 'E' } }), ['wrong-type /win/seat', 'tile-unreadable /win/tile', 'circumstance-impossible /win/from']);
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: 'E' }), ['wrong-type /win']);
  t.strictSame(places({ hands: 'none', win: { seat: 'E', tile: '5q', by: 'discard' } }), ['wrong-type /hands', 'tile-unreadable /win/tile']);
  t.strictSame(places({ hands: [7, { seat: 'E', hand: '1x' }] }), ['wrong-type /hands/0', 'tile-unreadable /hands/1/hand']);
  t.end();
});

t.test('waits and claims tell as well what cannot be read beside a mistake of form', (t) => {
  const waits = (body: Body): string[] => {
    const answer = findWaits(rulesets, words, { ruleset: 'hua-bao', ...body });
    return 'problem' in answer ? placesOf(answer.body.findings) : [];
  };
  t.strictSame(waits({ concealed: '12q', melds: [5, '12y'] }), ['wrong-type /melds/0', 'tile-unreadable /concealed', 'tile-unreadable /melds/1']);
  t.strictSame(waits({ hand: '12q', visible: 7 }), ['wrong-type /visible', 'tile-unreadable /hand']);
  t.strictSame(waits({ conceald: '123m' }), ['unknown-field /conceald'], 'a misspelt name says it all');
  t.strictSame(waits({ hand: '1m', seat: 'Q' }), ['wrong-type /seat', 'hand-size ']);
  const claims = ruleOnClaims(rulesets, words, {
    ruleset: 'hua-bao', discarder: 'Q', tile: '5q',
    claims: [{ seat: 'S', claim: 'pung', with: '5y' }, { seat: 'W', claim: 'win', hand: '12x' }, { seat: 'N', claim: 'chow', with: 5 }, 7],
  });
  t.strictSame('problem' in claims && placesOf(claims.body.findings), [
    'wrong-type /discarder', 'wrong-type /claims/2/with', 'wrong-type /claims/3', 'tile-unreadable /tile', 'tile-unreadable /claims/0/with', 'tile-unreadable /claims/1/hand',
  ]);
  const nothing = ruleOnClaims(rulesets, words, 5);
  t.strictSame('problem' in nothing && placesOf(nothing.body.findings), ['wrong-type ']);
  const many = findWaits(rulesets, words, { ruleset: 'hua-bao', concealed: '1q', melds: Array.from({ length: 120 }, () => 5) });
  t.notOk('problem' in many && placesOf(many.body.findings).includes('tile-unreadable /concealed'), 'a list that was cut short ends there');
  t.end();
});

t.test('a misspelt field says it all, unless the right one is there too', (t) => {
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'E', tlie: '5z', by: 'self-draw' } }), ['unknown-field /win/tlie'], 'the tile is not missing');
  t.strictSame(places({ hnads: [] }), ['unknown-field /hnads']);
  const [both] = findingsOf({ hands: [{ seat: 'E', sead: 'S', hand: '1m4m7m2p5p8p3s6s9sEWNP' }] });
  t.match(both, { code: 'unknown-field', at: '/hands/0/sead' });
  t.notOk('suggestion' in both!, 'a name that is taken');
  const [option] = findingsOf({ hands: [], options: { limit: 300, limt: 500 } }).filter(({ code }) => code === 'option-unknown');
  t.notOk('suggestion' in option!);
  t.end();
});

t.test('hints know the other hands', (t) => {
  const hands = [{ seat: 'E', hand: '123m 456m 789m 12p 55z' }, { seat: 'S', hand: '3333p 111222333z' }];
  const found = findingsOf({ hands, win: { seat: 'E', by: 'self-draw' } });
  t.match(found, [{ code: 'winning-tile-missing', at: '/win', hint: 'Only 3 circles would complete it, and South holds all four.', holder: 'S' }]);
  t.equal(found.length, 1);
  t.notOk('waits' in found[0]!);
  const shared = findingsOf({ hands: [hands[0], { seat: 'S', hand: '33p 1122334455z 1s' }, { seat: 'W', hand: '33p 11223344z 123s' }], win: { seat: 'E', by: 'self-draw' } });
  t.match(shared.find(({ code }) => code === 'winning-tile-missing'), { completing: ['3p'] });
  t.notOk(shared.some((finding) => 'holder' in finding));
  const short = findingsOf({ hands: [{ seat: 'E', hand: '123m 456m 789m 2p 55z' }, hands[1]], win: { seat: 'E', tile: '1p', by: 'discard' } });
  t.match(short, [{ code: 'hand-size', expected: 14, found: 13 }]);
  t.notOk('waits' in short[0]!, 'nothing that another holds');
  t.end();
});

t.test('as many tiles have to be others as can really be exchanged', (t) => {
  // 7 bamboo has to be 3 circles; where South holds all of them, two tiles have to be others.
  const east = { seat: 'E', hand: '123m 456m 789m 12p 7s 55z' };
  const win = { seat: 'E', tile: '7s', by: 'self-draw' };
  t.match(findingsOf({ hands: [east], win }), [{ code: 'not-complete', exchanges: 1, instead: '7s', tile: '3p', message: 'The hand is not complete: 1 tile would have to be another.' }]);
  const [far] = findingsOf({ hands: [east, { seat: 'S', hand: '3333p 111222333z' }], win });
  t.match(far, { code: 'not-complete', exchanges: 2, nearest: undefined });
  // A kong on the table may not be what the circumstance needs: with 3 circles as the winning tile another would hold a copy.
  const held = findingsOf({ hands: [east, { seat: 'S', hand: '333p 1112223334z' }], win: { ...win, circumstances: ['last-of-kind'] } });
  t.match(held, [{ code: 'not-complete', exchanges: 1, nearest: undefined, message: 'The hand is not complete: 1 tile would have to be another.' }], 'an exchange that brings another finding is not named');
  t.end();
});

t.test('message and hint count alike', (t) => {
  const [short] = findingsOf({ hands: [{ seat: 'E', hand: '123m 456m 78m 12p 55z' }], win: { seat: 'E', tile: '3p', by: 'discard' } });
  t.match(short, { code: 'hand-size', expected: 14, found: 13, waits: ['3m', '6m', '9m'] });
  t.match(short!.message, /^1 tile too few: 13 /);
  t.match(findingsOf({ hands: [{ seat: 'E', hand: `${COMPLETE} 9s` }], win: { seat: 'E', tile: '5z', by: 'discard' } }), [{ code: 'hand-size', expected: 14, found: 15 }], 'the winning tile among them');
  t.match(findingsOf({ hands: [{ seat: 'E', hand: `${COMPLETE} 9s` }], win: { seat: 'E', tile: '1s', by: 'discard' } }), [{ code: 'hand-size', expected: 14, found: 16 }], 'and elsewhere');
  t.end();
});

t.test('a letter alone or twice gets a guess that can be taken up, or none', (t) => {
  t.match(one('123m 456m 789m 12pp 5z', t), { text: 'p', suggestion: 'P' }, 'there are twelve without it');
  t.match(one('123m 456m 789m 1pp 5z', t), { text: 'p', suggestion: undefined }, 'a tile is missing whatever was meant');
  t.match(one('123m 456m 789m 123pp 5z', t), { text: '123pp', suggestion: '123p' });
  t.match(one('123m 456m 789m 123p f', t), { text: 'f', suggestion: 'F' });
  t.match(one('123m 456m 789m 123p f 5z', t), { text: '123p f', suggestion: '123p' }, 'there are thirteen without it');
  t.match(one('f 123m 456m 789m 123p 5z', t), { text: 'f 123m', suggestion: '123m' });
  t.match(one('123m 456m 789m 123p 5z + 1F', t), { text: '1F', suggestion: '1f' });
  t.match(one('f', t), { suggestion: undefined });
  t.match(one('m', t), { suggestion: undefined });
  t.match(one('123m 456m 789m 123P 5z', t), { text: '123P', suggestion: '123p' });
  t.match(one('123m 456m 789m 23P 5z', t), { text: '23', suggestion: undefined }, 'circles would be too few, and white dragons too');
  t.end();
});

t.test('capital suits, commas, full-width digits and American letters are one finding with a guess', (t) => {
  for (const [written, guess] of [
    ['123M 456P 789S 1122Z', '123m 456p 789s 1122z'],
    ['123m,456p,789s,1122z', '123m 456p 789s 1122z'],
    ['123m , 456p , 789s 1122z', '456p'],
    ['123M 456P 789S 1122z', '123m 456p 789s'],
    ['1,2,3m 4,5,6p 789s 1122z', '123m 456p'],
    ['１２３m ４５６p ７８９s １１２２z', '123m 456p 789s 1122z'],
    ['１２３ｍ　４５６ｐ　７８９ｓ　１１２２ｚ', '123m 456p 789s 1122z'],
    ['123C 456D 789B 1122z', '123m 456p 789s'],
    ['123c 456d 789b EESS', '123m 456p 789s'],
    ['123w 456b 789t EESS', '123m 456p 789s'],
  ] as const) t.match(one(written, t), { code: 'tile-unreadable', suggestion: guess }, written);
  t.match(one('123m 456p 789s RR GG', t), { suggestion: 'CC FF' });
  t.match(one('123M', t), { suggestion: '123m' }, 'a line that is all in capitals is meant so, whatever else is wrong');
  t.end();
});

t.test('a winner without a hand brings no finding about the size of another', (t) => {
  t.strictSame(places({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'N', tile: '5z', by: 'self-draw' } }), ['winner-missing /win/seat']);
  t.strictSame(places({ hands: [{ seat: 'E', hand: '1m' }], win: { seat: 'N', tile: '5z', by: 'self-draw' } }), ['hand-size /hands/0', 'winner-missing /win/seat'], 'nobody holds so few');
  t.end();
});

t.test('one field has one finding', (t) => {
  t.strictSame(places({ ruleset: 'simple', options: { players: 3 }, hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'N', tile: '5z', by: 'discard', from: 'N' } }), [
    'seat-not-in-game /win/seat', 'seat-not-in-game /win/from',
  ]);
  t.strictSame(places({ hands: [{ seat: 'S', hand: COMPLETE }], win: { seat: 'S', by: 'discard', circumstances: ['dealt'] } }), ['circumstance-impossible /win/circumstances/0']);
  t.match(findingsOf({ hands: [{ seat: 'E', hand: '123m 456m 789m 12p 55z' }], win: { seat: 'E', tile: '', by: 'self-draw' } }), [{ code: 'winning-tile-missing', at: '/win/tile', waits: ['3p'] }]);
  t.end();
});

t.test('a hand that scores nothing keeps the deal valid', (t) => {
  const deal = { ruleset: 'hua-bao', options: { foulHands: 'score-zero' }, hands: [{ seat: 'E', hand: COMPLETE }, { seat: 'S', hand: '123m' }], win: { seat: 'E', tile: '5z', by: 'self-draw' } };
  const { body } = validateDeal(rulesets, words, deal);
  t.match(body, { valid: true, complete: true, findings: [{ code: 'hand-size', at: '/hands/1', scoresZero: true }] });
  t.match(scoreDeal(rulesets, words, deal), { status: 200, body: { hands: [{}, { outcome: 'foul', score: 0, findings: [{ code: 'hand-size', scoresZero: true }] }] } });
  t.match(validateDeal(rulesets, words, { ...deal, options: {} }).body, { valid: false, findings: [{ code: 'hand-size', scoresZero: undefined }] });
  t.end();
});

t.test('a hand of a form that is not played says so', (t) => {
  const hand = (ruleset: string, hand: string, tile: string): Finding => {
    const [found] = findingsOf({ ruleset, hands: [{ seat: 'E', hand }], win: { seat: 'E', tile, by: 'self-draw' } });
    return found!;
  };
  const orphans = '19m 19p 19s ESWN PFCC';
  t.match(hand('hua-bao', orphans, '1m'), { code: 'not-complete', form: 'thirteen-orphans', message: /thirteen orphans, a hand that is not played in this game/ });
  t.match(hand('simple', orphans, '1m'), { code: 'not-complete', form: 'thirteen-orphans', exchanges: undefined });
  t.match(hand('dmjl', '11m 33m 55m 22p 44p 66p 88s', '1m'), { form: 'seven-pairs', message: /seven pairs, a hand that is not played/ });
  t.match(hand('simple', '147m 258p 369s 234m 55z', '1m'), { form: 'knitted-straight', message: /knitted straight, a hand/ });
  t.match(hand('dmjl', '147m 258p 369s ESWNP', '1m'), { form: 'honours-and-knitted', message: /honours and knitted tiles, a hand/ });
  const twins = { ruleset: 'hua-bao', options: { specialHands: ['heavenly-twins'] }, hands: [{ seat: 'E', hand: '11m 33m 55m 22p 44p 66p 88s' }], win: { seat: 'E', tile: '1m', by: 'self-draw' } };
  t.match(findingsOf(twins), [{ form: 'seven-pairs', message: 'This hand is not played in this game: only some hands of its form win.' }]);
  t.end();
});

t.test("a winner's value below the minimum counts, with a note", (t) => {
  const deal = { ruleset: 'mcr', hands: [{ seat: 'S', score: 7 }], win: { seat: 'S', by: 'self-draw' } };
  const note = { code: 'score-below-minimum', at: '/hands/0/score', seat: 'S', found: 7, minimum: 8, message: 'The winner’s score of 7 is below the minimum of 8; it counts all the same.' };
  // Each of the others pays 8 + 7.
  t.match(scoreDeal(rulesets, words, deal), { status: 200, body: { hands: [{ outcome: 'win', score: 7, findings: [], notes: [note] }], settlement: { net: { S: 45 } } } });
  const enough = scoreDeal(rulesets, words, { ...deal, hands: [{ seat: 'S', score: 8 }] });
  t.strictSame('problem' in enough || enough.body.hands[0]?.notes, []);
  const other = scoreDeal(rulesets, words, { ...deal, hands: [{ seat: 'S', score: 9 }, { seat: 'E', score: 3 }] });
  t.strictSame('problem' in other || other.body.hands.map(({ notes }) => notes.length), [0, 0], 'of a winner alone');
  t.end();
});

t.test("a kong's replacement needs a kong", (t) => {
  const drawn = (circumstance: string): Finding | undefined => findingsOf({ hands: [{ seat: 'E', hand: COMPLETE }], win: { seat: 'E', tile: '5z', by: 'self-draw', circumstances: [circumstance] } })[0];
  t.match(drawn('kong-replacement'), { message: 'A kong’s replacement tile needs a kong; the hand has none.', expected: 1, found: 0 });
  t.match(drawn('kong-on-kong'), { message: 'A kong on a kong needs two kongs; in the hand: 0.', expected: 2, found: 0 });
  t.end();
});

t.test('whose discard was claimed is not held against a hand whose seat cannot be read', (t) => {
  const hands = [{ seat: 'Q', concealed: '123m 456p 789s 1z', melds: [{ tiles: '777z', from: 'S' }] }];
  t.match(findingsOf({ hands }), [{ code: 'wrong-type', at: '/hands/0/seat' }]);
  t.end();
});

t.test('what other hands hold keeps a special hand away', (t) => {
  const win = { seat: 'E', tile: '7z', by: 'self-draw' };
  const east = { seat: 'E', hand: '11z 22z 33z 44z 55z 66z 7z 9m' };
  const alone = findingsOf({ hands: [east], win });
  t.match(alone, [{ code: 'not-complete', exchanges: 1 }]);
  const held = findingsOf({ hands: [east, { seat: 'S', hand: '777z 123m 456m 789m 1p' }], win });
  t.not(held[0]?.['exchanges'], 1, 'South holds the other three red dragons');
  t.end();
});
