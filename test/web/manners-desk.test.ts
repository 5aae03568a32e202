import t from 'tap';
import { noBrowser, openBrowser, servePage } from '../support/browser.ts';
import { walkScreens } from '../support/page-screens.ts';

t.test('the manners of every screen, on a desk', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  t.test('light', async (t) => await walkScreens(browser, url, 'light', 'desktop', t));
  t.test('dark', async (t) => await walkScreens(browser, url, 'dark', 'desktop', t));
});
