import type { OpenGameRequest, ReassignSeatsRequest } from '../../contract/game-requests.ts';
import type { Finding } from '../../engine/hand/finding.ts';
import { suggestionOf } from '../../engine/rules/suggestion.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import type { Seating } from '../../ledger/position.ts';

type Seated = { readonly seats: Seating } | { readonly findings: readonly Finding[] };

/** The seats that a request gives to the players of a game: each of them one. */
export function seatingOf(given: ReassignSeatsRequest['seats'], players: Seating): Seated {
  const findings: Finding[] = [];
  const seats: string[] = [];
  for (const [i, seat] of SEATS.entries()) {
    const at = `/seats/${seat}`;
    const name = given[seat];
    if (i >= players.length) {
      if (name !== undefined) findings.push({ code: 'seat-not-in-game', case: 'player', at, seat, players: players.length });
    } else if (name === undefined) findings.push({ code: 'wrong-type', case: 'missing', at, field: seat });
    else if (!players.includes(name)) {
      findings.push({ code: 'wrong-type', case: 'word', at, expected: players, found: name, ...suggestionOf(name, players) });
    } else if (seats.includes(name)) findings.push({ code: 'seat-repeated', case: 'player', at, player: name });
    else seats.push(name);
  }
  return findings.length > 0 ? { findings } : { seats };
}

/** The seats of the first deal, as the opening of a game gives them. */
export function openingSeats(given: OpenGameRequest['players'], players: number): Seated {
  const findings: Finding[] = [];
  const seats = new Map<string, string>();
  const names = new Set<string>();
  for (const [i, { name, seat }] of given.entries()) {
    const at = `/players/${i}`;
    if (name.trim() !== name || name === '' || NOT_PRINTABLE.test(name)) {
      findings.push({ code: 'wrong-type', case: 'type', at: `${at}/name`, expected: 'name without blanks at its ends', found: name });
    }
    if (names.has(name)) findings.push({ code: 'seat-repeated', case: 'player', at: `${at}/name`, player: name });
    if (SEATS.indexOf(seat) >= players) findings.push({ code: 'seat-not-in-game', case: 'player', at: `${at}/seat`, seat, players });
    else if (seats.has(seat)) findings.push({ code: 'seat-repeated', case: 'seat', at: `${at}/seat`, seat });
    names.add(name);
    seats.set(seat, name);
  }
  if (findings.length > 0) return { findings };
  const seated = SEATS.slice(0, players).flatMap((seat) => seats.get(seat) ?? []);
  if (seated.length === players) return { seats: seated };
  return { findings: [{ code: 'wrong-type', case: 'too-few', at: '/players', minimum: players, found: given.length }] };
}

const NOT_PRINTABLE = /\p{Cc}|\p{Cs}/u;
