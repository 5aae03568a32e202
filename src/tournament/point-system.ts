import { divide, readFraction, whole, ZERO } from './fraction.ts';
import type { Fraction, FractionText } from './fraction.ts';
import type { Leftover, Preset, RankingKey, Ties } from './words.ts';

/** What a round brings that is not played at a table. */
export interface FlatRequest {
  readonly points: FractionText;
  readonly mini: number;
}

/** A point system as a request writes it: a preset with changes. */
export interface PointSystemRequest {
  readonly preset?: Preset | undefined;
  readonly start?: number | undefined;
  readonly target?: number | undefined;
  readonly unit?: number | undefined;
  readonly step?: number | undefined;
  readonly places?: readonly FractionText[] | undefined;
  readonly placesBelow?: { readonly [below: string]: readonly FractionText[] } | null | undefined;
  readonly ties?: Ties | undefined;
  readonly leftover?: Leftover | undefined;
  readonly ranking?: readonly RankingKey[] | undefined;
  readonly absence?: FlatRequest | undefined;
  readonly bye?: FlatRequest | undefined;
  readonly substitute?: FlatRequest | null | undefined;
}
export type PointsRequest = Preset | PointSystemRequest;

export interface Flat {
  readonly points: Fraction;
  readonly mini: number;
}

/** A point system with everything settled. */
export interface PointSystem {
  /** What a total begins with. */
  readonly start: number;
  /** Mini points are the total less this. */
  readonly target: number;
  /** Mini points of one point of score. */
  readonly unit: number;
  /** Totals are multiples of it. */
  readonly step: number;
  /** Points of place 1 to 4, by how many of the four end below the target (0 to 4). */
  readonly places: readonly (readonly Fraction[])[];
  readonly ties: Ties;
  readonly leftover: Leftover;
  readonly ranking: readonly RankingKey[];
  readonly absence: Flat;
  readonly bye: Flat;
  /** What a substitute's seat brings whatever he plays; null: what he plays. */
  readonly substitute: Flat | null;
}

interface PresetData {
  readonly start: number;
  readonly unit: number;
  readonly step: number;
  readonly places: readonly number[];
  readonly ranking: readonly RankingKey[];
}

/** Competition rules give 4 2 1 0; riichi counts from and to 30000 with uma 15 and 5. A target is that of the start. */
const PRESET_DATA: { readonly [preset in Preset]: PresetData } = {
  mcr: { start: 0, unit: 1, step: 1, places: [4, 2, 1, 0], ranking: ['points', 'mini'] },
  mini: { start: 0, unit: 1, step: 1, places: [0, 0, 0, 0], ranking: ['mini'] },
  riichi: { start: 30000, unit: 1000, step: 100, places: [15, 5, -5, -15], ranking: ['score'] },
};

const NOTHING: Flat = { points: ZERO, mini: 0 };

/** The whole of a point system, presets and defaults filled in. Its fractions are written as `readFraction` takes them. */
export function resolvePoints(points: PointsRequest): PointSystem {
  const request = typeof points === 'string' ? { preset: points } : points;
  const preset = PRESET_DATA[request.preset ?? 'mcr'];
  const start = request.start ?? preset.start;
  const places = (request.places ?? preset.places).map(written);
  return {
    start,
    target: request.target ?? start,
    unit: request.unit ?? preset.unit,
    step: request.step ?? preset.step,
    places: [0, 1, 2, 3, 4].map((below) => {
      const told: readonly FractionText[] | undefined = request.placesBelow?.[below];
      return told === undefined ? places : told.map(written);
    }),
    ties: request.ties ?? 'share',
    leftover: request.leftover ?? 'none',
    ranking: request.ranking ?? preset.ranking,
    absence: flat(request.absence) ?? NOTHING,
    bye: flat(request.bye) ?? NOTHING,
    substitute: flat(request.substitute),
  };
}

/** The fraction that a checked request writes. */
export function written(text: FractionText): Fraction {
  const read = readFraction(text);
  if (read === null) throw new RangeError(`no fraction: ${text}`);
  return read;
}

/** Mini points as points of score. */
export function scoreOf(mini: number, system: PointSystem): Fraction {
  return divide(whole(mini), system.unit);
}

function flat(request: FlatRequest | null | undefined): Flat | null {
  return request ? { points: written(request.points), mini: request.mini } : null;
}
