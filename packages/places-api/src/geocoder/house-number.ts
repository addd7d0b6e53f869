import type { PlaceIndex } from "@lieudit/place-index";
import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";

/**
 * How a result answers the house number of the request, in the terms of Pelias: the house
 * itself, a point between its neighbours, or the street without the house.
 */
export type MatchType = "exact" | "interpolated" | "fallback";

/**
 * Returns the house number that a text asks for on a street: the first number that belongs
 * neither to the street's name nor to the address.
 */
export function findHouseNumber(text: string, { names, address }: PlaceRecord): string | undefined {
  const known = [address.street ?? names.default, address.postcode, address.locality].join(" ");
  const knownNumbers: readonly string[] = known.match(/\d+/g) ?? [];
  for (const [, number = "", suffix = ""] of text.matchAll(NUMBER)) {
    if (knownNumbers.includes(number)) continue;
    return `${number}${suffix === "" ? "" : ` ${suffix.toLowerCase()}`}`;
  }
  return undefined;
}

/** A number of up to four digits at the start or behind a space, with its suffix. */
const NUMBER = /(?<![^\s,])(\d{1,4})(?: ?(bis|ter|quater|[a-d]))?(?=[\s,]|$)/giu;

/** Whether the address has this house number: `12bis` is `12 bis`, `3-5` has 3. */
export function hasHouseNumber({ address }: PlaceRecord, number: string): boolean {
  const target = normalise(number);
  const own = address.houseNumber ?? "";
  return normalise(own) === target || own.split("-").some((part) => normalise(part) === target);
}

/**
 * Returns the point of a house number that no address has: between the nearest lower and
 * higher number on its side of the street, else on any side.
 *
 * @returns null if the street has no numbers on both sides of it
 */
export function interpolateHouse(houses: readonly PlaceRecord[], number: string): LatLng | null {
  const target = Number.parseInt(number, 10);
  const numbered = houses
    .map(({ address, location }) => ({ at: Number.parseInt(address.houseNumber ?? "", 10), location }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((a, b) => a.at - b.at);
  const sameSide = numbered.filter(({ at }) => (at - target) % 2 === 0);
  for (const side of [sameSide, numbered]) {
    const lower = side.findLast(({ at }) => at <= target);
    const higher = side.find(({ at }) => at >= target);
    if (lower === undefined || higher === undefined) continue;
    // A missing suffix (12 ter of 12 bis) is at the number itself.
    const share = higher.at === lower.at ? 0 : (target - lower.at) / (higher.at - lower.at);
    if (distanceMetres(lower.location, higher.location) > MAX_GAP_METRES) continue;
    const mix = (from: number, to: number) => from + (to - from) * share;
    return {
      latitude: mix(lower.location.latitude, higher.location.latitude),
      longitude: mix(lower.location.longitude, higher.location.longitude),
    };
  }
  return null;
}

/** Finds the houses of a street of one town: of its own record, or of any house in it. */
export function findHouses(
  places: PlaceIndex,
  record: PlaceRecord,
  language: string,
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  return findInStreet(places, record, { type: "street_address", limit: MAX_HOUSES, language }, signal);
}

/** Finds the record of a house's street; a street is its own. */
export async function findStreet(
  places: PlaceIndex,
  record: PlaceRecord,
  language: string,
  signal: AbortSignal,
): Promise<PlaceRecord | undefined> {
  if (record.kind === "street") return record;
  const [street] = await findInStreet(
    places,
    record,
    { type: "route", limit: MAX_NAMESAKES, language },
    signal,
  );
  return street;
}

/** Finds the places of a type whose street has the name and the town of a record's street. */
async function findInStreet(
  places: PlaceIndex,
  { address, names, kind }: PlaceRecord,
  { type, ...query }: { type: "street_address" | "route"; limit: number; language: string },
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  const street = address.street ?? (kind === "street" ? names.default : undefined);
  if (street === undefined) return [];
  const text = [street, address.postcode, address.locality].filter(Boolean).join(" ");
  const { places: found } = await places.searchText(
    { text, ...query, type, isTypeStrict: true, isAddress: true },
    signal,
  );
  return found.filter(
    (place) =>
      place.primaryType === type &&
      isSameName(place.address.street ?? place.names.default, street) &&
      isSameName(place.address.locality, address.locality),
  );
}

/** Two neighbours farther apart say nothing about what is between them. */
const MAX_GAP_METRES = 500;
/** As many as a text search reads candidates. */
const MAX_HOUSES = 150;
/** A town seldom has more streets whose names have the same words. */
const MAX_NAMESAKES = 20;

function normalise(number: string): string {
  return number
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replace(/^0+(?=\d)/, "");
}

/** Whether two names are equal without case, accents, hyphens and spaces. */
export function isSameName(a: string | undefined, b: string | undefined): boolean {
  return collator.compare(a ?? "", b ?? "") === 0;
}

const collator = new Intl.Collator("fr", { sensitivity: "base", ignorePunctuation: true });
