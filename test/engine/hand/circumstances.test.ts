import t from 'tap';
import type { Circumstance, Seat } from '../../../src/engine/vocabulary.ts';
import type { HandInput, WinInput } from '../../../src/engine/hand/input.ts';
import { HUA_BAO, SIMPLE, findingsOf, findingsOfWin } from '../../support/declared-deals.ts';
import type { ReadyRules } from '../../../src/engine/rules/ready.ts';
import { readyRules } from '../../support/ready-rules.ts';

const plain = '123m 456m 789m 111p 22p';
const impossible = (hand: string, win: Partial<WinInput>, others: readonly HandInput[] = [], ready = HUA_BAO): string[] =>
  findingsOfWin(hand, win, others, ready).map((finding) => finding.replace('circumstance-impossible ', ''));
const drawn = (hand: string, ...circumstances: Circumstance[]): string[] => impossible(hand, { tile: '2p', circumstances });
const claimed = (circumstances: readonly Circumstance[], win: Partial<WinInput> = {}): string[] =>
  impossible(plain, { tile: '2p', by: 'discard', from: 'W', circumstances, ...win });

t.test('a kong is replaced only where there is one', (t) => {
  t.same(drawn(plain, 'kong-replacement'), ['needs-kong /win/circumstances/0']);
  for (const kong of ['(1111p)', '[1111p]', '[111+1p]']) t.same(drawn(`123m 456m 789m 22p ${kong}`, 'kong-replacement'), [], kong);
  t.same(drawn('1111p 123m 456m 78m 2p', 'kong-replacement'), ['needs-kong /win/circumstances/0', 'not-complete one-tile-off /hands/0'], 'four in hand are none');
  t.end();
});

t.test('a kong on a kong needs two, and says so once', (t) => {
  t.same(drawn('123m 456m 789m 22p (1111p)', 'kong-on-kong'), ['needs-kongs /win/circumstances/0']);
  t.same(drawn(plain, 'kong-replacement', 'kong-on-kong'), ['needs-kongs /win/circumstances/1']);
  t.same(drawn('123m 456m 22p (1111p) [9999m]', 'kong-replacement', 'kong-on-kong'), []);
  t.end();
});

t.test("a flower is replaced only where the winner has one", (t) => {
  t.same(drawn(plain, 'flower-replacement'), ['needs-bonus-tile /win/circumstances/0']);
  t.same(drawn(`${plain} + 3g`, 'flower-replacement'), []);
  t.end();
});

t.test('a replacement is drawn, never claimed', (t) => {
  const hand = '123m 456m 22p (1111p) [9999m] + 1f';
  for (const circumstance of ['kong-replacement', 'flower-replacement', 'kong-on-kong'] as const) {
    t.same(impossible(hand, { tile: '2p', by: 'discard', from: 'W', circumstances: [circumstance] }), ['needs-self-draw /win/circumstances/0']);
    t.same(impossible(hand, { tile: '3m', by: 'robbing-kong', circumstances: [circumstance] }), ['needs-self-draw /win/circumstances/0']);
    t.same(drawn(hand, circumstance), []);
  }
  t.end();
});

t.test('heaven: East, self-drawn, whole, before anything was laid out or called a last tile', (t) => {
  const dealt = (hand: string, win: Partial<WinInput> = {}): string[] => impossible(hand, { seat: 'E', circumstances: ['dealt'], ...win });
  t.same(dealt(plain), []);
  t.same(dealt(`${plain} + 1f`, { circumstances: ['dealt', 'flower-replacement'] }), [], 'flowers may be replaced');
  t.same(dealt(plain, { seat: 'S' }), ['dealt-not-east /win/circumstances/0']);
  t.same(dealt(plain, { by: 'discard', from: 'W' }), ['needs-self-draw /win/circumstances/0']);
  t.same(dealt(plain, { tile: '2p' }), ['dealt-tile /win/circumstances/0']);
  t.same(dealt('123m 456m 789m 22p (1111p)'), ['dealt-kong /win/circumstances/0']);
  t.same(dealt('123m 456m 789m 22p [111p]'), ['dealt-exposed /win/circumstances/0']);
  t.same(dealt('123m 456m [7777m] 22p [111p]'), ['dealt-exposed /win/circumstances/0'], 'a claimed kong is no dealt one');
  t.same(dealt('123m 456m 789m 111p 2p'), ['hand-size one-short /hands/0'], 'the dealt hand has its fourteen tiles');
  t.same(dealt('123m 456m 789m 111p 25p'), ['not-complete one-tile-off /hands/0']);
  t.same(dealt('123m T'), ['tile-unreadable character /hands/0/hand']);
  t.end();
});

