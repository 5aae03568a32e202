import t from 'tap';
import type { DealScore, HandScore, Line } from '../../../src/engine/explain/answer.ts';
import { explainDeal } from '../../../src/engine/explain/explain-deal.ts';
import type { DealInput } from '../../../src/engine/hand/input.ts';
import { judgeDeal } from '../../../src/engine/judge.ts';
import { LANGUAGES, wordsFor } from '../../../src/words/index.ts';
import { readyRules } from '../../support/ready-rules.ts';

type Options = Readonly<Record<string, unknown>>;

function explain(ruleset: string, deal: DealInput, options?: Options, language = 'en'): DealScore {
  const ready = readyRules(ruleset, options);
  const judged = judgeDeal(deal, ready);
  if (judged.findings !== undefined) throw new Error(JSON.stringify(judged.findings));
  return explainDeal(judged.sheet, ready, wordsFor(language));
}

/** The winner's hand alone, East sitting, won with a tile. */
function explainWinner(ruleset: string, hand: string, win: Omit<NonNullable<DealInput['win']>, 'seat'>, options?: Options): HandScore {
  const score = explain(ruleset, { hands: [{ seat: 'S', hand }], win: { ...win, seat: 'S' } }, options);
  return score.hands[0]!;
}

/** What the lines of a hand say, by rule. */
const sentences = ({ lines }: HandScore): Record<string, string> =>
  Object.fromEntries(lines.map(({ rule, because }) => [rule, because]));

/** The score that the lines fold to. */
function fold(lines: readonly Line[]): number {
  const final = lines.find(({ kind }) => kind === 'limit' || kind === 'declared');
  if (final !== undefined) return final.value;
  const sum = (...kinds: readonly string[]): number =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { value, count }) => total + value * count, 0);
  return sum('points') * 2 ** sum('doubling') + sum('fan', 'flower');
}

const EXAMPLE: DealInput = {
  roundWind: 'E',
  hands: [
    { seat: 'E', hand: '345m 2678p 7s EE [999s] + 1f' },
    { seat: 'S', hand: '234m 55p 678s [777z] (1111p) + 2f' },
    { seat: 'W', concealed: '22m 9m 444p 13678s FF' },
    { seat: 'N', concealed: '6m 23p 222s NNN P', melds: [{ tiles: '888m', from: 'W' }] },
  ],
  win: { seat: 'S', tile: '5p', by: 'discard', from: 'W' },
};

t.test('each line says which sets and tiles are worth what', (t) => {
  const [east, south, west, north] = explain('hua-bao', EXAMPLE).hands.map(sentences);
  t.strictSame(Object.values(south!), [
    'Exposed pung of red dragons: 4 points',
    'Concealed kong of 1 circles: 32 points',
    'Orchid: 4 points',
    'Mahjong: the hand is complete – 10 points',
    'Exposed pung of red dragons: 1 doubling',
    'Orchid, of the player’s own seat: 1 doubling',
  ]);
  t.match(Object.values(east!), ['Exposed pung of 9 bamboo: 4 points']);
  t.equal(east!['pair-of-seat-wind'], 'Pair of East winds – Pair of the seat wind: 2 points');
  t.equal(west!['pung-of-simples-concealed'], 'Concealed pung of 4 circles: 4 points');
  t.equal(north!['pung-of-seat-wind'], 'Concealed pung of North winds: 1 doubling');
  t.end();
});

t.test('the lines have the tiles that prove them', (t) => {
  const south = explain('hua-bao', EXAMPLE).hands[1]!;
  const tiles = Object.fromEntries(south.lines.map((line) => [line.rule, line.tiles.join(' ')]));
  t.equal(tiles['kong-of-majors-concealed'], '1p 1p 1p 1p');
  t.equal(tiles['bonus-tile'], '2f');
  t.equal(tiles['mahjong'], '2m 3m 4m 5p 5p 6s 7s 8s 7z 7z 7z 1p 1p 1p 1p', 'the whole hand');
  t.end();
});

t.test('the answer tells seat, outcome, form, sets and settlement in words of the field', (t) => {
  const score = explain('hua-bao', EXAMPLE);
  const south = score.hands[1]!;
  t.match(south, { seat: 'S', outcome: 'win', form: 'standard', score: 200, points: 50, doublings: 2, uncapped: 200 });
  t.match(south, { limitApplied: false, limitHand: null });
  t.strictSame(south.sets.find(({ winning }) => winning), { kind: 'pair', tiles: ['5p', '5p'], concealed: false, winning: true });
  t.match(score.hands[0], { outcome: 'none', form: null });
  t.strictSame(score.settlement?.net, { E: -372, S: 800, W: -258, N: -170 });
  t.strictSame(score.settlement?.payments[0], { from: 'E', to: 'S', amount: 400, reason: 'winner' });
  t.match(score.ruleset, { id: 'hua-bao', options: { limit: 500 } });
  t.equal(score.unsettled, null);
  t.end();
});

