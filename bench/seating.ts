/**
 * All seatings that have a bar, against it: repeat cost (and groups, byes, winds), counted again from the seats, with seconds of
 * processor time. `npm run bench -- seating`; EFFORT=1 or 2 draws with less.
 */
import process from 'node:process';
import { drawSeating } from '../src/tournament/seating/draw-seating.ts';
import { repeatBound } from '../src/tournament/seating/groups.ts';
import type { SeatingPlayer, SeatingRequest } from '../src/tournament/seating/request.ts';
import { countSeating } from '../test/support/count-seating.ts';
import { vectorCases } from '../test/support/vector-requests.ts';

const effort = Number(process.env['EFFORT'] ?? 3) as 1 | 2 | 3;

interface Line {
  readonly name: string;
  readonly told: string;
  readonly isReached: boolean;
  readonly isBeaten: boolean;
  readonly seconds: number;
}

function measure(id: string, kind: string, request: SeatingRequest, most: Readonly<Record<string, number>>): Line {
  const players: readonly SeatingPlayer[] =
    typeof request.players === 'number' ? Array.from({ length: request.players }, (_, i) => ({ id: `${i + 1}` })) : request.players;
  const started = process.cpuUsage();
  const answer = drawSeating({ ...request, effort });
  const used = process.cpuUsage(started);
  if ('findings' in answer) throw new Error(`${id}: ${JSON.stringify(answer.findings)}`);
  const counted = countSeating(answer.seating, players as readonly { id: string }[]);
  const fields = Object.entries(most).map(([field, bar]) => ({ field, bar, found: counted[field as keyof typeof counted] as number }));
  const bound = players.length % 4 === 0 ? `, bound ${repeatBound(players.length, request.rounds)}` : '';
  return {
    name: `${players.length} x ${request.rounds}${kind === 'bar' ? '' : ` ${kind.slice(4)}`}`,
    told: fields.map(({ field, bar, found }) => `${field} ${found} (${bar}${field === 'repeatCost' ? bound : ''})`).join(', '),
    isReached: counted.isWhole && fields.every(({ bar, found }) => found <= bar),
    isBeaten: fields.some(({ bar, found }) => found < bar),
    seconds: (used.user + used.system) / 1e6,
  };
}

const lines: Line[] = [];
for (const { id, request, expected, kind } of vectorCases('tournament/seating-bar.jsonl', Infinity)) {
  const line = measure(id, kind, request as unknown as SeatingRequest, expected['atMost'] as Record<string, number>);
  lines.push(line);
  const verdict = !line.isReached ? 'MISSED' : line.isBeaten ? 'better' : '';
  console.log(`${line.name.padEnd(18)} ${line.seconds.toFixed(2).padStart(7)} s  ${line.told}  ${verdict}`);
}
const missed = lines.filter(({ isReached }) => !isReached).length;
const better = lines.filter(({ isReached, isBeaten }) => isReached && isBeaten).length;
const longest = Math.max(...lines.map(({ seconds }) => seconds));
console.log(`effort ${effort}: ${lines.length} seatings, ${missed} missed, ${better} better than the bar, longest ${longest.toFixed(1)} s`);
