import t from 'tap';
import { DESKTOP, PHONE, noBrowser, openBrowser, openWindow, pictureOf } from '../support/browser.ts';
import { get, serviceFor } from '../support/service.ts';

t.test('the reference shows every operation under a policy that allows nothing inline and nobody else', { skip: noBrowser, timeout: 60_000 }, async (t) => {
  const app = await serviceFor(t);
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/`;
  const { headers, body } = await get(app, '/docs');
  t.match(headers, { 'content-security-policy': /script-src 'self'; style-src 'self'$/ });
  t.notMatch(String(headers['content-security-policy']), /unsafe/);
  t.notMatch(body, /<script>|style=|https?:/);
  const document = String((await get(app, '/openapi.yaml')).body);
  const operations = document.match(/^ {6}operationId: /gm)?.length ?? 0;
  t.ok(operations > 20);
  const browser = await openBrowser(t);
  for (const viewport of [DESKTOP, PHONE]) {
    const { page, faults } = await openWindow(browser, `${url}docs`, { viewport });
    await page.locator('.opblock').nth(operations - 1).waitFor();
    t.equal(await page.locator('.opblock').count(), operations);
    await page.locator('#operations-deals-score .opblock-summary-control').click();
    await page.locator('option', { hasText: 'All four hands' }).first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Try it out' }).click();
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();
    await page.screenshot({ path: pictureOf(`reference-${viewport.width}`) });
    t.strictSame(faults, []);
  }
});
