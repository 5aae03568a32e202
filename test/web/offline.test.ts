import t, { type Test } from 'tap';
import type { Browser, Page } from 'playwright-core';
import { noBrowser, openBrowser, openWindow } from '../support/browser.ts';
import { pressSeat, startGame } from '../support/page-game.ts';
import { allSent, keptGame } from '../support/page-game-script.ts';
import { PageHand } from '../support/page-hand.ts';
import { PageService } from '../support/page-service.ts';

/** Waits until the next visit needs no network. */
async function installed(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  await page.waitForFunction('caches.keys().then((names) => names.some((name) => name.includes("precache")))');
}

/** Enters a value as far as the Save button. */
async function enterValue(hand: PageHand, value: string): Promise<void> {
  await pressSeat(hand, 'Bela');
  await pressSeat(hand, 'Chen');
  await hand.write(hand.page.getByRole('textbox', { name: 'Score' }), value);
}

/** That the page shows one deal, and the service knows the same one, once. */
async function oneDeal(t: Test, page: Page, url: string): Promise<void> {
  // what the browser says when the network is back; the page would try again by itself, later
  await page.evaluate("dispatchEvent(new Event('online'))");
  await allSent(page);
  const { remote, keys } = await keptGame(page);
  const answer = await fetch(`${url}v1/games/${remote}`, { headers: { authorization: `Bearer ${keys.owner}` } });
  const game = (await answer.json()) as { readonly deal: number; readonly seq: number; readonly totals: Readonly<Record<string, number>> };
  t.equal(game.deal, 2, 'the service has one deal');
  t.equal(game.seq, 2, 'and nothing happened twice');
  t.same(game.totals, { Anna: -128, Bela: 256, Chen: -64, Dora: -64 });
  await page.goto(`${url}#/sheet`);
  await page.getByRole('heading', { name: 'Sheet' }).waitFor();
  t.equal(await page.locator('.sheet tbody tr').count(), 1, 'the page shows one deal');
  t.equal(await page.locator('[data-waiting]').count(), 0, 'nothing waits');
}

const waiting = async (page: Page): Promise<void> => await page.getByText('1 deal waiting').waitFor();

async function begin(browser: Browser, service: PageService): Promise<{ readonly page: Page; readonly hand: PageHand; readonly close: () => Promise<void> }> {
  service.line = 'open';
  const { page, context } = await openWindow(browser, service.url);
  const hand = new PageHand(page, 'thumb');
  await startGame(hand);
  await allSent(page);
  await installed(page);
  return { page, hand, close: () => context.close() };
}

t.test('a deal is saved once, whatever the network does', { skip: noBrowser }, async (t) => {
  const browser = await openBrowser(t);
  const service = await PageService.start(t);
  const { url } = service;

  t.test('cut before Save, the page loaded again without network, then back', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    service.line = 'cut';
    await page.context().setOffline(true);
    await enterValue(hand, '64');
    await page.reload();
    await page.getByRole('textbox', { name: 'Score' }).waitFor();
    t.equal(await page.getByRole('textbox', { name: 'Score' }).inputValue(), '64', 'a reload without network keeps what was entered');
    await hand.pressButton('Save');
    await waiting(page);
    await page.reload();
    await waiting(page);
    service.line = 'open';
    await page.context().setOffline(false);
    await oneDeal(t, page, url);
    await close();
  });

  t.test('cut during Save: the deal arrives, the answer does not', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    service.line = 'no-answers';
    const before = service.arrived.length;
    await enterValue(hand, '64');
    await hand.pressButton('Save');
    await waiting(page);
    while (service.arrived.length === before) await page.waitForTimeout(50);
    await page.reload();
    await waiting(page);
    service.line = 'open';
    await page.reload();
    await oneDeal(t, page, url);
    const keys = new Set(service.arrived.slice(before));
    t.equal(keys.size, 1, 'every attempt came under the same key');
    t.ok(service.arrived.length - before >= 2, 'and there were several');
    await close();
  });

  t.test('cut after Save', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    await enterValue(hand, '64');
    await hand.pressButton('Save');
    await allSent(page);
    service.line = 'cut';
    await page.reload();
    await page.getByRole('button', { name: /^Bela, .*, 256 points$/ }).waitFor();
    service.line = 'open';
    await oneDeal(t, page, url);
    await close();
  });

  t.test('two windows save the same entry', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    await enterValue(hand, '64');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Save', exact: true }).waitFor();
    // at the same moment, before either window can hear of the other; if one does all the same, its button is gone
    const moment = Date.now() + 1_000;
    const press = `new Promise((done) => setTimeout(() => {
      document.querySelector('.bottom .primary')?.click();
      done();
    }, ${String(moment)} - Date.now()))`;
    await Promise.all([page.evaluate(press), second.evaluate(press)]);
    await page.getByRole('heading', { name: 'The table' }).waitFor();
    await second.getByRole('heading', { name: 'The table' }).waitFor();
    await second.getByRole('button', { name: /^Bela, .*, 256 points$/ }).waitFor();
    await oneDeal(t, page, url);
    await close();
  });

  t.test('the service is killed and comes back', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    await service.kill();
    await enterValue(hand, '64');
    await hand.pressButton('Save');
    await waiting(page);
    await service.restart();
    await oneDeal(t, page, url);
    await close();
  });

  t.test('the service is killed right after it has written', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    service.line = 'no-answers';
    const before = service.arrived.length;
    await enterValue(hand, '64');
    await hand.pressButton('Save');
    while (service.arrived.length === before) await page.waitForTimeout(50);
    await service.kill();
    service.line = 'open';
    await service.restart();
    await oneDeal(t, page, url);
    await close();
  });

  t.test('a window that saved another deal meanwhile is asked to look again', async (t) => {
    const { page, hand, close } = await begin(browser, service);
    const second = await page.context().newPage();
    await second.goto(`${url}#/table`);
    const other = new PageHand(second, 'thumb');
    await enterValue(hand, '64');
    // this window goes its own way from the table
    await second.evaluate('localStorage.clear()');
    await enterValue(other, '32');
    await other.pressButton('Save');
    await second.getByText('Deal 1 saved').waitFor();
    await hand.pressButton('Save');
    await page.getByText('The game has moved on meanwhile').waitFor();
    await hand.pressButton('Save');
    await page.getByText('Deal 2 saved').waitFor();
    await allSent(page);
    t.equal((await keptGame(page)).events.length, 3, 'the opening and both deals');
    await close();
  });
});
