import { LatLng, LatLngAltitude, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { DataClass } from "./data-class.ts";
import { field, type PlaceMaker, type Read } from "./members.ts";
import type { Place } from "./place.ts";

// What members of classes hold of what the wire has. An absent scalar is null, an absent list empty; a number that may
// not be absent is 0, for the wire leaves 0 out.

/** A text, or that of a `LocalizedText`. */
export function text(value: unknown): string | null {
  const own = typeof value === "object" ? field(value, "text") : value;
  return typeof own === "string" ? own : null;
}

export function words(value: unknown): string {
  return text(value) ?? "";
}

export function count(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** A number, also of an int64, which the wire writes as a text. */
export function amount(value: unknown): number {
  return Number(value ?? 0);
}

export function flag(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}

/** A name of an enum, without the prefix that the wire's names may have; `absent` where there is none. */
export function name<Name extends string, Absent extends Name | null = null>(
  prefix = "",
  absent: Absent = null as Absent,
): Read<Name | Absent> {
  // The client lets no other names through than those of the enum.
  return (value) => (typeof value === "string" ? (value.replace(prefix, "") as Name) : absent);
}

export function instant(value: unknown): Date | null {
  return typeof value === "string" ? new Date(value) : null;
}

/** Midnight of a `google.type.Date` on the reader's own clock; parts that are not known count as the first. */
export function day(value: unknown): Date | null {
  const [year, month, date] = ["year", "month", "day"].map((part) => field(value, part));
  return typeof year === "number" ? new Date(year, amount(month ?? 1) - 1, amount(date ?? 1)) : null;
}

export function url(value: unknown): URL | null {
  return typeof value === "string" && URL.canParse(value) ? new URL(value) : null;
}

export function point(value: unknown): LatLng | null {
  return value ? new LatLng(literal(value)) : null;
}

/** The wire knows no heights: 0 m. */
export function pointWithAltitude(value: unknown): LatLngAltitude | null {
  return value ? new LatLngAltitude(literal(value)) : null;
}

export function viewport(value: unknown): LatLngBounds | null {
  return value ? new LatLngBounds(literal(field(value, "low")), literal(field(value, "high"))) : null;
}

export function list<Value>(read: Read<Value>): Read<NonNullable<Value>[]> {
  return (value, placeOf) =>
    Array.isArray(value) ? value.flatMap((entry) => read(entry, placeOf) ?? []) : [];
}

export function one<Value>(Class: DataClass<Value>): Read<Value | null> {
  return (value, placeOf) => (typeof value === "object" && value ? new Class(value, placeOf) : null);
}

/** As `one`, of what is never absent in a message. */
export function always<Value>(Class: DataClass<Value>): Read<Value> {
  return (value, placeOf) => new Class(typeof value === "object" && value ? value : {}, placeOf);
}

/** The place that a message with an id is about. */
export function itself(value: unknown, placeOf: PlaceMaker): Place {
  return placeOf(Object(value));
}

/** A place that a message names, or that a resource name alone does. */
export function reference(value: unknown, placeOf: PlaceMaker): Place | null {
  if (typeof value === "string") return placeOf({ name: value });
  return typeof value === "object" && value ? placeOf(value) : null;
}

function literal(value: unknown): LatLngLiteral {
  return { lat: amount(field(value, "latitude")), lng: amount(field(value, "longitude")) };
}
