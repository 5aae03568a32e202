import t from 'tap';
import { noBrowser, openBrowser, openWindow, pictureOf, servePage } from '../support/browser.ts';
import { pressSeat, startGame } from '../support/page-game.ts';
import { PageHand } from '../support/page-hand.ts';

t.test('four people, one phone', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);

  t.test('a typical hand goes from the table to saved in at most 12 taps', async (t) => {
    const { page, context, faults } = await openWindow(browser, url);
    const hand = new PageHand(page, 'thumb');
    await startGame(hand);
    await page.screenshot({ path: pictureOf('benchmark-1-table') });

    hand.taps = 0;
    await pressSeat(hand, 'Bela');
    await pressSeat(hand, 'Chen');
    for (const key of ['7z', '2m', '5p', '6s', '9s']) await hand.key(key);
    await page.screenshot({ path: pictureOf('benchmark-2-winning-tile') });
    await hand.tileKey('7p');
    await page.screenshot({ path: pictureOf('benchmark-3-hand') });
    // exposed pung of dragons 4, mahjong 10, one doubling
    t.match(await page.locator('.value strong').textContent(), '28', 'the value is in sight before anything is confirmed');
    await hand.pressButton('Next');
    await hand.pressButton('Result');
    await page.screenshot({ path: pictureOf('benchmark-4-result') });
    await hand.pressButton('Save');
    await page.getByText('Deal 1 saved').waitFor();
    t.ok(hand.taps <= 12, `${String(hand.taps)} taps`);
    t.comment(`a typical hand: ${String(hand.taps)} taps`);
    await page.screenshot({ path: pictureOf('benchmark-5-saved') });

    // South wins 28: East pays twice that
    for (const [name, total] of [['Anna', -56], ['Bela', 112], ['Chen', -28], ['Dora', -28]] as const) {
      await page.getByRole('button', { name: new RegExp(`^${name}, .*, ${String(total)} points$`) }).waitFor();
    }
    t.strictSame(faults, []);
    await context.close();
  });

  t.test('a value that was counted at the table takes at most 4 taps', async (t) => {
    const { page, context, faults } = await openWindow(browser, url);
    const hand = new PageHand(page, 'thumb');
    await startGame(hand);

    hand.taps = 0;
    await pressSeat(hand, 'Anna');
    await pressSeat(hand, 'Anna');
    await hand.write(page.getByRole('textbox', { name: 'Score' }), '64');
    await page.screenshot({ path: pictureOf('known-value') });
    await hand.pressButton('Save');
    await page.getByText('Deal 1 saved').waitFor();
    t.ok(hand.taps <= 4, `${String(hand.taps)} taps`);
    t.comment(`a known value: ${String(hand.taps)} taps`);

    // East wins 64 himself: each pays twice that
    for (const [name, total] of [['Anna', 384], ['Bela', -128], ['Chen', -128], ['Dora', -128]] as const) {
      await page.getByRole('button', { name: new RegExp(`^${name}, .*, ${String(total)} points$`) }).waitFor();
    }
    t.strictSame(faults, []);
    await context.close();
  });
});
