import t from 'tap';
import { DESKTOP, noBrowser, openBrowser, openWindow, pictureOf, servePage } from '../support/browser.ts';
import { PageHand } from '../support/page-hand.ts';
import { overflows, visitScreens } from '../support/page-screens.ts';

t.test('who needs it larger', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
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
