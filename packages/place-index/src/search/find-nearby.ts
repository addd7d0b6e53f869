import { boxAround, distanceMetres, type LatLng, type Viewport } from "@lieudit/place-model";
import type { NearbyQuery } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { coverTerms } from "./area-terms.ts";
import { filterBy, type IndexReader, type PlaceFilter, type TermGroup } from "./index-reader.ts";
import { toKindTerm, toPrimaryTypeTerm, typeTerm } from "./terms.ts";
import { asArray } from "./worker-messages.ts";

/**
 * Places in a circle, by their distance or the best known first.
 *
 * @returns their records, as the text of a JSON array.
 */
export async function findNearby(index: IndexReader, query: NearbyQuery): Promise<string> {
  const places = await (query.rank === "DISTANCE"
    ? findByDistance(index, query)
    : findByPopularity(index, query));
  return asArray(await index.recordTexts(places.map(({ rank }) => rank)));
}

function findByDistance(index: IndexReader, query: NearbyQuery): Promise<Candidate[]> {
  const { center, radiusMetres, limit } = query;
  const types = query.includedTypes ?? query.includedPrimaryTypes;
  return findNearestPlaces(index, {
    center,
    radiusMetres,
    limit,
    ...(types === undefined ? {} : { types }),
    accepts: filterBy(typeFilter(query)),
  });
}

/** Places of the circle, the most popular first: the text index gives them in that order. */
async function findByPopularity(index: IndexReader, query: NearbyQuery): Promise<Candidate[]> {
  const { center, radiusMetres, limit } = query;
  const groups: TermGroup[] = [...(await coverTerms(index, boxAround(center, radiusMetres)))];
  const { includedTypes, includedPrimaryTypes, excludedTypes = [], excludedPrimaryTypes = [] } = query;
  if (includedTypes !== undefined) groups.push(numbered(index, includedTypes, typeTerm));
  if (includedPrimaryTypes !== undefined)
    groups.push(numbered(index, includedPrimaryTypes, toPrimaryTypeTerm));
  if (includedTypes === undefined && includedPrimaryTypes === undefined) groups.push([toKindTerm("poi")]);
  if (groups.some((group) => group.length === 0)) return [];
  const none = [
    ...numbered(index, excludedTypes, typeTerm),
    ...numbered(index, excludedPrimaryTypes, toPrimaryTypeTerm),
  ];
  const candidates: Candidate[] = [];
  let after = 0;
  for (let size = FIRST_PAGE; ; size = Math.min(2 * size, MAX_PAGE)) {
    const page = await index.matching({ all: groups, none }, after, size);
    for (const place of page) {
      if (distanceMetres(center, place.location) > radiusMetres) continue;
      candidates.push(place);
      if (candidates.length >= limit) return candidates;
    }
    if (page.length < size) return candidates;
    after = page.at(-1)!.rank;
  }
}

/** The corners of the cells that cover a circle are outside of it: a third more than are asked for mostly. */
const FIRST_PAGE = 32;
const MAX_PAGE = 1_024;

function numbered(index: IndexReader, types: readonly string[], term: (number: number) => string): string[] {
  // Each term takes time, also one that is there twice.
  return [...new Set(types)].flatMap((type) => {
    const number = index.typeNumber(type);
    return number === undefined ? [] : [term(number)];
  });
}

function typeFilter(query: NearbyQuery): (place: Candidate) => boolean {
  const { includedTypes, includedPrimaryTypes, excludedTypes = [], excludedPrimaryTypes = [] } = query;
  return ({ kind, types }) => {
    // The primary type stands first.
    const primary = types[0]!;
    if (includedTypes !== undefined && !types.some((type) => includedTypes.includes(type))) return false;
    if (includedPrimaryTypes !== undefined && !includedPrimaryTypes.includes(primary)) return false;
    if (includedTypes === undefined && includedPrimaryTypes === undefined && kind !== "poi") return false;
    if (types.some((type) => excludedTypes.includes(type))) return false;
    return !excludedPrimaryTypes.includes(primary);
  };
}

export interface Nearest {
  center: LatLng;
  radiusMetres: number;
  limit: number;
  /** Without them, points of interest of any type. */
  types?: readonly string[];
  /** Default: all of them. */
  accepts?: PlaceFilter;
}

/** The first circle; each next one is three times as wide until it holds enough. */
const FIRST_RADIUS_METRES = 400;
const GROWTH = 3;

/** Returns the places nearest to a point: circles that grow until one holds enough, so that a dense town is not read whole. */
export async function findNearestPlaces(
  index: IndexReader,
  { center, radiusMetres, limit, types, accepts = async (places) => places }: Nearest,
): Promise<Candidate[]> {
  const numbers = listNearTypes(index, types);
  let nearer: Candidate[] = [];
  for (let radius = FIRST_RADIUS_METRES; ; radius *= GROWTH) {
    const isWhole = radius >= radiusMetres;
    const circle = Math.min(radius, radiusMetres);
    const inside = await listRanksInCircle(index, center, circle, numbers);
    // Of a circle that was not read whole, the nearest places may be missing.
    if (index.budget?.isSpent()) return nearer;
    const accepted: Candidate[] = [];
    for (let next = 0; next < inside.length && accepted.length < limit; ) {
      if (index.budget?.isSpent()) return accepted;
      const some = inside.slice(next, next + limit - accepted.length);
      next += some.length;
      accepted.push(...(await accepts(await index.candidates(some))));
    }
    if (isWhole || accepted.length >= limit) return accepted;
    nearer = accepted;
  }
}

/** Types as the table numbers them. One that nearly every place has is looked for among all places. */
function listNearTypes(index: IndexReader, types: readonly string[] | undefined): number[] {
  if (types === undefined || types.some((type) => index.isCommonType(type))) return [0];
  return types.flatMap((type) => index.typeNumber(type) ?? []);
}

/** Nearest first. */
async function listRanksInCircle(
  index: IndexReader,
  center: LatLng,
  radiusMetres: number,
  types: readonly number[],
): Promise<number[]> {
  const candidates = new Map<number, number>();
  if (types.length === 0) return [];
  for (const box of unwrapBox(boxAround(center, radiusMetres))) {
    for (const point of await index.near(types, box)) {
      const metres = distanceMetres(center, point);
      if (metres <= radiusMetres) candidates.set(point.rank, metres);
    }
  }
  return [...candidates].sort(([a, near], [b, far]) => near - far || a - b).map(([rank]) => rank);
}

/** A box over the antimeridian as the two boxes on its sides. */
function unwrapBox({ low, high }: Viewport): Viewport[] {
  if (low.longitude <= high.longitude) return [{ low, high }];
  return [
    { low, high: { latitude: high.latitude, longitude: 180 } },
    { low: { latitude: low.latitude, longitude: -180 }, high },
  ];
}
