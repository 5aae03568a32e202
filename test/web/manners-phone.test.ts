import t from 'tap';
import { noBrowser, openBrowser, servePage } from '../support/browser.ts';
import { walkScreens } from '../support/page-screens.ts';

t.test('the manners of every screen, on a phone', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  t.test('light', async (t) => await walkScreens(browser, url, 'light', 'phone', t));
  t.test('dark', async (t) => await walkScreens(browser, url, 'dark', 'phone', t));
});
