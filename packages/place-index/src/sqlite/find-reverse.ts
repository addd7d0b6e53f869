import { contains, distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import type { ReverseQuery } from "../place-index.ts";
import { nameKey, nameWords } from "../text/place-words.ts";
import { nearestPlaces } from "./find-nearby.ts";
import type { OpenIndex } from "./open-index.ts";
import { kindTerm, TERM_SIGNS } from "./terms.ts";
import { matchExpression } from "./word-match.ts";

/** Somebody at a point is at an address or a place that is this near. */
const HERE_METRES = 35;
/** A street's own point may be far from where one stands in it. */
const STREET_METRES = 3_000;
/** An address this near tells which street one stands in. */
const STREET_ADDRESS_METRES = 120;
const TOWN_METRES = 30_000;
const STREETS_LOOKED_AT = 12;
const PLACES_LOOKED_AT = 10;

/**
 * What is at a point, most exact first: the address, points of interest, the
 * street, the locality, the postal code. With `types`, only answers that have
 * one of them, from as far as such an answer means something.
 */
export function findReverse(index: OpenIndex, { location, types, limit }: ReverseQuery): string {
  const wanted = types === undefined || types.length === 0 ? undefined : new Set(types);
  const address = recordsNear(index, location, "street_address", HERE_METRES, 1);
  const pois = nearestPlaces(index, {
    center: location,
    radiusMetres: HERE_METRES,
    limit: PLACES_LOOKED_AT,
    accepts: () => true,
  });
  const around = nearestContext(index, location);
  const found: PlaceRecord[] = [
    ...address,
    ...pois.map((rank) => recordAt(index, rank)),
    ...streetAt(index, location, around),
    ...areasAt(index, location, "locality", around?.address.locality),
    ...areasAt(index, location, "postal_code", around?.address.postcode),
  ];
  if (wanted !== undefined) {
    // A reader who asks for bakeries wants the nearest one, not only one within a few steps.
    const typed = nearestPlaces(index, {
      center: location,
      radiusMetres: STREET_ADDRESS_METRES,
      limit: PLACES_LOOKED_AT,
      types: [...wanted],
      accepts: ({ kind }) => kind === "poi",
    });
    found.push(...typed.map((rank) => recordAt(index, rank)));
  }
  const unique = new Map(found.map((record) => [record.id, record]));
  const answers = [...unique.values()].filter(
    (record) => wanted === undefined || record.types.some((type) => wanted.has(type)),
  );
  return JSON.stringify(answers.slice(0, limit));
}

/** The nearest address or point of interest: it says the street, the town and the postcode of where one stands. */
function nearestContext(index: OpenIndex, location: LatLng): PlaceRecord | undefined {
  const [address] = recordsNear(index, location, "street_address", STREET_ADDRESS_METRES, 1);
  if (address !== undefined) return address;
  const [poi] = nearestPlaces(index, {
    center: location,
    radiusMetres: STREET_ADDRESS_METRES,
    limit: 1,
    accepts: (place) => place.context.length > 0,
  });
  return poi === undefined ? undefined : recordAt(index, poi);
}

/** The street that the nearest address names, else the one whose extent or point is nearest. */
function streetAt(index: OpenIndex, location: LatLng, around: PlaceRecord | undefined): PlaceRecord[] {
  const streets = recordsNear(index, location, "route", STREET_METRES, STREETS_LOOKED_AT);
  if (around?.address.street !== undefined) {
    const key = nameKey(nameWords(around.address.street));
    const named = streets.find(
      (street) =>
        nameKey(nameWords(street.names.default)) === key &&
        street.address.locality === around.address.locality,
    );
    if (named !== undefined) return [named];
  }
  const nearest = streets
    .map((street) => ({ street, metres: metresToExtent(location, street) }))
    .sort((a, b) => a.metres - b.metres);
  return nearest.slice(0, 1).map(({ street }) => street);
}

function areasAt(
  index: OpenIndex,
  location: LatLng,
  kind: "locality" | "postal_code",
  name: string | undefined,
): PlaceRecord[] {
  const named = name === undefined ? [] : areasNamed(index, location, kind, name);
  if (named.length > 0) return named.slice(0, 1);
  const areas = recordsNear(index, location, kind, TOWN_METRES, STREETS_LOOKED_AT);
  const holding = areas
    .filter(({ viewport }) => viewport !== undefined && contains(viewport, location))
    .sort((a, b) => extent(a) - extent(b));
  return [holding[0] ?? areas[0]].filter((area) => area !== undefined);
}

function areasNamed(
  index: OpenIndex,
  location: LatLng,
  kind: "locality" | "postal_code",
  name: string,
): PlaceRecord[] {
  const expression = matchExpression([[TERM_SIGNS.wholeName + nameKey(nameWords(name))], [kindTerm(kind)]]);
  if (expression === null) return [];
  return [...index.ranksMatching(expression)]
    .map((rank) => recordAt(index, rank))
    .map((record) => ({ record, metres: distanceMetres(location, record.location) }))
    .filter(({ metres }) => metres <= TOWN_METRES)
    .sort((a, b) => a.metres - b.metres)
    .map(({ record }) => record);
}

function recordsNear(
  index: OpenIndex,
  center: LatLng,
  type: string,
  radiusMetres: number,
  limit: number,
): PlaceRecord[] {
  const ranks = nearestPlaces(index, { center, radiusMetres, limit, types: [type], accepts: () => true });
  return ranks.map((rank) => recordAt(index, rank));
}

function recordAt(index: OpenIndex, rank: number): PlaceRecord {
  // Our writer's own text.
  return JSON.parse(index.recordText(rank)) as PlaceRecord;
}

/** Metres to the place's extent, 0 inside it; the point decides between streets that both hold the point. */
function metresToExtent(location: LatLng, { viewport, location: point }: PlaceRecord): number {
  const toPoint = distanceMetres(location, point);
  if (viewport === undefined) return toPoint;
  const nearest = {
    latitude: Math.min(viewport.high.latitude, Math.max(viewport.low.latitude, location.latitude)),
    longitude: Math.min(viewport.high.longitude, Math.max(viewport.low.longitude, location.longitude)),
  };
  return distanceMetres(location, nearest) + toPoint / 100;
}

function extent({ viewport }: PlaceRecord): number {
  return viewport === undefined ? Infinity : distanceMetres(viewport.low, viewport.high);
}
