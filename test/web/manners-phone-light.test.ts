import t from 'tap';
import { noBrowser, openBrowser, servePage } from '../support/browser.ts';
import { walkScreens } from '../support/page-screens.ts';

t.test('the manners of every screen, on a phone, light', { skip: noBrowser }, async (t) => {
  await walkScreens(await openBrowser(t), await servePage(t), 'light', 'phone', t);
});
