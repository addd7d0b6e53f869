import type { LocationArea, Viewport } from "@lieudit/place-model";
import { invalid, toArea, toLatLngBounds } from "../core/location-input.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";
import { biasOnWire, rectangleOnWire } from "./location-on-wire.ts";
import { refuseRenamed } from "./renamed-properties.ts";

/**
 * Reads what a page gave for one property of a request. Never called with
 * null or undefined, which mean that nothing was given.
 *
 * @throws {TypeError} with a sentence that names the property.
 */
export type ReadValue<Value> = (given: unknown, property: string) => Value;

/** The properties of a request by their names, each read as the wire has it; null leaves one out. */
export type RequestTable = Readonly<Record<string, ReadValue<unknown>>>;

/** Properties with another name on the wire. */
const WIRE_NAMES = {
  futureOpeningBusinessesIncluded: "includeFutureOpeningBusinesses",
  isOpenNow: "openNow",
  language: "languageCode",
  pureServiceAreaBusinessesIncluded: "includePureServiceAreaBusinesses",
  region: "regionCode",
  useStrictTypeFiltering: "strictTypeFiltering",
} as const;

type WireName<Name> = Name extends keyof typeof WIRE_NAMES ? (typeof WIRE_NAMES)[Name] : Name;

export type RequestValues<Table extends RequestTable> = {
  [Name in keyof Table as WireName<Name>]?: NonNullable<ReturnType<Table[Name]>>;
};

/**
 * Returns a request as the wire has it, in the page's language where it names none.
 *
 * @param renamed what properties that exist no longer are called now
 * @throws {TypeError} on a property that the table does not have, on a value
 *   that it cannot read, and on two areas where one is allowed.
 */
export function requestOnWire<const Table extends RequestTable>(
  request: object,
  table: Table,
  renamed?: Readonly<Record<string, string>>,
): RequestValues<Table> & ReturnType<typeof readLanguageAndRegion> {
  const wireRequest = readRequest(request, table, renamed);
  // Also where the bias is what the service does anyway, which says nothing on the wire.
  if ("locationBias" in wireRequest && "locationRestriction" in wireRequest) {
    throw new TypeError("Cannot set both locationBias and locationRestriction.");
  }
  return { ...readLanguageAndRegion(), ...wireRequest };
}

/** Reads the given properties of `request`, each by its row of `table`. */
function readRequest<const Table extends RequestTable>(
  request: object,
  table: Table,
  renamed: Readonly<Record<string, string>> = {},
): RequestValues<Table> {
  const values: Record<string, unknown> = {};
  const wireNames: Readonly<Record<string, string>> = WIRE_NAMES;
  for (const [name, given] of Object.entries(request ?? {})) {
    const read = Object.hasOwn(table, name) ? table[name] : undefined;
    if (given === undefined) continue;
    refuseRenamed(name, renamed);
    if (given === null) continue;
    if (read === undefined) throw new TypeError(`unknown property "${name}"; leave it out`);
    const value = read(given, name);
    if (value !== null) values[wireNames[name] ?? name] = value;
  }
  // Each value is what the row of its name has read.
  return values as RequestValues<Table>;
}

/** An empty text is as none at all. */
export const word: ReadValue<string | null> = (given, property) => {
  if (typeof given === "string") return given === "" ? null : given;
  throw invalid(property, given, "a string");
};

export const query: ReadValue<string> = (given, property) => {
  if (typeof given === "string" && given.trim() !== "") return given;
  throw invalid(property, given, "a non-empty string");
};

export const flag: ReadValue<boolean> = (given, property) => {
  if (typeof given === "boolean") return given;
  throw invalid(property, given, "true or false");
};

/** Taken as it is, and of no effect. */
export const ignored: ReadValue<null> = () => null;

/** @param least both ends belong to it */
export function numberFrom(least: number, most: number, isWhole = false): ReadValue<number> {
  return (given, property) => {
    const isNumber = isWhole ? Number.isInteger(given) : typeof given === "number";
    if (isNumber && Number(given) >= least && Number(given) <= most) return Number(given);
    const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of ${least} or more`;
    throw invalid(property, given, `a${isWhole ? " whole" : ""} number ${range}`);
  };
}

/** A list of strings; an empty one is as none at all. */
export const words: ReadValue<string[] | null> = (given, property) => {
  const isList = typeof given === "object" && given !== null && Symbol.iterator in given;
  const list: unknown[] = isList ? [...(given as Iterable<unknown>)] : [undefined];
  if (!list.every((entry) => typeof entry === "string"))
    throw invalid(property, given, "an array of strings");
  return list.length === 0 ? null : list;
};

/**
 * One of `names`, spelled as it is there.
 *
 * @throws what says which names there are
 */
export function allowOne<const Name extends string>(names: Readonly<Record<Name, unknown>>): ReadValue<Name> {
  return (given, property) => {
    const match = Object.keys(names).find((name) => name === given);
    // It is one of the names.
    if (match !== undefined) return match as Name;
    throw invalid(property, given, `one of ${Object.keys(names).join(", ")}`);
  };
}

/** @param prefix what the names of the wire begin with beside those of the class */
export function allowSome<const Name extends string, Prefix extends string>(
  names: Readonly<Record<Name, unknown>>,
  prefix: Prefix,
): ReadValue<`${Prefix}${Name}`[] | null> {
  return (given, property) =>
    words(given, property)?.map((entry) => `${prefix}${allowOne(names)(entry, property)}` as const) ?? null;
}

/** Reads the properties of an object in a property. */
export function inside<const Table extends RequestTable>(table: Table): ReadValue<RequestValues<Table>> {
  return (given, property) => {
    if (typeof given === "object" && given !== null) return readRequest(given, table);
    throw invalid(property, given, "an object");
  };
}

/** Reads a location bias. "IP_BIAS" is absent on the wire, although the page sets it. */
export function bias(given: unknown): LocationArea | undefined {
  return biasOnWire(given === "IP_BIAS" ? given : toArea(given, "LocationBias"));
}

/** Reads a location restriction. */
export function box(given: unknown): { rectangle: Viewport } {
  return { rectangle: rectangleOnWire(toLatLngBounds(given, "LocationRestriction")) };
}