t.test('a line of several sets names them all and says how often it counts', (t) => {
  const hand = explainWinner('hua-bao', '11p 234m [777z] [111m] [999s] + 1f 3f', { tile: '1p', by: 'self-draw' });
  t.equal(
    sentences(hand)['pung-of-majors-exposed'],
    'Exposed pung of red dragons, exposed pung of 1 characters, exposed pung of 9 bamboo: 3 × 4 points',
  );
  t.equal(sentences(hand)['bonus-tile'], 'Plum, chrysanthemum: 2 × 4 points');
  t.end();
});

t.test('a count above the limit is capped, and the line says so', (t) => {
  const hand = explainWinner('hua-bao', '11p 666z 777z (1111z) [222z]', { tile: '1p', by: 'self-draw' });
  t.ok(hand.limitApplied);
  t.equal(sentences(hand)['limit'], `The score of ${hand.uncapped!} is held to the limit of 500`);
  t.equal(fold(hand.lines), hand.score);
  t.end();
});

t.test('a limit hand says what it is, what it is worth and what it replaces', (t) => {
  const honours = explainWinner('hua-bao', '22z 111z 333z 666z [777z]', { tile: '2z', by: 'self-draw' });
  t.match(sentences(honours)['all-honours'], /^Only winds and dragons: all tiles are winds or dragons – 500 instead of the ordinary score of \d+$/);
  const dragons = explainWinner('hua-bao', '22p 567m [555z] [666z] [777z]', { tile: '2p', by: 'self-draw' });
  t.match(
    sentences(dragons)['big-three-dragons'],
    /^Big three dragons: exposed pung of white dragons, exposed pung of green dragons, exposed pung of red dragons – 500 instead of/,
  );
  t.equal(fold(dragons.lines), 500);
  t.end();
});

t.test('a value counted at the table is taken as it is', (t) => {
  const { hands } = explain('hua-bao', { hands: [{ seat: 'W', score: 24 }] });
  t.match(hands[0], { form: 'declared', score: 24, lines: [{ rule: 'declared', kind: 'declared', value: 24, tiles: [] }] });
  t.equal(fold(hands[0]!.lines), 24);
  t.end();
});

t.test('a rule about the winning tile names it', (t) => {
  const hand = explainWinner('hua-bao', '234m 678s 46p 11z [777z]', { tile: '5p', by: 'robbing-kong', from: 'W' });
  t.equal(sentences(hand)['robbing-kong'], 'Robbing a kong: won with 5 circles, robbed from a kong – 10 points');
  t.strictSame(hand.lines.find(({ rule }) => rule === 'robbing-kong')?.tiles, ['5p']);
  const again = explainWinner('hua-bao', '234m 678s 45p 11z [777z]', { tile: '6p', by: 'robbing-kong', from: 'W' });
  t.equal(sentences(again)['robbing-kong'], 'Robbing a kong: won with 6 circles, robbed from a kong – 10 points');
  t.end();
});

t.test('a dealt hand has no winning tile to name', (t) => {
  const circumstances = ['dealt', 'flower-replacement'] as const;
  const hands = [{ seat: 'E', hand: '234m 678s 55p 777z 111p + 1f' }] as const;
  const { hands: scored } = explain('hua-bao', { hands, win: { seat: 'E', by: 'self-draw', circumstances } }, { extras: ['replacement-tile'] });
  const line = scored[0]!.lines.find(({ rule }) => rule === 'replacement-tile');
  t.match(line, { because: 'Replacement tile: 1 doubling', tiles: [] });
  t.equal(sentences(scored[0]!)['heaven'], 'Blessing of heaven: East won with the dealt hand – 500 instead of the ordinary score of 240');
  t.end();
});

