import type { Page } from 'playwright-core';
import { enterHand, pressSeat } from './page-game.ts';
import type { Meld } from './page-game.ts';
import type { PageHand } from './page-hand.ts';

interface HandOf {
  readonly standing: string;
  readonly melds: readonly Meld[];
  readonly bonus?: string;
}

/** A deal as it is played through on the page. */
export interface PlayedDeal {
  /** Null: nobody won. */
  readonly winner: string | null;
  readonly from?: string;
  readonly tile?: string;
  readonly hand?: HandOf;
  /** Counted at the table, in place of the hand. */
  readonly value?: number;
  readonly others?: Readonly<Record<string, HandOf | number>>;
}

/** Enters one deal and saves it. */
export async function playDeal(hand: PageHand, number: number, deal: PlayedDeal): Promise<void> {
  const { page } = hand;
  if (deal.winner === null) await hand.pressButton('Drawn deal');
  else {
    await pressSeat(hand, deal.winner);
    await pressSeat(hand, deal.from ?? deal.winner);
    if (deal.value !== undefined) await hand.write(page.getByRole('textbox', { name: 'Score' }), String(deal.value));
    else await enterWinner(hand, deal);
    await enterOthers(hand, deal);
    await hand.pressButton('Result');
  }
  await hand.pressButton('Save');
  await page.getByText(`Deal ${String(number)} saved`).waitFor();
}

async function enterWinner(hand: PageHand, { hand: held, tile }: PlayedDeal): Promise<void> {
  if (held === undefined || tile === undefined) throw new Error('a winner has a hand or a value');
  await enterHand(hand, held.standing, held.melds, held.bonus ?? '', true);
  await hand.pressButton('How won');
  await hand.tileKey(tile);
}

async function enterOthers(hand: PageHand, { others = {}, value }: PlayedDeal): Promise<void> {
  const { page } = hand;
  await hand.pressButton(value === undefined ? 'Next' : 'The others');
  for (const [name, held] of Object.entries(others)) {
    if (typeof held === 'number') await hand.write(page.getByRole('textbox', { name: `Points of ${name}` }), String(held));
    else {
      await hand.pressButton(`Tiles of ${name}`);
      await enterHand(hand, held.standing, held.melds, held.bonus ?? '', false);
      await hand.pressButton('Next');
    }
  }
}

/** The totals on the table, by name. */
export async function totalsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const labels = await page.locator('.cross .seat').evaluateAll((seats: readonly { getAttribute: (name: string) => string | null }[]) =>
    seats.map((seat) => seat.getAttribute('aria-label') ?? ''),
  );
  return Object.fromEntries(
    labels.map((label): [string, number] => {
      const [, name = '', total = ''] = /^(.*?), .*?(-?\d+) points$/.exec(label) ?? [];
      return [name, Number(total)];
    }),
  );
}

interface Kept {
  readonly remote: string;
  readonly keys: { readonly owner: string };
  readonly pending: readonly unknown[];
  readonly events: readonly unknown[];
}

/** The game as this device keeps it: where it is at the service, its keys, what waits. */
export async function keptGame(page: Page): Promise<Kept> {
  return await page.evaluate<Kept>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('mingg');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => { opening.result.close(); resolve(all.result.at(-1)); };
    };
  })`);
}

/** Waits until nothing waits to be sent. */
export async function allSent(page: Page): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const { remote, pending } = await keptGame(page);
    if (typeof remote === 'string' && pending.length === 0) return;
    await page.waitForTimeout(100);
  }
  throw new Error('something still waits to be sent');
}
