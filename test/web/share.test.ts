import { readFile } from 'node:fs/promises';
import t from 'tap';
import { noBrowser, openBrowser, openWindow, pictureOf, servePage } from '../support/browser.ts';
import { startGame } from '../support/page-game.ts';
import { allSent, keptGame, playDeal, totalsOf } from '../support/page-game-script.ts';
import { PageHand } from '../support/page-hand.ts';

t.test('a game and who else wants to see it', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  const { page, faults } = await openWindow(browser, url, { acceptDownloads: true });
  const hand = new PageHand(page, 'thumb');
  await startGame(hand);
  await playDeal(hand, 1, { winner: 'Bela', from: 'Chen', value: 64 });
  await allSent(page);
  const { remote, keys } = await keptGame(page);
  const ask = async (path: string): Promise<Response> =>
    await fetch(`${url}v1/games/${remote}${path}`, { headers: { authorization: `Bearer ${keys.owner}` } });

  await t.test('the read-only link shows the game, follows it and changes nothing', async (t) => {
    await hand.pressLink('Share');
    await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
    const link = (await page.locator('.keep').textContent()) ?? '';
    t.match(link, `${url}#/watch/${remote}/`, 'the key stands behind the #');
    t.notMatch(link, keys.owner);
    const { page: other, context, faults: others } = await openWindow(browser, link);
    await other.getByRole('button', { name: /^Bela, .*, 256 points$/ }).waitFor();
    t.equal(await other.locator('.cross .seat:enabled').count(), 0, 'there is nothing to tap');
    await page.goto(`${url}#/table`);
    await playDeal(hand, 2, { winner: 'Bela', value: 8 });
    await allSent(page);
    await other.getByRole('button', { name: /^Bela, .*, 304 points$/ }).waitFor();
    await other.screenshot({ path: pictureOf('watch') });
    t.strictSame(others, []);
    await context.close();
  });

  await t.test('a wrong link says so', async (t) => {
    const { page: other, context } = await openWindow(browser, `${url}#/watch/${remote}/${'0'.repeat(48)}`);
    await other.getByText('This game is not to be found').waitFor();
    t.equal(await other.locator('.cross').count(), 0);
    await context.close();
  });

  await t.test('a penalty is imposed and cancelled, here as at the service', async (t) => {
    await page.goto(`${url}#/penalty`);
    await hand.press(page.getByRole('radio', { name: 'Dora' }));
    await hand.write(page.getByRole('textbox', { name: 'Points' }), '30');
    await page.getByRole('region', { name: 'What changes' }).waitFor();
    await hand.pressButton('Impose the penalty');
    await page.getByRole('heading', { name: 'The table' }).waitFor();
    await allSent(page);
    const fined = (await (await ask('')).json()) as { readonly totals: Readonly<Record<string, number>> };
    t.same(await totalsOf(page), fined.totals);
    t.equal(fined.totals['Dora'], -64 - 16 - 90, 'thirty to each of the others');
    await page.goto(`${url}#/penalty`);
    await hand.pressButton('Cancel the penalty of Dora');
    await allSent(page);
    const cancelled = (await (await ask('')).json()) as { readonly totals: Readonly<Record<string, number>> };
    t.equal(cancelled.totals['Dora'], -80);
  });

  await t.test('the sheet as CSV is the one of the service', async (t) => {
    await page.goto(`${url}#/sheet`);
    const [download] = await Promise.all([page.waitForEvent('download'), hand.pressButton('CSV')]);
    t.equal(await readFile(await download.path(), 'utf8'), await (await ask('/sheet.csv')).text());
  });

  await t.test('printed is the sheet alone', async (t) => {
    await page.emulateMedia({ media: 'print' });
    t.ok(await page.getByRole('table').first().isVisible());
    t.notOk(await page.getByText('CSV', { exact: true }).isVisible());
    await page.emulateMedia({ media: 'screen' });
  });

  await t.test('an undone deal comes back', async (t) => {
    await page.goto(`${url}#/table`);
    await hand.pressButton('Undo deal 2');
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }));
    await page.getByRole('button', { name: /^Bela, .*, 256 points$/ }).waitFor();
    await page.goto(`${url}#/deal/2`);
    await hand.pressButton('Bring this deal back');
    const dialog = page.getByRole('dialog');
    await hand.press(dialog.getByRole('button', { name: 'Entry mistake' }));
    await hand.press(dialog.getByRole('button', { name: 'Bring this deal back' }));
    await allSent(page);
    await page.goto(`${url}#/table`);
    await page.getByRole('button', { name: /^Bela, .*, 304 points$/ }).waitFor();
    t.equal(((await (await ask('')).json()) as { readonly totals: Readonly<Record<string, number>> }).totals['Bela'], 304);
  });

  t.strictSame(faults, []);
});