t.test("a club's rule is told by its own label and the sentence of its test", (t) => {
  const ready = readyRules('hua-bao', { extras: ['self-drawn'] });
  const judged = judgeDeal(
    { hands: [{ seat: 'S', hand: '234p 678p 456p 11z 777z' }], win: { seat: 'S', tile: '5p', by: 'self-draw' } },
    ready,
  );
  if (judged.findings !== undefined) throw new Error('the hand is sound');
  const hand = judged.sheet.hands[0]!;
  const rename = (id: string): object => ({ ...hand.lines.find(({ rule }) => rule.id === id)!.rule, id: `club-${id}` });
  const lines = hand.lines.map((line) =>
    ['one-suit-with-honours', 'self-drawn'].includes(line.rule.id) ? { ...line, rule: rename(line.rule.id) as typeof line.rule } : line,
  );
  const sheet = { ...judged.sheet, hands: [{ ...hand, lines }] };
  const said = sentences(explainDeal(sheet, ready, wordsFor('en')).hands[0]!);
  t.equal(said['club-one-suit-with-honours'], 'One suit with honours: all tiles are of one suit, with honours – 1 doubling');
  t.equal(said['club-self-drawn'], 'Self-drawn: the winning tile, 5 circles, was drawn from the wall – 2 points');
  t.end();
});

t.test('what a player might claim and does not count is told with its reason', (t) => {
  const hand = explainWinner('mcr', '22334455667788p', { tile: '8p', by: 'self-draw' });
  const suppressed = Object.fromEntries(hand.suppressed.map(({ rule, reason }) => [rule, reason]));
  t.match(suppressed['mcr.full-flush'], 'Seven Shifted Pairs');
  t.equal(hand.form, 'seven-pairs');
  t.equal(hand.points, undefined);
  t.equal(hand.fan, fold(hand.lines));
  t.end();
});

t.test('a fan hand adds fans and flowers', (t) => {
  const hand = explainWinner('mcr', '123m 123p 123s 55z [777z] + 1f 1g', { tile: '1s', by: 'discard', from: 'E' });
  t.equal(sentences(hand)['mcr.mixed-triple-chow'], 'Chow 1-2-3 characters, chow 1-2-3 circles, chow 1-2-3 bamboo: 8 fan');
  t.match(hand.lines.find(({ kind }) => kind === 'flower'), { count: 2, because: 'Plum, spring: 2 × 1 fan' });
  t.equal(fold(hand.lines), hand.score);
  t.equal(hand.score, (hand.fan ?? 0) + 2);
  t.end();
});

t.test('other readings say why they lose', (t) => {
  const hand = explainWinner('mcr', '111222333m 99p [456s]', { tile: '3m', by: 'self-draw' });
  t.ok(hand.alternatives.length > 0);
  for (const { score, because } of hand.alternatives) {
    if (score < hand.score) t.equal(because, `This reading scores ${score}; the one used scores ${hand.score}.`);
    t.ok(score <= hand.score);
  }
  t.end();
});

t.test('what is not settled has a reason', (t) => {
  const score = explain('hua-bao', { hands: [{ seat: 'S', hand: '234m 678s 456p 11z 777z' }], win: { seat: 'S', tile: '5p', by: 'self-draw' } });
  t.equal(score.settlement, null);
  t.equal(score.unsettled, 'Nothing is settled yet: the hands of all players are needed.');
  t.end();
});

t.test('a foul hand scores nothing and shows its findings in words', (t) => {
  const hands = EXAMPLE.hands.map((hand) => (hand.seat === 'W' ? { seat: 'W' as const, concealed: '22m' } : hand));
  const { hands: scored } = explain('hua-bao', { ...EXAMPLE, hands }, { foulHands: 'score-zero' });
  const west = scored.find(({ seat }) => seat === 'W');
  t.match(west, { outcome: 'foul', score: 0, findings: [{ code: 'hand-size', expected: 13, found: 2 }] });
  t.equal(west?.findings[0]?.message, '11 tiles too few: 2 (no kong), 13 expected.');
  t.notOk('case' in west!.findings[0]!, 'which case it is, is in the words');
  t.end();
});

t.test('every language says the same of the same deal: no numbers differ, no place is left open', (t) => {
  const bare = (score: DealScore): unknown =>
    JSON.parse(JSON.stringify(score, (key, value: unknown) => (['label', 'because', 'reason', 'unsettled'].includes(key) ? null : value)));
  for (const language of LANGUAGES) {
    const score = explain('hua-bao', EXAMPLE, undefined, language);
    t.strictSame(bare(score), bare(explain('hua-bao', EXAMPLE)), language);
    for (const line of score.hands.flatMap(({ lines }) => lines)) t.notMatch(line.because, /[{}]/, `${language}: ${line.rule}`);
  }
  t.end();
});
