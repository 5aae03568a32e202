import type { JSX } from 'preact';
import type { PaymentAnswer, Settlement } from '../../engine/explain/answer.ts';
import { SEATS } from '../../engine/vocabulary.ts';
import type { Seat } from '../../engine/vocabulary.ts';
import type { Position } from '../../ledger/position.ts';
import type { Player } from '../../ledger/posting.ts';
import { useApp } from './app-context.ts';
import { placePlayers } from './places.ts';
import type { Place } from './places.ts';

/** The four places on a square, as on the table. */
const SPOTS: Readonly<Record<Place, Point>> = { bottom: [180, 272], right: [304, 150], top: [180, 28], left: [56, 150] };
const NAME_LENGTH = 10;

type Point = readonly [number, number];
type Spots = Readonly<Record<Seat, Point>>;

interface Props {
  readonly settlement: Settlement;
  readonly position: Position;
  /** In the order of the game. */
  readonly players: readonly Player[];
}

/** The payments as arrows between the seats; the same as sentences for who does not see them. */
export function Payments({ settlement, position, players }: Props): JSX.Element {
  const { say } = useApp();
  const { payments, net } = settlement;
  const nameOf = (seat: Seat): string => position.seats[SEATS.indexOf(seat)] ?? seat;
  const sum = Object.values(net).reduce((a, b) => a + b, 0);
  if (payments.length === 0) {
    return <p class="muted">{say(sum === 0 ? 'result.drawn.hint' : 'result.sum.scores')}</p>;
  }
  const placed = placePlayers(position, players);
  const spots = Object.fromEntries(placed.map(({ seat, place }) => [seat, SPOTS[place]])) as Spots;
  return (
    <figure class="stack">
      <svg class="payments" viewBox="0 0 360 300" aria-hidden="true" focusable="false">
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto">
            <path class="head" d="M0 0L8 4L0 8Z" />
          </marker>
        </defs>
        {payments.map((payment) => (
          <path key={`${payment.from}${payment.to}`} class="way" d={wayOf(payment, spots)} marker-end="url(#arrow)" />
        ))}
        {placed.map(({ seat, place, player }) => (
          <SeatPlate key={seat} seat={seat} spot={SPOTS[place]} name={player} />
        ))}
        {payments.map((payment) => (
          <Amount key={`${payment.from}${payment.to}`} payment={payment} spots={spots} />
        ))}
      </svg>
      <ul class="pays">
        {payments.map(({ from, to, amount }) => (
          <li key={`${from}${to}`} class="row spread">
            <span>{say('result.payment', { from: nameOf(from), to: nameOf(to) })}</span>
            <strong class="number">{amount}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function SeatPlate({ seat, spot: [x, y], name }: { readonly seat: Seat; readonly spot: Point; readonly name: string }): JSX.Element {
  const short = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name;
  return (
    <g>
      <rect class="seat-plate" x={x - 54} y={y - 18} width="108" height="36" rx="12" />
      <text class="seat-name" x={x} y={y}>
        {`${seat} ${short}`}
      </text>
    </g>
  );
}

/** A bent line from payer to receiver, clear of the plates, so that two ways between the same seats never meet. */
function curve({ from, to }: PaymentAnswer, spots: Spots): { start: Point; bend: Point; end: Point } {
  const [x1, y1] = spots[from];
  const [x2, y2] = spots[to];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = (x2 - x1) / length;
  const uy = (y2 - y1) / length;
  // a plate is wide and low: leave it by its nearer edge
  const clear = Math.min(Math.abs(ux) < 0.01 ? Infinity : 58 / Math.abs(ux), Math.abs(uy) < 0.01 ? Infinity : 22 / Math.abs(uy));
  const start: Point = [x1 + ux * clear, y1 + uy * clear];
  const end: Point = [x2 - ux * (clear + 3), y2 - uy * (clear + 3)];
  const lift = length > 200 ? 26 : 10;
  const bend: Point = [(x1 + x2) / 2 - uy * lift, (y1 + y2) / 2 + ux * lift];
  return { start, bend, end };
}

function wayOf(payment: PaymentAnswer, spots: Spots): string {
  const { start, bend, end } = curve(payment, spots);
  return `M${point(start)}Q${point(bend)} ${point(end)}`;
}

const point = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function Amount({ payment, spots }: { readonly payment: PaymentAnswer; readonly spots: Spots }): JSX.Element {
  const { start, bend, end } = curve(payment, spots);
  // nearer to the payer on the ways to the player opposite, which cross in the middle
  const opposite = spots[payment.from][0] === spots[payment.to][0] || spots[payment.from][1] === spots[payment.to][1];
  const t = opposite ? 0.3 : 0.5;
  const at = (a: number, b: number, c: number): number => (1 - t) * (1 - t) * a + 2 * t * (1 - t) * b + t * t * c;
  const x = at(start[0], bend[0], end[0]);
  const y = at(start[1], bend[1], end[1]);
  const width = 14 + 9 * String(payment.amount).length;
  return (
    <g>
      <rect class="plate" x={x - width / 2} y={y - 12} width={width} height="24" rx="8" />
      <text x={x} y={y}>
        {payment.amount}
      </text>
    </g>
  );
}
