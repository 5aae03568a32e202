import t from 'tap';
import { BUILT_IN } from '../../src/rulesets/index.ts';
import { PHONE, noBrowser, openBrowser, openWindow, servePage } from '../support/browser.ts';

const A4 = { width: 794, height: 1123 } as const;

t.test('the rule card of every set prints on one sheet of A4 or two, and fits a phone', { skip: noBrowser }, async (t) => {
  const browser = await openBrowser(t);
  const url = await servePage(t);
  for (const { id } of BUILT_IN) {
    const { context, page, faults } = await openWindow(browser, url, { viewport: PHONE });
    await page.goto(`${url}v1/rulesets/${id}/card`);
    const isWide = (): Promise<boolean> => page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    t.notOk(await isWide(), `${id}: nothing runs out of a phone`);
    await page.setViewportSize(A4);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
    t.ok(sheets >= 1 && sheets <= 2, `${id}: ${sheets} sheets`);
    t.match(pdf, /\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/, 'A4');
    const undrawn = await page.evaluate("[...document.querySelectorAll('.tiles use')].filter((use) => use.getBBox().width === 0).length");
    t.equal(undrawn, 0, `${id}: every tile is drawn`);
    t.same(faults, []);
    await context.close();
  }
});
