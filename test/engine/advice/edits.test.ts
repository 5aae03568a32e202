import t from 'tap';
import { withTileAdded, withTileExchanged, withWinningTile } from '../../../src/engine/advice/edits.ts';
import { tileOf } from '../../../src/engine/tiles.ts';
import { validateDeal } from '../../../src/engine/hand/validate-deal.ts';
import { readyRules } from '../../support/ready-rules.ts';

t.test('a deal that nobody won has no winning tile to change', (t) => {
  const drawn = { hands: [] };
  t.equal(withWinningTile(drawn, 3), drawn);
  t.strictSame(withWinningTile({ ...drawn, win: null }, 3), { ...drawn, win: null });
  t.end();
});

t.test('a tile is added to a hand of melds alone', (t) => {
  const hands = [{ seat: 'E', melds: ['123m'] } as const];
  t.strictSame(withTileAdded({ hands }, 0, tileOf('5p')!).hands, [{ ...hands[0], concealed: '5p ' }]);
  t.end();
});

t.test('where the hand does not hold the tile, the winning tile is exchanged', (t) => {
  const win = { seat: 'E', tile: '4s', by: 'self-draw' } as const;
  t.match(withTileExchanged({ hands: [{ seat: 'E', melds: ['123m'] }], win }, 0, tileOf('4s')!, tileOf('5s')!), { win: { tile: '5s' } });
  t.match(withTileExchanged({ hands: [undefined], win }, 0, tileOf('4s')!, tileOf('5s')!), { win: { tile: '5s' } });
  t.end();
});

t.test('of very many findings only the first are advised on, and none is lost', (t) => {
  const hand = Array.from({ length: 30 }, (_, i) => `1${'qwxvy'.charAt(i % 5)}`).join(' ');
  const { findings } = validateDeal({ hands: [{ seat: 'E', hand }] }, readyRules('hua-bao'));
  t.ok(findings.length > 20, `${findings.length} findings`);
  t.end();
});
