import { AxeBuilder } from '@axe-core/playwright';
import t from 'tap';
import { noBrowser, openBrowser, openWindow, pictureOf } from '../support/browser.ts';
import { startGame } from '../support/page-game.ts';
import { allSent, keptGame, playDeal } from '../support/page-game-script.ts';
import { PageHand } from '../support/page-hand.ts';
import { PageService } from '../support/page-service.ts';

/** By the competition rules the deal always passes: sixteen deals are a match. */
const MATCH = 16;

t.test('a match that is over is finished or played on, without the network too', { skip: noBrowser }, async (t) => {
  const service = await PageService.start(t);
  const { url } = service;
  const { page, faults } = await openWindow(await openBrowser(t), url);
  const hand = new PageHand(page, 'thumb');
  const drawn = async (from: number, to: number): Promise<void> => {
    for (let deal = from; deal <= to; deal++) await playDeal(hand, deal, { winner: null });
  };
  const over = page.getByRole('region', { name: 'The match is over.' });
  await startGame(hand, /^Mahjong Competition/);
  await drawn(1, MATCH - 1);
  t.equal(await over.count(), 0, 'a deal is left');
  await drawn(MATCH, MATCH);

  await over.waitFor();
  t.strictSame(await over.getByRole('button').allTextContents(), ['Finish', 'Play another round']);
  t.equal(await hand.button('Drawn deal').count(), 0, 'no deal is begun by accident');
  for (const seat of await page.locator('.cross .seat').all()) t.ok(await seat.isDisabled());
  await page.screenshot({ path: pictureOf('match-over') });
  const { violations } = await new AxeBuilder({ page }).analyze();
  t.strictSame(violations, []);
  await hand.pressButton(`Undo deal ${String(MATCH)}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).tap();
  await hand.button('Drawn deal').waitFor();
  t.equal(await over.count(), 0, 'the deal that ended it was undone');
  await drawn(MATCH + 1, MATCH + 1);
  await over.waitFor();

  await allSent(page);
  service.line = 'cut';
  await page.context().setOffline(true);
  await hand.pressButton('Play another round');
  await page.getByText('East round').waitFor();
  await drawn(MATCH + 2, MATCH + 2);
  t.equal((await keptGame(page)).pending.length, 2, 'both wait');
  service.line = 'open';
  await page.context().setOffline(false);
  await page.evaluate("dispatchEvent(new Event('online'))");
  await allSent(page);
  const { remote, keys, events } = await keptGame(page);
  const read = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}v1/games/${remote}${path}`, { headers: { authorization: `Bearer ${keys.owner}` } });
    return (await answer.json()) as Record<string, unknown>;
  };
  t.match(await read(''), { seq: events.length, match: 1, matchOver: false, roundWind: 'E', deal: MATCH + 3, played: MATCH + 1 });
  t.match(await read(`/events?after=${String(events.length - 2)}`), { events: [{ type: 'match-extended', data: { rounds: 1 } }, { type: 'deal-recorded' }] });

  await drawn(MATCH + 3, MATCH + 5);
  await over.waitFor();
  await hand.pressButton('Finish');
  await page.getByText('This game is finished.').waitFor();
  await allSent(page);
  t.match(await read(''), { status: 'finished' });
  t.strictSame(faults, []);
});
