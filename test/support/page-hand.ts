import type { Locator, Page } from 'playwright-core';

/** Of the page, where the functions run that are handed over to it. */
declare const document: { readonly activeElement: unknown };

/** How many stops of the Tab key a screen may have before we call it endless. */
const MOST_STOPS = 120;

/**
 * Somebody who uses the page, by thumb or by keyboard alone. Both do the same things, so that one script plays the
 * same game both ways.
 */
export class PageHand {
  readonly page: Page;
  readonly way: 'thumb' | 'keyboard';
  /** Taps so far; typing on the phone's own keyboard is none. */
  taps = 0;

  constructor(page: Page, way: 'thumb' | 'keyboard') {
    this.page = page;
    this.way = way;
  }

  /** Taps something, or walks to it with the Tab key and presses it. */
  async press(what: Locator): Promise<void> {
    await what.waitFor();
    if (this.way === 'thumb') {
      this.taps++;
      await what.tap();
      return;
    }
    await this.walkTo(what);
    const radio = await what.evaluate((element: { readonly tagName: string }) => element.tagName === 'INPUT');
    await this.page.keyboard.press(radio ? 'Space' : 'Enter');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async pressButton(name: string | RegExp): Promise<void> {
    await this.press(this.button(name));
  }

  async pressLink(name: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('link', { name, exact: typeof name === 'string' }));
  }

  /** Writes into a field that is empty or to be overwritten. */
  async write(field: Locator, text: string): Promise<void> {
    if (this.way === 'thumb') {
      this.taps++;
      await field.tap();
    } else await this.walkTo(field);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    if (this.way === 'keyboard') {
      await this.walkTo(list);
      // typing the beginning of an entry chooses it
      await this.page.keyboard.type(label);
      return;
    }
    this.taps++;
    await list.selectOption({ label });
  }

  /** A key of the tile keyboard by its canonical code. */
  async key(code: string): Promise<void> {
    const keys = this.page.getByRole('group', { name: 'Tiles', exact: true });
    await keys.waitFor();
    if (this.way === 'thumb') {
      this.taps++;
      await keys.locator('button', { has: this.page.locator(`use[href$="#t${code}"]`) }).tap();
      return;
    }
    const inside = await keys.evaluate((element: { contains: (other: unknown) => boolean }) => element.contains(document.activeElement));
    if (!inside) await this.walkTo(keys.locator('button[tabindex="0"]'));
    await this.page.keyboard.type(code.endsWith('z') ? HONOUR_KEYS.charAt(Number(code.charAt(0)) - 1) : code);
  }

  /** A tile among others that are offered as big keys: the winning tile, the flowers. */
  async tileKey(code: string): Promise<void> {
    await this.press(this.page.locator('.panel button', { has: this.page.locator(`use[href$="#t${code}"]`) }));
  }

  private async walkTo(what: Locator): Promise<void> {
    for (let stops = 0; stops <= MOST_STOPS; stops++) {
      if (await what.evaluate((element: unknown) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${String(what)} is not reached with the Tab key`);
  }
}

const HONOUR_KEYS = 'eswnpfc';
