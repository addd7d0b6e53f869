import type { Circle, LatLng, Viewport } from "../place.ts";
import type { LocationArea } from "../requests.ts";
import { shown, type Violations } from "./violations.ts";

/** A circle's limit in every call of the protocol. */
export const MAX_RADIUS_METRES = 50_000;

/** Most places in one answer. */
export const MAX_RESULT_COUNT = 20;

/** Maximum length of a search text, in characters. */
export const MAX_QUERY_LENGTH = 1_000;

/** Most types in one list of a request. */
export const MAX_TYPES = 50;

/** Longest session token, in characters. */
export const MAX_SESSION_TOKEN_LENGTH = 36;

/** Place types that requests may name. It is passed in, so that a browser need not hold the tables of types. */
export interface KnownTypes {
  /** Whether a type of this name exists. */
  has(type: string): boolean;
  /** Returns the type that was probably meant by an unknown name. */
  suggest(name: string): string | undefined;
}

// Each check takes fields that already have their type; `undefined` is an absent field.

/** `languageCode` has to be a BCP 47 language. */
export function checkLanguage(languageCode: unknown, violations: Violations): void {
  if (typeof languageCode !== "string" || isLanguageTag(languageCode)) return;
  violations.add(
    "languageCode",
    `languageCode is ${shown(languageCode)}, which is not a BCP 47 language; send one such as "fr" or "pt-BR".`,
  );
}