t.test('earth: not East, on a discard, which is East\'s, with nothing laid out', (t) => {
  t.same(claimed(['first-discard'], { from: 'E' }), []);
  t.same(impossible(plain, { tile: '2p', by: 'discard', circumstances: ['first-discard'] }), [], 'the discarder need not be named');
  t.same(claimed(['first-discard']), ['first-discard-not-from-east /win/circumstances/0']);
  t.same(claimed(['first-discard'], { seat: 'E' }), ['first-discard-by-east /win/circumstances/0']);
  t.same(drawn(plain, 'first-discard'), ['needs-discard /win/circumstances/0']);
  t.same(impossible(plain, { tile: '9m', by: 'robbing-kong', circumstances: ['first-discard'] }), ['needs-discard /win/circumstances/0']);
  t.same(impossible('123m 456m 22p [111p] 789m', { tile: '2p', by: 'discard', from: 'E', circumstances: ['first-discard'] }), ['first-discard-meld /win/circumstances/0']);
  t.end();
});

t.test('circumstances that exclude each other are reported at the later one', (t) => {
  const both = (...circumstances: Circumstance[]): string[] =>
    impossible(plain, circumstances.includes('dealt') ? { seat: 'E', circumstances } : { tile: '9m', by: 'discard', from: 'E', circumstances });
  for (const [one, other] of [
    ['dealt', 'last-tile'],
    ['dealt', 'last-of-kind'],
    ['dealt', 'original-call'],
    ['first-discard', 'last-tile'],
    ['first-discard', 'last-of-kind'],
  ] as const) {
    t.same(both(one, other), ['contradiction /win/circumstances/1'], `${one}, ${other}`);
    t.same(both(other, one), ['contradiction /win/circumstances/1'], `${other}, ${one}`);
  }
  t.same(both('dealt', 'first-discard'), ['needs-discard /win/circumstances/1'], 'one field has one finding');
  t.same(both('first-discard', 'original-call'), []);
  t.same(both('last-tile', 'original-call', 'last-of-kind', 'last-tile'), [], 'naming one twice does no harm');
  t.same(drawn(plain, 'kong-replacement', 'kong-replacement'), ['needs-kong /win/circumstances/0']);
  t.same(drawn('123m 456m 789m 22p (1111p) + 1f', 'kong-replacement', 'flower-replacement', 'last-tile'), []);
  t.end();
});

t.test('the last of its kind has no other copy concealed in a hand', (t) => {
  const last = (hand: string, others: readonly HandInput[] = []): string[] =>
    impossible(hand, { tile: '9m', by: 'discard', from: 'W', circumstances: ['last-of-kind'] }, others);
  t.same(last('123m 456m 78m 111p 22p'), []);
  t.same(last('123m 456m 789m 111p 22p'), []);
  t.same(last('123m 456m 9m 111p 222p'), ['copy-in-hand /win/circumstances/0']);
  t.same(last('123m 456m 99m 111p 222p'), ['copy-in-hand /win/circumstances/0']);
  t.same(last('123m 456m 78m [999m] 22p'), [], 'in an exposed set it lies open');
  t.same(impossible(plain, { tile: '2p', circumstances: ['last-tile', 'last-of-kind'] }), ['copy-in-hand /win/circumstances/1']);
  const other = (hand: string): HandInput => ({ seat: 'W', hand });
  t.same(last('123m 456m 78m 111p 22p', [other('9m [777p] [888p] [999p] [EEE]')]), ['copy-elsewhere /win/circumstances/0']);
  t.same(last('123m 456m 78m 111p 22p', [other('8s [777p] [888p] [999m] [EEE]')]), []);
  t.same(last('123m 456m 78m 111p 22p', [other('9m T')]), ['tile-unreadable character /hands/1/hand']);
  t.same(findingsOf({ hands: [undefined, { seat: 'S', hand: '123m 456m 78m 111p 22p' }], win: { seat: 'S', tile: '9m', by: 'discard', circumstances: ['last-of-kind'] } }), []);
  t.end();
});

t.test('of a robbed tile the winner has no other copy', (t) => {
  const rob = (hand: string, tile: string): string[] => impossible(hand, { tile, by: 'robbing-kong', from: 'W' });
  t.same(rob('123m 456m 78m 111p 22p', '9m'), []);
  t.same(rob('123m 456m 789m 111p 22p', '9m'), []);
  t.same(rob('123m 456m 789m 111p 22p', '2p'), ['robbed-copy-in-hand /win/tile']);
  t.same(rob('123m 78m 22p [789m] 111p', '9m'), ['robbed-copy-in-hand /win/tile'], 'nor one laid out');
  t.same(rob('123m 78m 22p [999p] 111p', '9m'), []);
  t.end();
});

