import t from 'tap';
import type { DeclaredDeal, DeclaredHand, DeclaredWin } from '../../../src/engine/hand/deal.ts';
import { View, countBits } from '../../../src/engine/predicates/view.ts';
import {
  CHOW,
  CLAIMED,
  EXPOSED,
  KNITTED,
  KONG,
  MELDED,
  PAIR,
  PUNG,
  SINGLE,
  WINNING,
} from '../../../src/engine/shape/set.ts';
import { DRAGON, MAJOR, SIMPLE, TERMINAL, WIND, tileOf } from '../../../src/engine/tiles.ts';
import { BY_SELF_DRAW, KONG_REPLACEMENT, LAST_TILE, STANDARD } from '../../../src/engine/vocabulary.ts';
import { countsIn, handOf } from '../../support/plain-hands.ts';
import type { PlainMeld } from '../../support/plain-hands.ts';

const EAST_SEAT = 0;
const SOUTH_SEAT = 1;
const WEST_SEAT = 2;

const tile = (code: string): number => tileOf(code)!;

interface Table {
  readonly hand?: Partial<DeclaredHand>;
  readonly win?: Partial<DeclaredWin> | null;
  readonly roundWind?: number;
}

function lookAt(text: string, melds: readonly PlainMeld[] = [], { hand = {}, win = null, roundWind = 0 }: Table = {}): View {
  const declared = { ...handOf(countsIn(text), melds), ...hand };
  const none = { seat: EAST_SEAT, tile: -1, by: BY_SELF_DRAW, from: -1, circumstances: 0, paysForAll: -1 };
  const deal: DeclaredDeal = { roundWind, hands: [declared], win: win === null ? null : { ...none, ...win } };
  const view = new View();
  view.loadHand(deal, declared);
  return view;
}

t.test('a player sits at a wind, and the round has one', (t) => {
  const view = lookAt('11z', [], { hand: { seat: WEST_SEAT }, roundWind: SOUTH_SEAT });
  t.equal(view.seat, WEST_SEAT);
  t.equal(view.seatWind, tile('3z'));
  t.equal(view.roundWind, tile('2z'));
  t.end();
});

t.test('only the winner has a winning tile and circumstances', (t) => {
  const win = { seat: SOUTH_SEAT, tile: tile('5p'), circumstances: KONG_REPLACEMENT | LAST_TILE };
  const winner = lookAt('55p', [], { hand: { seat: SOUTH_SEAT }, win });
  t.match(winner, { winner: true, by: BY_SELF_DRAW, winningTile: tile('5p'), circumstances: win.circumstances });
  const loser = lookAt('55p', [], { hand: { seat: WEST_SEAT }, win });
  t.match(loser, { winner: false, by: -1, winningTile: -1, circumstances: 0 });
  const nobody = lookAt('55p', [], { hand: { seat: SOUTH_SEAT } });
  t.match(nobody, { winner: false, by: -1, winningTile: -1, circumstances: 0 });
  t.end();
});

t.test('the tiles of a hand are those that stand and those of its melds', (t) => {
  const melds: PlainMeld[] = [
    { kind: 'chow', tile: tile('2s') },
    { kind: 'pung', tile: tile('9s') },
    { kind: 'kong', tile: tile('7z') },
  ];
  const view = lookAt('123m 99m', melds, { hand: { bonus: 0b10000001 } });
  t.strictSame([...view.counts], countsIn('12399m 234999s 7777z'));
  t.strictSame([...view.standing], countsIn('12399m'));
  t.equal(view.bonus, 0b10000001);
  t.end();
});

t.test('the tiles of the hand before are forgotten', (t) => {
  const first = handOf(countsIn('123m 55z'), [{ kind: 'kong', tile: tile('1z') }]);
  const second = handOf(countsIn('22p'));
  const deal: DeclaredDeal = { roundWind: 0, hands: [first, second], win: null };
  const view = new View();
  view.loadHand(deal, first);
  view.loadHand(deal, second);
  t.strictSame([...view.counts], countsIn('22p'));
  t.equal(view.suits, 0b010);
  t.end();
});

t.test('suits are characters, circles and bamboo; honours are none', (t) => {
  t.equal(lookAt('123m 55z').suits, 0b001);
  t.equal(lookAt('123p 55s').suits, 0b110);
  t.equal(lookAt('11z 555z').suits, 0);
  t.equal(lookAt('11z', [{ kind: 'pung', tile: tile('5s') }]).suits, 0b100, 'a meld counts');
  t.end();
});

