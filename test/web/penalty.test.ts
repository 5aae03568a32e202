import t from 'tap';
import { noBrowser, openBrowser, openWindow, servePage } from '../support/browser.ts';
import { startGame } from '../support/page-game.ts';
import { allSent, keptGame, totalsOf } from '../support/page-game-script.ts';
import { PageHand } from '../support/page-hand.ts';

t.test('wrong naming is paid to the one who claimed the tile, who has to be chosen', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const { page, faults } = await openWindow(await openBrowser(t), url);
  const hand = new PageHand(page, 'thumb');
  await startGame(hand, /^German/);
  await page.goto(`${url}#/penalty`);
  await hand.press(page.getByRole('group', { name: 'Who', exact: true }).getByRole('radio', { name: 'Dora' }));
  await page.getByRole('combobox', { name: 'What for' }).selectOption('wrong-naming-pung');
  const receivers = page.getByRole('group', { name: 'To whom' }).getByRole('radio');
  t.equal(await receivers.count(), 3, 'nobody pays himself');
  t.ok(await page.getByRole('button', { name: 'Impose the penalty' }).isDisabled(), 'nobody is chosen yet');
  await hand.press(page.getByRole('group', { name: 'To whom' }).getByRole('radio', { name: 'Bela' }));
  await hand.pressButton('Impose the penalty');
  await page.getByRole('heading', { name: 'The table' }).waitFor();
  await allSent(page);
  const { remote, keys } = await keptGame(page);
  const answer = await fetch(`${url}v1/games/${remote}`, { headers: { authorization: `Bearer ${keys.owner}` } });
  const { totals } = (await answer.json()) as { readonly totals: Readonly<Record<string, number>> };
  t.strictSame(totals, { Anna: 0, Bela: 100, Chen: 0, Dora: -100 });
  t.same(await totalsOf(page), totals, 'here as at the service');
  t.strictSame(faults, []);
});
