import t, { type Test } from 'tap';
import type { Browser } from 'playwright-core';
import { DESKTOP, noBrowser, openBrowser, openWindow, pictureOf, servePage } from '../support/browser.ts';
import { startGame } from '../support/page-game.ts';
import { allSent, keptGame, playDeal, totalsOf } from '../support/page-game-script.ts';
import type { PlayedDeal } from '../support/page-game-script.ts';
import { PageHand } from '../support/page-hand.ts';

/** Eight deals of a classical game: hands by tile and by value, losers' hands, a drawn deal, every kind of discarder. */
const DEALS: readonly PlayedDeal[] = [
  {
    winner: 'Bela',
    from: 'Chen',
    tile: '5p',
    hand: { standing: '234m 55p 678s', melds: [{ tiles: '777z' }, { tiles: '1111p', concealed: true }], bonus: '2f' },
    others: { Anna: { standing: 'EE', melds: [{ tiles: '999s' }], bonus: '1f' }, Dora: 28 },
  },
  { winner: 'Bela', value: 64 },
  { winner: 'Anna', from: 'Dora', value: 40, others: { Bela: 12, Chen: 4, Dora: 16 } },
  { winner: null },
  { winner: 'Chen', tile: '9s', hand: { standing: '123m 456p 789s 22s', melds: [{ tiles: '222z' }] }, others: { Anna: { standing: '', melds: [{ tiles: '6666z' }] } } },
  { winner: 'Dora', from: 'Anna', value: 100 },
  { winner: 'Dora', from: 'Chen', value: 22, others: { Anna: 2, Bela: 2, Chen: 2 } },
  { winner: 'Anna', value: 500 },
];

async function playGame(browser: Browser, url: string, way: 'thumb' | 'keyboard', t: Test): Promise<Readonly<Record<string, number>>> {
  const options = way === 'thumb' ? {} : { viewport: DESKTOP, hasTouch: false };
  const { page, context, faults } = await openWindow(browser, url, options);
  const hand = new PageHand(page, way);
  await startGame(hand);
  for (const [i, deal] of DEALS.entries()) await playDeal(hand, i + 1, deal);
  const played = await totalsOf(page);
  t.equal(Object.values(played).reduce((a, b) => a + b, 0), 0, 'the totals sum to zero');

  // Anna's 40 of deal three was 80 in truth
  await hand.pressLink('Sheet');
  await hand.pressLink('Deal 3');
  await hand.pressButton('Edit');
  await hand.write(page.getByRole('textbox', { name: 'Score' }), '80');
  await hand.pressButton('Next');
  await hand.pressButton('Result');
  await page.getByRole('region', { name: 'What changes' }).waitFor();
  const preview = await page.getByRole('region', { name: 'What changes' }).textContent();
  // South as East's successor dealt: Bela is East and pays 40 more twice, Chen and Dora 40 more each
  t.match(preview, /\+160/, 'the preview shows what the edit brings');
  await page.screenshot({ path: pictureOf(`game-${way}-edit`) });
  await hand.pressButton('Scoring mistake');
  await hand.pressButton('Save');
  await page.getByText('Deal 3 saved').waitFor();
  const edited = await totalsOf(page);
  t.equal(edited['Anna'], (played['Anna'] ?? 0) + 160, 'the edit counts');

  // Chen and Dora had sat the other way round since deal five
  await hand.pressLink('Wrong seats');
  await hand.choose(page.getByLabel('Since deal'), 'Deal 5');
  const seats = await page.getByLabel(/^(East|South|West|North)/).evaluateAll((lists: readonly { readonly value: string }[]) => lists.map(({ value }) => value));
  const winds = ['East', 'South', 'West', 'North'];
  await hand.choose(page.getByLabel(new RegExp(`^${winds[seats.indexOf('Chen')] ?? ''}`)), 'Dora');
  await page.getByRole('region', { name: 'What changes' }).waitFor();
  await page.screenshot({ path: pictureOf(`game-${way}-seats`) });
  await hand.pressButton('Change it');
  await page.getByRole('heading', { name: 'The table' }).waitFor();
  const final = await totalsOf(page);
  t.equal(Object.values(final).reduce((a, b) => a + b, 0), 0, 'and they sum to zero still');

  await allSent(page);
  const { remote, keys } = await keptGame(page);
  const answer = await fetch(`${url}v1/games/${remote}`, { headers: { authorization: `Bearer ${keys.owner}` } });
  const game = (await answer.json()) as { readonly totals: Readonly<Record<string, number>>; readonly deal: number; readonly seq: number };
  t.same(final, game.totals, 'the page and the service have the same totals');
  t.equal(game.deal, 9, 'eight deals have been played');
  t.equal(game.seq, 11, 'and nothing is there twice: opening, eight deals, an edit, the seats');
  t.strictSame(faults, []);
  await page.screenshot({ path: pictureOf(`game-${way}-final`) });
  await context.close();
  return final;
}

t.test('a whole classical game', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  const totals: Readonly<Record<string, number>>[] = [];
  t.test('by thumb, with an edit and a mistake about the seats', async (t) => totals.push(await playGame(browser, url, 'thumb', t)));
  t.test('by keyboard alone', async (t) => totals.push(await playGame(browser, url, 'keyboard', t)));
  t.test('both ways lead to the same', async (t) => t.same(totals[0], totals[1]));
});