t.test('traits are told of any tile and of every tile', (t) => {
  const all = (text: string, trait: number): boolean => (lookAt(text).allTraits & trait) !== 0;
  const any = (text: string, trait: number): boolean => (lookAt(text).anyTraits & trait) !== 0;
  t.ok(all('234m 55p', SIMPLE));
  t.notOk(all('123m 55p', SIMPLE));
  t.ok(any('123m 55p', TERMINAL));
  t.notOk(any('234m 55p', MAJOR));
  t.ok(all('111222z', WIND));
  t.notOk(all('111555z', WIND));
  t.ok(any('123m 555z', DRAGON));
  t.notOk(any('123m 111z', DRAGON));
  t.end();
});

function read(view: View, sets: readonly number[], form = STANDARD): View {
  // The reading is not the first of its list.
  view.loadReading(form, Int32Array.from([PAIR, PAIR, ...sets, CHOW]), 2, sets.length);
  return view;
}

/** The places of a mask, such as `0 3`. */
const places = (mask: number): string => [...Array(14).keys()].filter((i) => ((mask >> i) & 1) !== 0).join(' ');

t.test('a reading knows its sets by kind, and a kong is a pung too', (t) => {
  const sets = [CHOW | tile('1m'), PUNG | tile('5p'), PAIR | tile('1s'), KONG | tile('9s'), KNITTED | tile('2p')];
  const view = read(lookAt('11z'), sets);
  t.equal(view.form, STANDARD);
  t.equal(view.size, 5);
  t.strictSame([...view.sets.subarray(0, 5)], sets);
  t.equal(places(view.all), '0 1 2 3 4');
  t.equal(places(view.chows), '0');
  t.equal(places(view.pungs), '1 3');
  t.equal(places(view.kongs), '3');
  t.equal(places(view.pairs), '2');
  t.end();
});

t.test('pungs, kongs, pairs and single tiles are simple, terminal, wind or dragon; chows and knitted rows nothing', (t) => {
  const sets = [
    CHOW | tile('1m'),
    PUNG | tile('2m'),
    KONG | tile('9p'),
    PAIR | tile('3z'),
    SINGLE | tile('7z'),
    SINGLE | tile('1s'),
    KNITTED | tile('1p'),
  ];
  const view = read(lookAt('11z'), sets);
  t.equal(places(view.simples), '1');
  t.equal(places(view.terminals), '2 5');
  t.equal(places(view.winds), '3');
  t.equal(places(view.dragons), '4');
  t.end();
});

t.test('a set of the own wind and of the prevailing wind may be one set', (t) => {
  const winds = [PUNG | tile('1z'), PUNG | tile('2z'), KONG | tile('3z'), PAIR | tile('4z'), PUNG | tile('5z')];
  const apart = read(lookAt('11z', [], { hand: { seat: SOUTH_SEAT }, roundWind: WEST_SEAT }), winds);
  t.equal(places(apart.winds), '0 1 2 3');
  t.equal(places(apart.seatWinds), '1');
  t.equal(places(apart.roundWinds), '2');
  const both = read(lookAt('11z', [], { hand: { seat: EAST_SEAT }, roundWind: EAST_SEAT }), winds);
  t.equal(places(both.seatWinds), '0');
  t.equal(places(both.roundWinds), '0');
  t.end();
});

t.test('exposed are the sets laid open and the one a claimed tile completed', (t) => {
  const sets = [
    PUNG | tile('1z') | WINNING | EXPOSED,
    CHOW | tile('1m') | MELDED | EXPOSED,
    KONG | tile('5p') | MELDED,
    KONG | tile('6p') | MELDED | EXPOSED | CLAIMED,
    PAIR | tile('5z'),
  ];
  const view = read(lookAt('11z'), sets);
  t.equal(places(view.exposed), '0 1 3');
  t.equal(places(view.winningSet), '0');
  t.equal(places(view.openSets), '0 1 3');
  view.claimedKongsConcealed = true;
  t.equal(places(read(view, sets).openSets), '0 1', 'where kongs of three in hand and a discard count as concealed');
  t.equal(places(view.exposed), '0 1 3', 'for points they stay exposed');
  t.end();
});

t.test('nothing stays of the reading before', (t) => {
  const view = read(lookAt('11z'), [KONG | tile('1z') | WINNING | EXPOSED, PAIR | tile('5z'), PUNG | tile('9m')]);
  read(view, [CHOW | tile('1m')]);
  const { chows, pungs, kongs, pairs, exposed, winningSet, terminals, winds, dragons, seatWinds, roundWinds } = view;
  t.equal(places(chows), '0');
  t.equal(pungs | kongs | pairs | exposed | winningSet | terminals | winds | dragons | seatWinds | roundWinds, 0);
  t.end();
});

t.test('bits are counted', (t) => {
  for (const [mask, bits] of [[0, 0], [1, 1], [0b1011, 3], [0xffffff, 24], [1 << 23, 1], [-1, 32]] as const) {
    t.equal(countBits(mask), bits);
  }
  t.end();
});
