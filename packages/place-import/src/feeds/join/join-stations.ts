import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { doMakersAgree } from "./makers.ts";

/** Stations and places this near to each other can be one. */
const NEAR_METRES = 150;
/** A number that a place has of a station farther away was copied from another place. */
const FAR_METRES = 2_000;
/** Degrees of latitude that are a little more than `NEAR_METRES` anywhere. */
const NEAR_DEGREES = 0.0014;

/** A station of a feed. */
export interface FeedStation {
  id: string;
  location: LatLng;
  registerIds: readonly string[];
  /** Who runs it, as far as the feed says. */
  makers: readonly string[];
}

/** A place that could be a station of the feed. */
export interface StationPlace {
  id: string;
  location: LatLng;
  registerIds: readonly string[];
  makers: readonly string[];
  name: string;
  isClosed: boolean;
}

/**
 * Says which place each station is.
 *
 * 1. A place that has the station's number in its tags is it, up to 2 km away
 *    (the nearest of several).
 * 2. Else the nearest place within 150 m is it, when it is not closed for
 *    good, has no other number of the same register, and when makers agree.
 *    Of all such pairs the nearest are taken first, and each place and each
 *    station once.
 *
 * @returns the ids of places by ids of stations; stations without a place are not in it.
 */
export function joinStations(
  stations: readonly FeedStation[],
  places: readonly StationPlace[],
): ReadonlyMap<string, string> {
  const placeOf = joinByNumber(stations, places);
  const taken = new Set(placeOf.values());
  const registers = new Set(stations.flatMap(({ registerIds }) => registerIds.map(getRegister)));
  const free = places
    .filter(({ id, isClosed, registerIds }) => {
      return !isClosed && !taken.has(id) && !registerIds.some((number) => registers.has(getRegister(number)));
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
    if (placeOf.has(station.id) || taken.has(place.id)) continue;
    placeOf.set(station.id, place.id);
    taken.add(place.id);
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
      const known = byNumber.get(number);
      if (known === undefined) byNumber.set(number, [place]);
      else known.push(place);
    }
  }
  const placeOf = new Map<string, string>();
  for (const station of stations) {
    const found = station.registerIds
      .flatMap((number) => byNumber.get(number) ?? [])
      .map((place) => ({ place, metres: distanceMetres(station.location, place.location) }))
      .filter(({ metres }) => metres <= FAR_METRES)
      .sort((a, b) => a.metres - b.metres || compareIds(a.place.id, b.place.id));
    if (found[0] !== undefined) placeOf.set(station.id, found[0].place.id);
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
    // A name can show agreement, but only a maker can object.
    const isSame = doMakersAgree(makers, place.makers) || doMakersAgree(makers, [place.name]);
    if (isSame) near.push({ place, metres });
  }
  return near;
}

/** The first of `sorted` whose latitude is not below `latitude`. */
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

/** `prix-carburants` of `prix-carburants:06240004`. */
function getRegister(registerId: string): string {
  return registerId.split(":", 1)[0]!;
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
