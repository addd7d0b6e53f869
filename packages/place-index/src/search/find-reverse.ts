import { contains, distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import type { ReverseQuery } from "../place-index.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { toNameKey, toNameWords } from "../text/place-words.ts";
import { findNearestPlaces } from "./find-nearby.ts";
import { filterBy, type IndexReader } from "./index-reader.ts";
import { TERM_SIGNS, toKindTerm } from "./terms.ts";

/** Somebody at a point is at an address or a place that is this near. */
const HERE_METRES = 35;
/** A street's own point may be far from where one stands in it. */
const STREET_METRES = 3_000;
/** An address this near tells which street one stands in. */
const STREET_ADDRESS_METRES = 120;
const TOWN_METRES = 30_000;
const STREETS_LOOKED_AT = 12;
const PLACES_LOOKED_AT = 10;
/** More towns of one name than any country has. */
const MAX_NAMESAKES = 1_000;

/**
 * Finds the places at a point, most exact first: the address, points of interest, the
 * street, the locality, the postal code. With `types`, only answers that have
 * one of them, from as far as such an answer means something.
 */
export async function findReverse(
  index: IndexReader,
  { location, types, limit }: ReverseQuery,
): Promise<string> {
  const wanted = types === undefined || types.length === 0 ? undefined : new Set(types);
  const [address, pois, around] = await Promise.all([
    findRecordsNear(index, location, "street_address", HERE_METRES, 1),
    readPlaces(
      index,
      findNearestPlaces(index, { center: location, radiusMetres: HERE_METRES, limit: PLACES_LOOKED_AT }),
    ),
    findNearestContext(index, location),
  ]);
  const where = await Promise.all([
    findStreetAt(index, location, around),
    findAreasAt(index, location, "locality", around?.address.locality),
    findAreasAt(index, location, "postal_code", around?.address.postcode),
  ]);
  const results: PlaceRecord[] = [...address, ...pois, ...where.flat()];
  if (wanted !== undefined) {
    // A reader who asks for bakeries wants the nearest one, not only one within a few steps.
    const typed = findNearestPlaces(index, {
      center: location,
      radiusMetres: STREET_ADDRESS_METRES,
      limit: PLACES_LOOKED_AT,
      types: [...wanted],
      accepts: filterBy(({ kind }) => kind === "poi"),
    });
    results.push(...(await readPlaces(index, typed)));
  }
  const unique = new Map(results.map((record) => [record.id, record]));
  const answers = [...unique.values()].filter(
    (record) => wanted === undefined || record.types.some((type) => wanted.has(type)),
  );
  return JSON.stringify(answers.slice(0, limit));
}

/** Returns the nearest address or point of interest: it says the street, the town and the postcode of where one stands. */
async function findNearestContext(index: IndexReader, location: LatLng): Promise<PlaceRecord | undefined> {
  const [address] = await findRecordsNear(index, location, "street_address", STREET_ADDRESS_METRES, 1);
  if (address !== undefined) return address;
  const nearest = findNearestPlaces(index, {
    center: location,
    radiusMetres: STREET_ADDRESS_METRES,
    limit: 1,
    accepts: filterBy((place) => place.context.length > 0),
  });
  return (await readPlaces(index, nearest))[0];
}

/** Returns the street that the nearest address names, else the one whose extent or point is nearest. */
async function findStreetAt(
  index: IndexReader,
  location: LatLng,
  around: PlaceRecord | undefined,
): Promise<PlaceRecord[]> {
  const streets = await findRecordsNear(index, location, "route", STREET_METRES, STREETS_LOOKED_AT);
  if (around?.address.street !== undefined) {
    const key = toNameKey(toNameWords(around.address.street));
    const named = streets.find(
      (street) =>
        toNameKey(toNameWords(street.names.default)) === key &&
        street.address.locality === around.address.locality,
    );
    if (named !== undefined) return [named];
  }
  const nearest = streets
    .map((street) => ({ street, metres: metresToExtent(location, street) }))
    .sort((a, b) => a.metres - b.metres);
  return nearest.slice(0, 1).map(({ street }) => street);
}

async function findAreasAt(
  index: IndexReader,
  location: LatLng,
  kind: "locality" | "postal_code",
  name: string | undefined,
): Promise<PlaceRecord[]> {
  const [named] = name === undefined ? [] : await findAreasNamed(index, location, kind, name);
  if (named?.types.includes(kind)) return [named];
  const areas = await findRecordsNear(index, location, kind, TOWN_METRES, STREETS_LOOKED_AT);
  const holding = areas
    .filter(({ viewport }) => viewport !== undefined && contains(viewport, location))
    .sort((a, b) => extent(a) - extent(b));
  // An address may name a part of a town, which lies in one, not merely near one.
  const within = named === undefined ? (holding[0] ?? areas[0]) : holding[0];
  return [named, within].filter((area) => area !== undefined);
}

async function findAreasNamed(
  index: IndexReader,
  location: LatLng,
  kind: "locality" | "postal_code",
  name: string,
): Promise<PlaceRecord[]> {
  const all = [[TERM_SIGNS.wholeName + toNameKey(toNameWords(name))], [toKindTerm(kind)]];
  const records = await readPlaces(index, index.matching({ all }, 0, MAX_NAMESAKES));
  return records
    .map((record) => ({ record, metres: distanceMetres(location, record.location) }))
    .filter(({ metres }) => metres <= TOWN_METRES)
    .sort((a, b) => a.metres - b.metres)
    .map(({ record }) => record);
}

function findRecordsNear(
  index: IndexReader,
  center: LatLng,
  type: string,
  radiusMetres: number,
  limit: number,
): Promise<PlaceRecord[]> {
  return readPlaces(index, findNearestPlaces(index, { center, radiusMetres, limit, types: [type] }));
}

async function readPlaces(index: IndexReader, places: Promise<readonly Candidate[]>): Promise<PlaceRecord[]> {
  const texts = await index.recordTexts((await places).map(({ rank }) => rank));
  // Our writer's own text.
  return texts.map((text) => JSON.parse(text) as PlaceRecord);
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
