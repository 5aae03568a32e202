import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { DESKTOP, noBrowser, openBrowser, openWindow, PHONE, pictureOf, servePage } from '../support/browser.ts';
import { pressSeat, startGame } from '../support/page-game.ts';
import { PageHand } from '../support/page-hand.ts';

/** The smallest side of a target that is tapped on the way from the table to the payments. */
const SMALLEST_PX = 44;

/** Every screen, in the order in which one script comes by. */
async function visitScreens(hand: PageHand, url: string, look: (screen: string) => Promise<void>): Promise<void> {
  const { page } = hand;
  await look('new-game');
  await startGame(hand);
  await look('table-first');
  await pressSeat(hand, 'Bela');
  await look('from');
  await pressSeat(hand, 'Chen');
  await look('hand-empty');
  await hand.key('7z');
  await hand.key('2m');
  await look('hand-begun');
  await hand.pressButton('Flowers');
  await hand.tileKey('2f');
  await look('hand-flowers');
  await hand.pressButton('Chow');
  await hand.key('5p');
  await hand.key('6s');
  await hand.key('9s');
  await look('hand-winning-tile');
  await hand.tileKey('7p');
  await look('hand-complete');
  await hand.pressButton('Next');
  await hand.write(page.getByRole('textbox', { name: 'Points of Anna' }), '16');
  await look('others');
  await hand.pressButton('Tiles of Chen');
  await hand.key('1z');
  await look('hand-other');
  await hand.pressButton('Next');
  await hand.pressButton('Result');
  await look('result');
  await hand.pressButton('Save');
  await page.getByText('Deal 1 saved').waitFor();
  await look('table-saved');
  await hand.pressButton('Undo deal 1');
  await look('undo');
  await hand.pressButton('Cancel');
  await hand.pressButton('Drawn deal');
  await look('drawn');
  await hand.pressButton('Save');
  await page.getByText('Deal 2 saved').waitFor();
  for (const screen of ['sheet', 'deal/1', 'seats', 'penalty', 'share', 'rules', 'settings', 'games', 'new']) {
    await page.goto(`${url}#/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (screen === 'sheet') await page.locator('.u-legend').waitFor();
    if (screen === 'share') await page.locator('.qr').waitFor();
    if (screen === 'new') await page.getByText('Options of the rules').click();
    await look(screen.replace('/', '-'));
  }
  await page.goto(`${url}#/deal/1`);
  await hand.pressButton('Edit');
  await hand.pressButton('Next');
  await hand.pressButton('Result');
  await look('edit');
}

/** Whether something reaches over the right edge, so that it is cut off or has to be scrolled to. */
const overflows = async (page: Page): Promise<boolean> =>
  (await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')) as boolean;

/** Targets that are too small, by their names. */
const smallTargets = async (page: Page): Promise<unknown> =>
  await page.evaluate(`[...document.querySelectorAll('button, a.button, summary, select, .input, .choice, .check, .deals a')]
    .filter((element) => element.checkVisibility() && !element.closest('.hand'))
    .map((element) => [element, element.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < ${String(SMALLEST_PX)} || height < ${String(SMALLEST_PX)})
    .map(([element, { width, height }]) => [element.getAttribute('aria-label') ?? element.textContent, width, height].join(' '))`);

/** Inside the cards of a hand tiles lie as on the table; they may not be smaller than what a finger still hits. */
const smallFaces = async (page: Page): Promise<unknown> =>
  await page.evaluate(`[...document.querySelectorAll('.hand button')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width < 30 || height < 40).length`);

/** Whether the value of the hand, where there is one, lies in the window. */
const valueInSight = async (page: Page): Promise<boolean> =>
  (await page.evaluate(`[...document.querySelectorAll('.bottom .value')].every((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(element.getBoundingClientRect().left + 5, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && middle !== null && element.contains(middle);
  })`)) as boolean;

async function walk(browser: Browser, url: string, scheme: 'light' | 'dark', size: 'phone' | 'desktop', t: Test): Promise<void> {
  const viewport = size === 'phone' ? PHONE : DESKTOP;
  const { page, context, faults } = await openWindow(browser, url, { viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const hand = new PageHand(page, 'thumb');
  await visitScreens(hand, url, async (screen) => {
    await page.screenshot({ path: pictureOf(`${size}-${scheme}-${screen}`) });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    t.strictSame(findings, [], `${screen}: axe finds nothing`);
    t.notOk(await overflows(page), `${screen}: nothing is cut off at the side`);
    t.strictSame(await smallTargets(page), [], `${screen}: every target is large enough`);
    t.equal(await smallFaces(page), 0, `${screen}: tiles in the hand can be hit`);
    t.ok(await valueInSight(page), `${screen}: the value is in sight`);
    const moving = (await page.evaluate('document.getAnimations().length')) as number;
    t.equal(moving, 0, `${screen}: nothing moves for who wants no motion`);
  });
  t.strictSame(faults, [], 'no error in the console, no request to anybody else');
  await context.close();
}

t.test('the manners of every screen', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  t.test('on a phone, light', async (t) => walk(browser, url, 'light', 'phone', t));
  t.test('on a phone, dark', async (t) => walk(browser, url, 'dark', 'phone', t));
  t.test('on a desk, light', async (t) => walk(browser, url, 'light', 'desktop', t));
  t.test('on a desk, dark', async (t) => walk(browser, url, 'dark', 'desktop', t));

  t.test('twice as large, nothing is cut off', async (t) => {
    const half = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };
    const { page, context } = await openWindow(browser, url, { viewport: half, deviceScaleFactor: 2 });
    await visitScreens(new PageHand(page, 'thumb'), url, async (screen) => {
      t.notOk(await overflows(page), `${screen}: at 200 % of a desk`);
      if (screen.startsWith('hand') || screen === 'result') await page.screenshot({ path: pictureOf(`zoom-${screen}`) });
    });
    await context.close();
  });

  t.test('letters twice as large on a phone, nothing is cut off', async (t) => {
    const { page, context } = await openWindow(browser, url);
    await visitScreens(new PageHand(page, 'thumb'), url, async (screen) => {
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
      t.notOk(await overflows(page), `${screen}: with letters of 200 %`);
      if (screen.startsWith('hand') || screen === 'table-first') await page.screenshot({ path: pictureOf(`letters-${screen}`) });
      await page.evaluate("document.documentElement.style.fontSize = ''");
    });
    await context.close();
  });
});
