import t from 'tap';
import { judgeWaits } from '../../src/engine/judge-waits.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import { readyRules } from '../support/ready-rules.ts';
import { told } from '../support/readiness.ts';

const HUA_BAO = readyRules('hua-bao');

t.test('a written hand is judged all the way to its waits', (t) => {
  const { waits } = judgeWaits({ seat: 'S', hand: '234m 5p 678s [777z] (1111p) + 2f', visible: '5p' }, HUA_BAO);
  t.strictSame(told(waits!.waits), ['5p x2 200'], 'as South wins in the deal of the documentation');
  t.end();
});

t.test('seat and prevailing wind tell what a wait is worth', (t) => {
  const worth = (seat: 'E' | 'S', roundWind: 'E' | 'S'): number =>
    judgeWaits({ seat, roundWind, hand: '123m 456p 789s 11z 55p' }, HUA_BAO).waits!.waits.find(({ tile }) => tileCode(tile) === '1z')!.score;
  t.equal(worth('S', 'S'), 14, 'mahjong 10, an exposed pung of honours 4');
  t.equal(worth('S', 'E'), 28, 'doubled for the prevailing wind');
  t.equal(worth('E', 'E'), 56, 'and for the seat wind');
  t.end();
});

t.test('a hand with mistakes is answered with all of them', (t) => {
  const { waits, findings } = judgeWaits({ hand: '123m', visible: '5p x' }, HUA_BAO);
  t.equal(waits, undefined);
  t.strictSame(findings?.map(({ code, at }) => `${code} ${at}`), ['hand-size ', 'tile-unreadable /visible']);
  t.end();
});
