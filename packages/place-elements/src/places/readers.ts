import { LatLng, LatLngAltitude, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { DataClass } from "./data-class.ts";
import type { Bare } from "./enums.ts";
import { field, type PlaceMaker, type Read, type RegisteredPlace, reader, text } from "./members.ts";

// What members of classes hold of what the wire has. An absent scalar is null, an absent list empty; a number that may
// not be absent is 0, for the wire leaves 0 out.

/** An address that a page may link to, as it stands. */
export const uri = reader({ kind: "uri" }, (value) => text(value));

/** A text; empty where there is none. */
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
 * A name of an enum, without the prefix that the wire's names may have.
 *
 * @param names those of the wire, in the order of their numbers
 */
export function name<const Name extends string, Prefix extends string = "">(
  names: readonly Name[],
  prefix = "" as Prefix,
): Read<Bare<Name, Prefix> | null> {
  // The client lets no other names through than those of the enum.
  return reader({ names, firstNumber: 1 }, (value) =>
    typeof value === "string" ? (value.replace(prefix, "") as Bare<Name, Prefix>) : null,
  );
}

/** As `name`, of an enum whose 0 has a meaning, and so is left out of the wire. */
export function nameFromZero<const Name extends string>(names: readonly [Name, ...Name[]]): Read<Name> {
  return reader({ names, firstNumber: 0 }, (value) =>
    typeof value === "string" ? (value as Name) : names[0],
  );
}

/** A moment, from a timestamp of RFC 3339. */
export function instant(value: unknown): Date | null {
  return typeof value === "string" ? new Date(value) : null;
}

/** Midnight of a `google.type.Date` on the reader's own clock; parts that are not known count as the first. */
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

/** The wire knows no heights: 0 m. */
export const pointWithAltitude: Read<LatLngAltitude | null> = reader({ kind: "point" }, (value) =>
  value ? new LatLngAltitude(literal(value)) : null,
);

export const viewport: Read<LatLngBounds | null> = reader({ kind: "viewport" }, (value) =>
  value ? new LatLngBounds(literal(field(value, "low")), literal(field(value, "high"))) : null,
);

/** A list, empty where there is none; entries that cannot be read are left out. */
export function list<Value>(entries: Read<Value>): Read<NonNullable<Value>[]> {
  return reader({ entries }, (value, findPlace) =>
    Array.isArray(value) ? value.flatMap((entry) => entries(entry, findPlace) ?? []) : [],
  );
}

/** A message, as its class. */
export function one<Value>(message: DataClass<Value>): Read<Value | null> {
  return reader({ message }, (value, findPlace) =>
    typeof value === "object" && value ? new message(value, findPlace) : null,
  );
}

/** As `one`, of what is never absent in a message. */
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

/** The address of a drawing, which the wire gives without its suffix. */
export const svgUri = reader({ kind: "uri" }, (value) => (typeof value === "string" ? `${value}.svg` : null));

/** The place that a message with an id is about. */
export function itself(value: unknown, findPlace: PlaceMaker): RegisteredPlace {
  return findPlace(Object(value));
}

/** A place that a message names. */
export const reference: Read<RegisteredPlace | null> = reader({ kind: "reference" }, (value, findPlace) =>
  typeof value === "object" && value ? findPlace(value) : null,
);

/** A place that a resource name alone names. */
export function resource(value: unknown, findPlace: PlaceMaker): RegisteredPlace | null {
  return typeof value === "string" ? findPlace({ name: value }) : null;
}

/** 0 where the wire has left it out. */
export function readNumber(value: unknown): number {
  return Number(value ?? 0);
}

function literal(value: unknown): LatLngLiteral {
  return { lat: readNumber(field(value, "latitude")), lng: readNumber(field(value, "longitude")) };
}
