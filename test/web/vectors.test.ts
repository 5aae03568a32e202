import { readFileSync } from 'node:fs';
import t from 'tap';
import { parseHand } from '../../src/engine/notation/parse-hand.ts';
import { tileCode } from '../../src/engine/tiles.ts';
import { noBrowser, openBrowser, openWindow, servePage } from '../support/browser.ts';
import { codesOf, enterHand, NAMES, pressSeat, startGame } from '../support/page-game.ts';
import type { Meld } from '../support/page-game.ts';
import { PageHand } from '../support/page-hand.ts';
import { fromRoot } from '../support/root.ts';

interface HandInput {
  readonly seat: string;
  readonly hand?: string;
  readonly concealed?: string;
  readonly melds?: readonly (string | Meld)[];
  readonly bonus?: string;
}

interface Case {
  readonly id: string;
  readonly request: {
    readonly hands: readonly HandInput[];
    readonly win: { readonly seat: string; readonly by: string; readonly tile: string; readonly from?: string; readonly circumstances?: readonly string[] };
  };
  readonly expected: {
    readonly score?: number;
    readonly hands?: Readonly<Record<string, { readonly score: number }>>;
    readonly net?: Readonly<Record<string, number>>;
  };
}

/** Rule sets by label; winds, seats and options are those of the first deal of a game with the usual options. */
const CASES: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/^Hua Bao/, 'hua-bao/deals', ['deals-00066', 'deals-00374', 'deals-00620']],
  [/^German league/, 'dmjl/hands', ['g11-03457-dmjl', 'g22-03118-dmjl']],
  [/^Mahjong Competition/, 'mcr/hands', ['knit-54873', 'rnd-7225', 'types-47338']],
  [/^Simple/, 'hua-bao/simple', ['simple-00036', 'simple-00248']],
];

const SEATS = 'ESWN';
const nameOf = (seat: string): string => NAMES[SEATS.indexOf(seat)] ?? '';

t.test('hands of every rule set entered by tap give the totals of the vectors', { skip: noBrowser }, async (t) => {
  const url = await servePage(t);
  const browser = await openBrowser(t);
  for (const [rules, file, ids] of CASES) {
    const lines = readFileSync(fromRoot('test', 'vectors', `${file}.jsonl`), 'utf8').trim().split('\n');
    const cases = lines.map((line): Case => JSON.parse(line)).filter(({ id }) => ids.includes(id));
    t.equal(cases.length, ids.length, `${file}: all chosen hands are there`);
    const { page, faults } = await openWindow(browser, url);
    const hand = new PageHand(page, 'thumb');
    for (const { id, request, expected } of cases) {
      await t.test(id, async (t) => {
        // rules and names are remembered: only the first game has to be told them
        await page.goto(`${url}#/new`);
        await startGame(hand, rules);
        const { win, hands } = request;
        await pressSeat(hand, nameOf(win.seat));
        await pressSeat(hand, nameOf(win.from ?? win.seat));
        const winner = partsOf(hands.find(({ seat }) => seat === win.seat)!, win.tile);
        await enterHand(hand, winner.standing, winner.melds, winner.bonus, true);
        await hand.pressButton('How won');
        await hand.tileKey(codesOf(win.tile)[0] ?? '');
        if (win.circumstances?.includes('last-tile') === true) await hand.press(page.getByRole('checkbox', { name: /last tile of the wall/i }));
        if (win.by === 'robbing-kong') await hand.press(page.getByRole('checkbox', { name: /^Robbed/ }));
        const value = page.locator('.value strong');
        const score = expected.score ?? expected.hands?.[win.seat]?.score;
        t.equal(await value.textContent(), String(score), 'the value of the winner');
        await hand.pressButton('Next');
        if (expected.net !== undefined && file === 'hua-bao/deals') {
          for (const other of hands.filter(({ seat }) => seat !== win.seat)) {
            const worth = String(expected.hands?.[other.seat]?.score);
            // one deal with every tile of every hand, the others as tables do it
            if (id !== ids[0]) {
              await hand.write(page.getByRole('textbox', { name: `Points of ${nameOf(other.seat)}` }), worth);
              continue;
            }
            const { standing, melds, bonus } = partsOf(other, '');
            await hand.pressButton(`Tiles of ${nameOf(other.seat)}`);
            await enterHand(hand, standing, melds.filter(({ tiles }) => !isChow(tiles)), bonus, false);
            t.equal(await value.textContent(), worth, `the value of ${other.seat}`);
            await hand.pressButton('Next');
          }
        }
        if (file !== 'mcr/hands' && file !== 'hua-bao/simple') await hand.pressButton('Result');
        await hand.pressButton('Save');
        await page.getByText('Deal 1 saved').waitFor();
        for (const [seat, net] of Object.entries(expected.net ?? {})) {
          await page.getByRole('button', { name: new RegExp(`^${nameOf(seat)}, .*, ${String(net)} points$`) }).waitFor();
        }
        t.strictSame(faults, []);
      });
    }
  }
});

/** A hand of a request as it lies on the table, the winning tile among the standing ones. */
function partsOf(input: HandInput, winningTile: string): { standing: string; melds: readonly Meld[]; bonus: string } {
  if (input.hand !== undefined) {
    const { standing, melds, bonus } = parseHand(input.hand);
    const read = melds.map(({ tiles, ...how }): Meld => ({ tiles: tilesText(tiles), ...how }));
    return withWinningTile(tilesText(standing), read, tilesText(bonus), winningTile);
  }
  const melds = (input.melds ?? []).map((meld): Meld => (typeof meld === 'string' ? { tiles: meld } : meld));
  return withWinningTile(input.concealed ?? '', melds, input.bonus ?? '', winningTile);
}

function withWinningTile(standing: string, melds: readonly Meld[], bonus: string, tile: string): { standing: string; melds: readonly Meld[]; bonus: string } {
  const kongs = melds.filter(({ tiles }) => codesOf(tiles).length === 4).length;
  const count = codesOf(standing).length + melds.reduce((sum, { tiles }) => sum + codesOf(tiles).length, 0);
  return { standing: tile !== '' && count === 13 + kongs ? `${standing} ${codesOf(tile).join('')}` : standing, melds, bonus };
}

const tilesText = (tiles: readonly number[]): string => tiles.map(tileCode).join('');
const isChow = (tiles: string): boolean => new Set(codesOf(tiles)).size === 3;
