import { parseTiles } from '../../src/engine/notation/parse-tiles.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import type { PageHand } from './page-hand.ts';

export const NAMES = ['Anna', 'Bela', 'Chen', 'Dora'] as const;

/** Opens a game: the rule set by its label, four names, the first of them East. */
export async function startGame(hand: PageHand, rules = /^Hua Bao/): Promise<void> {
  const { page } = hand;
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  const radio = page.getByRole('radio', { name: rules });
  if (!(await radio.isChecked())) {
    if (hand.way === 'thumb') await hand.press(radio);
    else {
      await hand.press(page.getByRole('radio', { checked: true }));
      for (let i = 0; i < 4 && !(await radio.isChecked()); i++) await page.keyboard.press('ArrowDown');
    }
  }
  for (const [i, name] of NAMES.entries()) {
    const field = page.getByRole('textbox', { name: `Name of player ${String(i + 1)}` });
    if ((await field.inputValue()) !== name) await hand.write(field, name);
  }
  await hand.pressButton('Start the game');
  await page.getByRole('heading', { name: 'The table' }).waitFor();
}

/** The seat of a player on the table. */
export async function pressSeat(hand: PageHand, name: string): Promise<void> {
  await hand.pressButton(new RegExp(`^${name}, `));
}

/** A set as somebody reads it out: "777z", with `!` behind it where it is not what a tap enters. */
export interface Meld {
  readonly tiles: string;
  readonly concealed?: boolean | undefined;
  readonly extended?: boolean | undefined;
}

/** Enters melds with the set keys and standing tiles one by one. */
export async function enterHand(hand: PageHand, standing: string, melds: readonly Meld[], bonus: string, wins: boolean): Promise<void> {
  for (const meld of melds) await enterMeld(hand, meld, wins);
  const tiles = codesOf(standing);
  if (tiles.length > 0) {
    await hand.pressButton('Tile');
    for (const tile of tiles) await hand.key(tile);
  }
  if (bonus !== '') {
    await hand.pressButton('Flowers');
    for (const tile of codesOf(bonus)) await hand.tileKey(tile);
  }
}

export const codesOf = (text: string): readonly string[] => parseTiles(text).tiles.map(tileCode);

async function enterMeld(hand: PageHand, { tiles, concealed = false, extended = false }: Meld, wins: boolean): Promise<void> {
  const codes = [...codesOf(tiles)].sort();
  const [lowest = ''] = codes;
  if (codes[1] !== lowest) {
    if (!wins) throw new Error('a chow does not count in the hand of who did not win');
    await hand.pressButton('Chow');
    await hand.key(lowest);
    await turnLast(hand, 1);
    return;
  }
  await hand.pressButton('Pung');
  await hand.key(lowest);
  if (codes.length < 4) return;
  await hand.key(lowest);
  // a kong of three in hand and a discard, then the one added to an exposed pung where it differs, then the concealed one
  if (extended) await turnUntil(hand, 'added kong', 'kong');
  if (concealed) await turnUntil(hand, 'concealed kong', '');
}

async function turnLast(hand: PageHand, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await hand.press(hand.page.getByRole('button', { name: /\. Turn it$/ }).last());
}

/** Turns the last set until it says `word`, or stops at once where the rules know no such thing. */
async function turnUntil(hand: PageHand, word: string, otherwise: string): Promise<void> {
  const said = hand.page.locator('.hand .turn span').last();
  for (let i = 0; i < 4; i++) {
    if ((await said.textContent()) === word) return;
    await turnLast(hand, 1);
    if (otherwise !== '' && (await said.textContent()) === 'concealed kong') {
      // back round to the plain kong: pung exposed, pung concealed, kong
      await turnLast(hand, 3);
      return;
    }
  }
  throw new Error(`no turn leads to ${word}`);
}
