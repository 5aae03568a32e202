import t from 'tap';
import { fansOf, scoreFans, suppressedOf } from '../../support/fan-hands.ts';
import type { Fans, Win } from '../../support/fan-hands.ts';

/** What players once argued about and both profiles count alike: tests of the hand under each. */
function alike(name: string, hand: string, win: Win, has: Fans, lacks: readonly string[] = []): void {
  for (const profile of ['wmo-2006', 'online']) {
    t.test(`${name} (${profile})`, (t) => {
      const fans = fansOf(scoreFans(hand, { ...win, options: { profile } }).hand);
      t.match(fans, has);
      for (const fan of lacks) t.notMatch(fans, { [fan]: Number }, fan);
      t.end();
    });
  }
}

alike(
  'four pure shifted chows use all four sets, so two terminal chows do not count',
  '12334556778s EE',
  { tile: '9s' },
  { 'four-pure-shifted-chows': 1, 'half-flush': 1 },
  ['two-terminal-chows', 'pure-shifted-chows', 'short-straight'],
);
alike('two concealed kongs are not two concealed pungs as well', '99p 34678s (2222m) (5555p)', { tile: '2s' }, { 'two-concealed-kongs': 1 }, [
  'two-concealed-pungs',
  'concealed-kong',
]);
alike('three concealed pungs count with two concealed kongs', '999p 34s 88s (2222m) (5555p)', { tile: '5s' }, {
  'three-concealed-pungs': 1,
  'two-concealed-kongs': 1,
}, ['concealed-kong', 'two-concealed-pungs']);
alike('four concealed pungs count with two concealed kongs', '999p 77s 88s (2222m) (5555p)', { tile: '7s', by: 'self-draw' }, {
  'four-concealed-pungs': 1,
  'two-concealed-kongs': 1,
}, ['concealed-kong', 'three-concealed-pungs']);
alike('three concealed pungs count with three kongs, beside which no smaller fan of kongs does', '67m 99s (1111m) (3333p) (5555s)', { tile: '8m' }, {
  'three-kongs': 1,
  'three-concealed-pungs': 1,
}, ['two-concealed-kongs', 'concealed-kong']);
alike('four concealed pungs count with four kongs, beside which no smaller fan of kongs does', '9s (1111m) (3333p) (5555s) (CCCC)', { tile: '9s' }, {
  'four-kongs': 1,
  'four-concealed-pungs': 1,
}, ['three-kongs', 'two-concealed-kongs', 'concealed-kong', 'single-wait']);
alike('a concealed kong counts beside two concealed pungs', '34s 99p 678p 555s (2222m)', { tile: '2s' }, {
  'concealed-kong': 1,
  'two-concealed-pungs': 1,
});
alike('a sole waiting kind that fits in two ways counts one wait', '1233s [345m] [222p] [567m]', { tile: '3s' }, { 'edge-wait': 1 }, [
  'single-wait',
  'closed-wait',
]);
alike('a pung completed by a discard is exposed', '222m 55p 234s EE [678s]', { tile: '5p' }, {}, ['two-concealed-pungs']);
alike('last tile draw counts with a replacement tile', '78s EE [234m] [6666p] [555s]', { tile: '9s', by: 'self-draw', circumstances: ['last-tile', 'kong-replacement'] }, {
  'last-tile-draw': 1,
  'out-with-replacement-tile': 1,
}, ['self-drawn']);
alike('all types may be seven pairs', '1133m 5577p 22s EE C', { tile: 'C' }, { 'seven-pairs': 1, 'all-types': 1 });
alike('four alike are two of seven pairs, and a tile hog', '3333m 4455p 6677s E', { tile: 'E' }, { 'seven-pairs': 1, 'tile-hog': 1 });

t.test('the reason is told where a wait, a kong or a chow is left out', (t) => {
  const told = (hand: string, win: Win): readonly string[] => suppressedOf(scoreFans(hand, win).hand);
  t.ok(told('12334556778s EE', { tile: '9s' }).includes('two-terminal-chows: four-pure-shifted-chows (non-repeat)'));
  t.ok(told('99p 34678s (2222m) (5555p)', { tile: '2s' }).includes('two-concealed-pungs: two-concealed-kongs (non-repeat)'));
  t.ok(told('9s (1111m) (3333p) (5555s) (CCCC)', { tile: '9s' }).includes('two-concealed-kongs: four-kongs (non-repeat)'));
  t.end();
});
