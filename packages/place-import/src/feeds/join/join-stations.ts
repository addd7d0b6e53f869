import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { doMakersAgree } from "./makers.ts";

/** Metres within which a station and a place may match. */
const NEAR_METRES = 150;
/** Metres beyond which a place's station id was copied from another place. */
const FAR_METRES = 2_000;
/** Degrees of latitude, slightly more than `NEAR_METRES` anywhere. */
const NEAR_DEGREES = 0.0014;

/** A station of a feed. */
export interface FeedStation {
  id: string;
  location: LatLng;
  registerIds: readonly string[];
  /** Who runs it, according to the feed. */
  makers: readonly string[];
}

/** A place that may be a station of the feed. */
export interface StationPlace {
  id: string;
  location: LatLng;
  registerIds: readonly string[];
  makers: readonly string[];
  name: string;
  isClosed: boolean;
}

/**
 * Matches stations to places.
 *
 * 1. A place with the station's id in its tags matches within 2 km; the nearest of
 * several.
 *
 * 2. Else the nearest place within 150 m matches. It must not be permanently closed or
 * have another id of the register, and makers must agree. Nearest pairs are matched first,
 * each place and each station once.
 *
 * @returns place ids by station id, without unmatched stations.
 */
export function joinStations(
  stations: readonly FeedStation[],
  places: readonly StationPlace[],
): ReadonlyMap<string, string> {
  const placeOf = joinByNumber(stations, places);
  const matched = new Set(placeOf.values());
  const registers = new Set(stations.flatMap(({ registerIds }) => registerIds.map(getRegister)));
  const free = places
    .filter(({ id, isClosed, registerIds }) => {
      return (
        !isClosed && !matched.has(id) && !registerIds.some((number) => registers.has(getRegister(number)))
      );
    })
    .sort((a, b) => a.location.latitude - b.location.latitude);
  const pairs = stations
    .filter(({ id }) => !placeOf.has(id))
    .flatMap((station) => findNearPlaces(station, free).map((near) => ({ ...near, station })))
    .sort(
      (a, b) =>
        a.metres - b.metres || compareIds(a.station.id, b.station.id) || compareIds(a.place.id, b.place.id),
    );
  for (const { station, place } of pairs) {
    if (placeOf.has(station.id) || matched.has(place.id)) continue;
    placeOf.set(station.id, place.id);
    matched.add(place.id);
  }
  return placeOf;
}

function joinByNumber(
  stations: readonly FeedStation[],
  places: readonly StationPlace[],
): Map<string, string> {
  const byNumber = new Map<string, StationPlace[]>();
  for (const place of places) {
    for (const number of place.registerIds) {
      const existing = byNumber.get(number);
      if (existing === undefined) byNumber.set(number, [place]);
      else existing.push(place);
    }
  }
  const placeOf = new Map<string, string>();
  for (const station of stations) {
    const candidates = station.registerIds
      .flatMap((number) => byNumber.get(number) ?? [])
      .map((place) => ({ place, metres: distanceMetres(station.location, place.location) }))
      .filter(({ metres }) => metres <= FAR_METRES)
      .sort((a, b) => a.metres - b.metres || compareIds(a.place.id, b.place.id));
    if (candidates[0] !== undefined) placeOf.set(station.id, candidates[0].place.id);
  }
  return placeOf;
}

function findNearPlaces(
  { location, makers }: FeedStation,
  byLatitude: readonly StationPlace[],
): { place: StationPlace; metres: number }[] {
  const near: { place: StationPlace; metres: number }[] = [];
  for (
    let index = findFirstAbove(byLatitude, location.latitude - NEAR_DEGREES);
    index < byLatitude.length;
    index += 1
  ) {
    const place = byLatitude[index]!;
    if (place.location.latitude > location.latitude + NEAR_DEGREES) break;
    const metres = distanceMetres(location, place.location);
    if (metres > NEAR_METRES) continue;
    // A name can only support a match; only a maker can exclude it.
    const isSame = doMakersAgree(makers, place.makers) || doMakersAgree(makers, [place.name]);
    if (isSame) near.push({ place, metres });
  }
  return near;
}

/** Returns the index of the first of `sorted` at or above `latitude`. */
function findFirstAbove(sorted: readonly StationPlace[], latitude: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]!.location.latitude < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns `prix-carburants` of `prix-carburants:06240004`. */
function getRegister(registerId: string): string {
  return registerId.split(":", 1)[0]!;
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
