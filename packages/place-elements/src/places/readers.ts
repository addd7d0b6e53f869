import { LatLng, LatLngAltitude, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { DataClass } from "./data-class.ts";
import type { Bare } from "./enums.ts";
import { field, type PlaceMaker, type Read, type RegisteredPlace, reader, text } from "./members.ts";

// Readers of values on the wire. An absent scalar is null, an absent list empty. A required number is 0 if absent,
// since the wire omits 0.

/** A URL that pages may link to. */
export const uri = reader({ kind: "uri" }, (value) => text(value));

/** A text, by default empty. */
export function words(value: unknown): string {
  return text(value) ?? "";
}

export const count: Read<number | null> = reader({ kind: "double" }, (value) =>
  typeof value === "number" ? value : null,
);

export const amount = reader({ kind: "double" }, (value) => readNumber(value));

/** An int64, which the wire writes as a text. */
export const longAmount = reader({ kind: "int64" }, (value) => readNumber(value));

export const flag: Read<boolean | null> = reader({ kind: "boolean" }, (value) =>
  typeof value === "boolean" ? value : null,
);

/**
 * Returns a reader for names of an enum, without the prefix of the wire.
 *
 * @param names names of the wire, in the order of their numbers
 */
export function name<const Name extends string, Prefix extends string = "">(
  names: readonly Name[],
  prefix = "" as Prefix,
): Read<Bare<Name, Prefix> | null> {
  // The client passes only names of the enum.
  return reader({ names, firstNumber: 1 }, (value) =>
    typeof value === "string" ? (value.replace(prefix, "") as Bare<Name, Prefix>) : null,
  );
}

/** Like `name`, for an enum with a value for 0, which the wire omits. */
export function nameFromZero<const Name extends string>(names: readonly [Name, ...Name[]]): Read<Name> {
  return reader({ names, firstNumber: 0 }, (value) =>
    typeof value === "string" ? (value as Name) : names[0],
  );
}

/** A time, from a timestamp of RFC 3339. */
export function instant(value: unknown): Date | null {
  return typeof value === "string" ? new Date(value) : null;
}

/** Local midnight of a `google.type.Date`; unknown parts count as 1. */
export const day: Read<Date | null> = reader({ kind: "date" }, (value) => {
  const [year, month, date] = ["year", "month", "day"].map((part) => field(value, part));
  return typeof year === "number" ? new Date(year, readNumber(month ?? 1) - 1, readNumber(date ?? 1)) : null;
});

export const url: Read<URL | null> = reader({ kind: "uri" }, (value) =>
  typeof value === "string" && URL.canParse(value) ? new URL(value) : null,
);

export const point: Read<LatLng | null> = reader({ kind: "point" }, (value) =>
  value ? new LatLng(literal(value)) : null,
);

/** The wire has no altitudes, so they are 0 m. */
export const pointWithAltitude: Read<LatLngAltitude | null> = reader({ kind: "point" }, (value) =>
  value ? new LatLngAltitude(literal(value)) : null,
);

export const viewport: Read<LatLngBounds | null> = reader({ kind: "viewport" }, (value) =>
  value ? new LatLngBounds(literal(field(value, "low")), literal(field(value, "high"))) : null,
);

/** A list, by default empty, without invalid entries. */
export function list<Value>(entries: Read<Value>): Read<NonNullable<Value>[]> {
  return reader({ entries }, (value, findPlace) =>
    Array.isArray(value) ? value.flatMap((entry) => entries(entry, findPlace) ?? []) : [],
  );
}

/** A message, read into its class. */
export function one<Value>(message: DataClass<Value>): Read<Value | null> {
  return reader({ message }, (value, findPlace) =>
    typeof value === "object" && value ? new message(value, findPlace) : null,
  );
}

/** Like `one`, for a required message. */
export function always<Value>(message: DataClass<Value>): Read<Value> {
  return reader(
    { message },
    (value, findPlace) => new message(typeof value === "object" && value ? value : {}, findPlace),
  );
}

/** A day of special hours. */
export const specialDay: Read<Date | null> = reader({ kind: "specialDay" }, (value, findPlace) =>
  day(field(value, "date"), findPlace),
);

/** The URL of an SVG, which the wire gives without its suffix. */
export const svgUri = reader({ kind: "uri" }, (value) => (typeof value === "string" ? `${value}.svg` : null));

/** Returns the place that a message with an id is about. */
export function itself(value: unknown, findPlace: PlaceMaker): RegisteredPlace {
  return findPlace(Object(value));
}

/** A place that a message names. */
export const reference: Read<RegisteredPlace | null> = reader({ kind: "reference" }, (value, findPlace) =>
  typeof value === "object" && value ? findPlace(value) : null,
);

/** Returns a place that a resource name alone names. */
export function resource(value: unknown, findPlace: PlaceMaker): RegisteredPlace | null {
  return typeof value === "string" ? findPlace({ name: value }) : null;
}

/** Returns a number, by default 0, since the wire omits 0. */
export function readNumber(value: unknown): number {
  return Number(value ?? 0);
}

function literal(value: unknown): LatLngLiteral {
  return { lat: readNumber(field(value, "latitude")), lng: readNumber(field(value, "longitude")) };
}
