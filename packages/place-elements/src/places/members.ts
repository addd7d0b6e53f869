import { LatLng, LatLngAltitude, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import type { Place } from "./place.ts";

/** Makes a `Place` of an id or of what another message says of a place. */
export type PlaceMaker = (reference: object) => Place;

/** Reads one member of a class from the value that the wire has for it. */
export type Read<Value> = (value: unknown, placeOf: PlaceMaker) => Value;

/** A member whose name on the wire does not follow from its own. */
export interface Elsewhere<Value> {
  /** Field of the message, or fields on the way to it, such as `details.title`; empty for the message itself. */
  path: string;
  read: Read<Value>;
}

/** The members of a class by their names. */
export type Members = Readonly<Record<string, Read<unknown> | Elsewhere<unknown>>>;

export type Values<Table extends Members> = {
  readonly [Name in keyof Table]: Table[Name] extends Read<infer Value> | Elsewhere<infer Value>
    ? Value
    : never;
};

export function at<Value>(path: string, read: Read<Value>): Elsewhere<Value> {
  return { path, read };
}

/** Where the wire has what the class calls `name`: "displayName", "languageCode" of displayNameLanguageCode. */
export function wirePath(name: string, member: Members[string] | undefined): string[] {
  if (typeof member === "object") return member.path === "" ? [] : member.path.split(".");
  const [, text] = /^(\w+)LanguageCode$/.exec(name) ?? [];
  if (text !== undefined) return [text, "languageCode"];
  return [
    name
      .replace(/^(?:has|is)([A-Z])/, (_prefix, first: string) => first.toLowerCase())
      .replace(/UR([IL])$/, (_end, last: string) => `Ur${last.toLowerCase()}`),
  ];
}

/** What a class has for `name`, read from the message `wire`. */
export function readMember(table: Members, name: string, wire: unknown, placeOf: PlaceMaker): unknown {
  const member = table[name];
  if (member === undefined) return undefined;
  const value = wirePath(name, member).reduce(field, wire);
  return (typeof member === "object" ? member.read : member)(value, placeOf);
}

/** Gives a class its members as accessors on its prototype; `read` is how an instance has their values. */
export function defineMembers(
  prototype: object,
  names: Iterable<string>,
  read: (instance: object, name: string) => unknown,
): void {
  for (const name of names) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return read(this, name);
      },
    });
  }
}

/** An own property that neither lists nor copies show. Not private: it has to be reached through a Proxy too. */
export function hide<Value>(instance: object, key: PropertyKey, value: Value): Value {
  Object.defineProperty(instance, key, { configurable: true, writable: true, value });
  return value;
}

/** A plain copy for JSON of what members hold. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  const { toJSON } = (value ?? {}) as { toJSON?: () => unknown };
  return typeof toJSON === "function" ? toJSON.call(value) : value;
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

// Readers. An absent scalar is null, an absent list empty; a number that may not be absent is 0, for the wire leaves 0 out.

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

export function one<Value>(Class: new (wire: object, placeOf: PlaceMaker) => Value): Read<Value | null> {
  return (value, placeOf) => (typeof value === "object" && value ? new Class(value, placeOf) : null);
}

/** As `one`, of what is never absent in a message. */
export function always<Value>(Class: new (wire: object, placeOf: PlaceMaker) => Value): Read<Value> {
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