t.test('a robbed tile is never the last tile, but may be the last of its kind', (t) => {
  const rob = (circumstances: Circumstance[]): string[] => impossible('123m 456m 78m 111p 22p', { tile: '9m', by: 'robbing-kong', circumstances });
  t.same(rob(['last-tile']), ['last-tile-robbing /win/circumstances/0']);
  t.same(rob(['last-of-kind']), []);
  t.same(claimed(['last-tile']), []);
  t.end();
});

t.test('the robbed player, if his hand is known, has the pung that was to become a kong', (t) => {
  const robbed = (hand: HandInput, ready = HUA_BAO, from: Seat = 'W'): string[] =>
    impossible('123m 456m 78m 111p 22p', { tile: '9m', by: 'robbing-kong', from }, [hand], ready);
  t.same(robbed({ seat: 'W', hand: '9s [777p] [888p] [999m] [EEE]' }), []);
  t.same(robbed({ seat: 'W', hand: '9s [777p] [888p] [999p] [EEE]' }), ['robbed-pung-missing /win/from']);
  t.same(robbed({ seat: 'W', hand: '9s [777p] [888p] [789m] [EEE]' }), ['robbed-pung-missing /win/from']);
  t.same(robbed({ seat: 'W', hand: '9s [777p] [888p] [999+9m] [EEE]' }), ['tile-overused all-hands /win/tile'], 'the robbed tile went to the winner');
  t.same(robbed({ seat: 'W', hand: '9s [777p]', partial: true }), []);
  t.same(robbed({ seat: 'W', score: 8 }), []);
  t.same(robbed({ seat: 'N', hand: '9s [777p] [888p] [999p] [EEE]' }), []);
  t.same(robbed({ seat: 'W', hand: '999m 9s [777p] [888p] [EEE]' }), ['robbed-pung-missing /win/from']);
  t.same(robbed({ seat: 'W', hand: '999m 9s [777p] [888p] [EEE]' }, readyRules('hua-bao', { robConcealedKong: true })), ['robbed-concealed-kong /win/from']);
  t.same(robbed({ seat: 'N', score: 8 }, HUA_BAO, 'S'), ['claim-from-self win /win/from']);
  t.end();
});

t.test('a concealed kong is robbed by thirteen orphans alone, where the rules allow it', (t) => {
  const robbed = '999p 123m 456p 78s FF';
  const rob = (hand: string, ready: ReadyRules): string[] => impossible(hand, { tile: '9p', by: 'robbing-kong', from: 'W' }, [{ seat: 'W', hand: robbed }], ready);
  const standard = '22m 78p 234s 567s NNN';
  const orphans = '19m 1p 19s ESWN PFCC';
  for (const [id, options] of [['dmjl', {}], ['hua-bao', { robConcealedKong: true, specialHands: ['thirteen-orphans'] }]] as const) {
    const ready = readyRules(id, options);
    t.same(rob(standard, ready), ['robbed-concealed-kong /win/from'], id);
    t.same(rob(orphans, ready), [], id);
    t.same(rob(orphans, readyRules(id, { ...options, robConcealedKong: false })), ['robbed-pung-missing /win/from'], `${id}, not allowed`);
  }
  t.same(rob('22m 78p 234s 567s NNN', readyRules('mcr')), ['robbed-pung-missing /win/from']);
  t.end();
});

t.test('a fifth copy behind a robbed one is not reported twice', (t) => {
  const robbed: HandInput = { seat: 'W', hand: '9s [777p] [888p] [222p] [EEE]' };
  t.same(impossible('123m 456m 789m 111p 22p', { tile: '2p', by: 'robbing-kong', from: 'W' }, [robbed]), ['robbed-copy-in-hand /win/tile']);
  t.end();
});

t.test('in first games nothing is robbed, since there are no kongs', (t) => {
  t.same(impossible('123m 456m 78m 111p 22p', { tile: '9m', by: 'robbing-kong' }, [], SIMPLE), ['kong-not-allowed robbing /win/by']);
  t.same(impossible(plain, { tile: '2p', circumstances: ['kong-replacement'] }, [], SIMPLE), ['needs-kong /win/circumstances/0']);
  t.same(impossible('123m 456m 789m 22p (1111p)', { tile: '2p', circumstances: ['kong-replacement'] }, [], SIMPLE), ['kong-not-allowed meld /hands/0/hand']);
  t.end();
});
