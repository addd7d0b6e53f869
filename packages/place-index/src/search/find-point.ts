import { contains, distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { getPlusCodeCell } from "../geo/plus-code.ts";
import { parseNearPoint } from "../query/near-point.ts";
import { findMiddle, pointIn, type TextPoint } from "../query/point-in-text.ts";
import type { Bias } from "../ranking/bias.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { findAnchor } from "./find-anchor.ts";
import { findNearestPlaces } from "./find-nearby.ts";
import { filterBy, type IndexReader, type PlaceFilter } from "./index-reader.ts";

/** Somebody at a point is at what is this near; coordinates that are passed on lose some metres. */
const HERE_METRES = 35;
/** Places farther from a point do not describe it, except for its town. */
const NEAREST_METRES = 500;
const TOWN_METRES = 30_000;
const TOWNS_LOOKED_AT = 12;
/** A tower has many doors. As many are looked at in one go where most are refused. */
const MAX_NEARBY = 60;
const POINT_TYPES = ["street_address", "premise"];

export interface PointOptions {
  /** Where the reader is: of the points that a short plus code may mean, the nearest one is his. */
  bias: Bias | undefined;
  /** The last word on places. */
  accepts: PlaceFilter;
  /** Keeps to places of this type. */
  type?: string | undefined;
}

/**
 * Finds the places at the point that `text` names, nearest first. These are the
 * addresses and points of interest at it, else the nearest one within 500 m,
 * else the town around the point. Returns undefined if the text does not name a
 * point, or names something near one.
 */
export async function findPoint(
  index: IndexReader,
  text: string,
  options: PointOptions,
): Promise<Candidate[] | undefined> {
  const read = parseNearPoint(text) === null ? pointIn(text) : null;
  const named = read === null ? undefined : await findNamedPoint(index, read, options.bias);
  if (named === undefined) return undefined;
  const { point, reachMetres } = named;
  const here = await findPlacesAround(index, point, reachMetres, options);
  if (here.length > 0) return here;
  const near = await findPlacesAround(index, point, NEAREST_METRES, options);
  return near.length > 0 ? near.slice(0, 1) : findTownAt(index, point, options);
}

export interface NamedPoint {
  point: LatLng;
  /** How far from it somebody is who is at it. */
  reachMetres: number;
}

/** The point that was read; undefined for a short code of which nobody knows what it is near to. */
export async function findNamedPoint(
  index: IndexReader,
  read: TextPoint,
  bias: Bias | undefined,
): Promise<NamedPoint | undefined> {
  if ("point" in read) return { point: read.point, reachMetres: HERE_METRES };
  const { code, beside } = read;
  const near = code.isWhole ? { latitude: 0, longitude: 0 } : await findReference(index, beside, bias);
  if (near === undefined) return undefined;
  const cell = getPlusCodeCell(code, near);
  const point = findMiddle(cell);
  return { point, reachMetres: Math.max(HERE_METRES, distanceMetres(point, cell.low)) };
}

/** Returns the reference point of a short code: the place named beside it, or the bias if none is named. */
async function findReference(
  index: IndexReader,
  beside: string,
  bias: Bias | undefined,
): Promise<LatLng | undefined> {
  if (beside === "") return bias?.center;
  // Our own codes have the town of the address, which may be no place of the data.
  for (const isArea of [true, false]) {
    const anchor = await findAnchor(index, beside, { bias, isArea, mayGuess: isArea });
    if (anchor !== undefined) return anchor.center;
  }
  return undefined;
}

/** Points of interest and addresses, or what has the type that is asked for, nearest first. */
async function findPlacesAround(
  index: IndexReader,
  center: LatLng,
  radiusMetres: number,
  { accepts, type }: PointOptions,
): Promise<Candidate[]> {
  const around = { center, radiusMetres, limit: MAX_NEARBY, accepts };
  if (type !== undefined) return findNearestPlaces(index, { ...around, types: [type] });
  const [addresses, pois] = await Promise.all([
    findNearestPlaces(index, { ...around, types: POINT_TYPES }),
    findNearestPlaces(index, around),
  ]);
  const places = new Map([...addresses, ...pois].map((place) => [place.rank, place]));
  return [...places.values()]
    .map((place) => ({ place, metres: distanceMetres(center, place.location) }))
    .sort((a, b) => a.metres - b.metres || a.place.rank - b.place.rank)
    .map(({ place }) => place);
}

/** Returns the smallest town whose outline holds the point. */
async function findTownAt(
  index: IndexReader,
  point: LatLng,
  { accepts, type }: PointOptions,
): Promise<Candidate[]> {
  const towns = await findNearestPlaces(index, {
    center: point,
    radiusMetres: TOWN_METRES,
    limit: TOWNS_LOOKED_AT,
    types: ["locality"],
    accepts: filterBy(
      ({ kind, types }) => kind === "locality" && (type === undefined || types.includes(type)),
    ),
  });
  const texts = await index.recordTexts(towns.map(({ rank }) => rank));
  const holding = towns.flatMap((town, i) => {
    // Our writer's own text.
    const { viewport } = JSON.parse(texts[i]!) as PlaceRecord;
    return viewport !== undefined && contains(viewport, point)
      ? [{ town, metres: distanceMetres(viewport.low, viewport.high) }]
      : [];
  });
  const accepted = await accepts(holding.sort((a, b) => a.metres - b.metres).map(({ town }) => town));
  return accepted.slice(0, 1);
}