/** Whether `tag` is a BCP 47 language that `Intl` takes. */
export function isLanguageTag(tag: string): boolean {
  try {
    return tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** Returns the region in capitals. */
export function parseRegion(
  regionCode: unknown,
  violations: Violations,
  path = "regionCode",
): string | undefined {
  if (typeof regionCode !== "string") return undefined;
  if (/^[A-Za-z]{2}$/.test(regionCode)) return regionCode.toUpperCase();
  violations.add(
    path,
    `${path} is ${shown(regionCode)}, which is not a region of two letters; send one such as "FR".`,
  );
  return undefined;
}

/** The most results that a request wants, its field `name`: 1 to `MAX_RESULT_COUNT`. */
export function checkCount(name: string, count: unknown, violations: Violations): void {
  if (typeof count !== "number" || (count >= 1 && count <= MAX_RESULT_COUNT)) return;
  violations.add(name, `${name} is ${count}, outside 1 to ${MAX_RESULT_COUNT}; send a number in that range.`);
}

/**
 * Reads the searched text in the field `name`: not empty, of at
 * most `MAX_QUERY_LENGTH` characters.
 */
export function checkQuery(name: string, query: unknown, violations: Violations): void {
  if (typeof query !== "string" || query.trim() === "") {
    violations.add(name, `${name} is empty; send the text to search for.`);
  } else if (query.length > MAX_QUERY_LENGTH && [...query].length > MAX_QUERY_LENGTH) {
    violations.add(name, `${name} is longer than ${MAX_QUERY_LENGTH} characters; send a shorter text.`);
  }
}

/** Types of place, in the list `name`, as the type tables spell them. */
export function checkTypes(
  name: string,
  types: unknown,
  knownTypes: KnownTypes,
  violations: Violations,
): void {
  if (!Array.isArray(types)) return;
  for (const [index, type] of types.entries()) {
    if (type === undefined) violations.add(name, `${name}[${index}] is an empty text; leave it out.`);
    else if (!knownTypes.has(type)) addUnknownType(name, type, knownTypes, violations);
  }
}

/** Tells that the field `name` holds a type which no table has, and which type was probably meant. */
export function addUnknownType(
  name: string,
  type: string,
  knownTypes: KnownTypes,
  violations: Violations,
): void {
  const meant = knownTypes.suggest(type);
  const advice = meant === undefined ? 'send names of the type table, such as "bakery"' : `send "${meant}"`;
  violations.add(name, `${name} holds ${shown(type)}, which is not a place type; ${advice}.`);
}

/** `sessionToken`: URL-safe base64, of at most `MAX_SESSION_TOKEN_LENGTH` characters. */
export function checkSessionToken(token: unknown, violations: Violations): void {
  if (typeof token !== "string") return;
  if (token.length > MAX_SESSION_TOKEN_LENGTH) {
    violations.add(
      "sessionToken",
      `sessionToken has ${token.length} characters, above the limit of ${MAX_SESSION_TOKEN_LENGTH}; a UUID of version 4 fits.`,
    );
  } else if (!/^[A-Za-z0-9_=-]+$/.test(token)) {
    violations.add(
      "sessionToken",
      "sessionToken is not URL-safe base64 (letters, digits, hyphens and underscores); a UUID of version 4 fits.",
    );
  }
}

/**
 * Degrees: latitude from -90 to 90, longitude from -180 to 180.
 *
 * @param path of the point in the request, for the message.
 * @returns whether it is such a point.
 */
export function checkLatLng(path: string, point: unknown, violations: Violations): point is LatLng {
  const { latitude, longitude } = (point ?? {}) as Partial<LatLng>;
  if (latitude === undefined || longitude === undefined) {
    violations.add(path, `${path} is missing; send a point, with its latitude and longitude in degrees.`);
    return false;
  }
  const isInside = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isInside) {
    violations.add(
      path,
      `${path} is ${latitude}, ${longitude}, outside -90 to 90 degrees of latitude or -180 to 180 of longitude.`,
    );
  }
  return isInside;
}

/**
 * A rectangle or a circle, one of the two, where there is an area at all.
 *
 * @param path of the area in the request, for the message.
 */
export function checkArea(path: string, area: unknown, violations: Violations): void {
  if (area === undefined) return;
  const { rectangle, circle } = area as LocationArea;
  if (rectangle !== undefined && circle !== undefined) {
    violations.add(path, `${path} has both a rectangle and a circle; send one of the two.`);
  } else if (rectangle !== undefined) checkRectangle(`${path}.rectangle`, rectangle, violations);
  else if (circle !== undefined) checkCircle(`${path}.circle`, circle, violations);
  else violations.add(path, `${path} has neither a rectangle nor a circle; send one of the two.`);
}

/** A circle whose radius is at most `MAX_RADIUS_METRES`. */
export function checkCircle(path: string, circle: Partial<Circle>, violations: Violations): void {
  checkLatLng(`${path}.center`, circle.center, violations);
  const { radius = 0 } = circle;
  if (radius < 0 || radius > MAX_RADIUS_METRES) {
    violations.add(
      `${path}.radius`,
      `${path}.radius is ${radius} m, outside 0 to ${MAX_RADIUS_METRES} m; send ${radius < 0 ? "a larger radius" : "a smaller radius or several requests"}.`,
    );
  }
}

/**
 * A rectangle whose `low` is its southwest corner, of at most 180 degrees of
 * longitude; it may cross the antimeridian.
 */
export function checkRectangle(path: string, { low, high }: Partial<Viewport>, violations: Violations): void {
  const isLowRight = checkLatLng(`${path}.low`, low, violations);
  const isHighRight = checkLatLng(`${path}.high`, high, violations);
  if (!isLowRight || !isHighRight || low === undefined || high === undefined) return;
  if (low.latitude > high.latitude) {
    violations.add(
      path,
      `${path}.low lies north of ${path}.high; low is the southwest corner, high the northeast one.`,
    );
  }
  if (getWidthDegrees(low.longitude, high.longitude) > 180) {
    violations.add(path, `${path} is wider than 180 degrees; send a narrower one.`);
  }
}

/** Eastward from `west` to `east`; a rectangle over the antimeridian has its west above its east. */
function getWidthDegrees(west: number, east: number): number {
  return west <= east ? east - west : east - west + 360;
}

/** An area that pulls answers up and one that keeps others out cannot be sent together. */
export function checkNotBoth(bias: unknown, restriction: unknown, violations: Violations): void {
  if (bias === undefined || restriction === undefined) return;
  violations.add("locationBias", "Cannot set both locationBias and locationRestriction.");
}
