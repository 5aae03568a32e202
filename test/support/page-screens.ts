import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import type { Test } from 'tap';
import { DESKTOP, openWindow, PHONE, pictureOf } from './browser.ts';
import { pressSeat, startGame } from './page-game.ts';
import { PageHand } from './page-hand.ts';

/** The smallest side of a target on the way from the table to the payments. */
const SMALLEST_PX = 44;

/** Every screen, in the order in which one script comes by. */
export async function visitScreens(hand: PageHand, url: string, look: (screen: string) => Promise<void>): Promise<void> {
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
  await page.getByRole('dialog').getByRole('table').waitFor();
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
export const overflows = async (page: Page): Promise<boolean> =>
  await page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

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
  await page.evaluate<boolean>(`[...document.querySelectorAll('.bottom .value')].every((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(element.getBoundingClientRect().left + 5, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && middle !== null && element.contains(middle);
  })`);

async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Looks at every screen: picture, axe, room, targets, value, motion, console. */
export async function walkScreens(browser: Browser, url: string, scheme: 'light' | 'dark', size: 'phone' | 'desktop', t: Test): Promise<void> {
  const viewport = size === 'phone' ? PHONE : DESKTOP;
  const { page, context, faults } = await openWindow(browser, url, { viewport, colorScheme: scheme, reducedMotion: 'reduce' });
  const hand = new PageHand(page, 'thumb');
  await visitScreens(hand, url, async (screen) => {
    await page.screenshot({ path: pictureOf(`${size}-${scheme}-${screen}`) });
    t.strictSame(await axeFindings(page), [], `${screen}: axe finds nothing`);
    t.notOk(await overflows(page), `${screen}: nothing is cut off at the side`);
    t.strictSame(await smallTargets(page), [], `${screen}: every target is large enough`);
    t.equal(await smallFaces(page), 0, `${screen}: tiles in the hand can be hit`);
    t.ok(await valueInSight(page), `${screen}: the value is in sight`);
    const moving = await page.evaluate<number>('document.getAnimations().length');
    t.equal(moving, 0, `${screen}: nothing moves for who wants no motion`);
  });
  t.strictSame(faults, [], 'no error in the console, no request to anybody else');
  await context.close();
}

