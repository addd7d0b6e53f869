import type { StatementSync } from "node:sqlite";
import { boxAround, distanceMetres, type LatLng, type Viewport } from "@lieudit/place-model";
import { cellRows } from "../geo/cells.ts";
import type { NearbyQuery } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { coverTerms } from "./area-terms.ts";
import type { OpenIndex } from "./open-index.ts";
import { COORDINATE_SCALE } from "./schema.ts";
import { kindTerm, primaryTypeTerm, typeTerm } from "./terms.ts";
import { matchExpression, type TermGroup } from "./word-match.ts";

export function findNearby(index: OpenIndex, query: NearbyQuery): string {
  const ranks = query.rank === "DISTANCE" ? byDistance(index, query) : byPopularity(index, query);
  return index.recordTexts(ranks);
}

function byDistance(index: OpenIndex, query: NearbyQuery): number[] {
  const { center, radiusMetres, limit } = query;
  const types = query.includedTypes ?? query.includedPrimaryTypes;
  return nearestPlaces(index, {
    center,
    radiusMetres,
    limit,
    ...(types === undefined ? {} : { types }),
    accepts: typeFilter(query),
  });
}

/** Places of the circle, the most popular first: the text index gives them in that order. */
function byPopularity(index: OpenIndex, query: NearbyQuery): number[] {
  const { center, radiusMetres, limit } = query;
  const groups: TermGroup[] = [...coverTerms(boxAround(center, radiusMetres))];
  const { includedTypes, includedPrimaryTypes, excludedTypes = [], excludedPrimaryTypes = [] } = query;
  if (includedTypes !== undefined) groups.push(numbered(index, includedTypes, typeTerm));
  if (includedPrimaryTypes !== undefined) groups.push(numbered(index, includedPrimaryTypes, primaryTypeTerm));
  if (includedTypes === undefined && includedPrimaryTypes === undefined) groups.push([kindTerm("poi")]);
  const none = [
    ...numbered(index, excludedTypes, typeTerm),
    ...numbered(index, excludedPrimaryTypes, primaryTypeTerm),
  ];
  const expression = matchExpression(groups, none);
  if (expression === null) return [];
  const ranks: number[] = [];
  for (const rank of index.ranksMatching(expression)) {
    if (distanceMetres(center, index.candidate(rank).location) > radiusMetres) continue;
    ranks.push(rank);
    if (ranks.length >= limit) break;
  }
  return ranks;
}

function numbered(index: OpenIndex, types: readonly string[], term: (number: number) => string): string[] {
  return types.flatMap((type) => {
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
  accepts: (place: Candidate) => boolean;
}

/** The first circle; each next one is three times as wide until it holds enough. */
const FIRST_RADIUS_METRES = 400;
const GROWTH = 3;

/** The places nearest to a point: circles that grow until one holds enough, so that a dense town is not read whole. */
export function nearestPlaces(
  index: OpenIndex,
  { center, radiusMetres, limit, types, accepts }: Nearest,
): number[] {
  const numbers = nearTypes(index, types);
  const statement = nearStatement(index);
  for (let radius = FIRST_RADIUS_METRES; ; radius *= GROWTH) {
    const isWhole = radius >= radiusMetres;
    const circle = Math.min(radius, radiusMetres);
    const inside = placesInCircle(statement, center, circle, numbers);
    const accepted: number[] = [];
    for (const { rank } of inside) {
      if (!accepts(index.candidate(rank))) continue;
      accepted.push(rank);
      if (accepted.length >= limit) return accepted;
    }
    if (isWhole) return accepted;
  }
}

/** Types as the table numbers them. One that nearly every place has is looked for among all places. */
function nearTypes(index: OpenIndex, types: readonly string[] | undefined): number[] {
  if (types === undefined || types.some((type) => index.isCommonType(type))) return [0];
  return types.flatMap((type) => index.typeNumber(type) ?? []);
}

function nearStatement(index: OpenIndex): StatementSync {
  let statement = statements.get(index);
  if (statement === undefined) {
    statement = index.database.prepare(
      "select rank, lat, lng from near where type = ? and cell between ? and ? and lat between ? and ? and lng between ? and ?",
    );
    statement.setReturnArrays(true);
    statements.set(index, statement);
  }
  return statement;
}

const statements = new WeakMap<OpenIndex, StatementSync>();

function placesInCircle(
  statement: StatementSync,
  center: LatLng,
  radiusMetres: number,
  types: readonly number[],
): { rank: number; metres: number }[] {
  const found = new Map<number, number>();
  for (const box of unwrapped(boxAround(center, radiusMetres))) {
    const south = Math.floor(box.low.latitude * COORDINATE_SCALE);
    const north = Math.ceil(box.high.latitude * COORDINATE_SCALE);
    const west = Math.floor(box.low.longitude * COORDINATE_SCALE);
    const east = Math.ceil(box.high.longitude * COORDINATE_SCALE);
    for (const [first, last] of cellRows(box, "small")) {
      for (const type of types) {
        // With `setReturnArrays` a row is an array in the order of the query above.
        const rows = statement.all(type, first, last, south, north, west, east) as unknown as [
          number,
          number,
          number,
        ][];
        for (const [rank, lat, lng] of rows) {
          const point = { latitude: lat / COORDINATE_SCALE, longitude: lng / COORDINATE_SCALE };
          const metres = distanceMetres(center, point);
          if (metres <= radiusMetres) found.set(rank, metres);
        }
      }
    }
  }
  return [...found]
    .map(([rank, metres]) => ({ rank, metres }))
    .sort((a, b) => a.metres - b.metres || a.rank - b.rank);
}

/** A box over the antimeridian as the two boxes on its sides. */
function unwrapped({ low, high }: Viewport): Viewport[] {
  if (low.longitude <= high.longitude) return [{ low, high }];
  return [
    { low, high: { latitude: high.latitude, longitude: 180 } },
    { low: { latitude: low.latitude, longitude: -180 }, high },
  ];
}
