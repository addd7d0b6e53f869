/**
 * Describes the messages of the places protocol as data. One table reads
 * requests, checks field masks, converts enums to numbers, protects clients
 * from hostile responses, and gives the TypeScript types (`ValueOf`).
 */
export type Shape = ScalarShape | EnumShape | ListShape | MessageShape | PositionsShape | OpaqueShape;

interface ScalarValues {
  string: string;
  /** A string that a page may link to. */
  uri: string;
  boolean: boolean;
  int32: number;
  /** Written as a string, as proto3's JSON does. */
  int64: string;
  double: number;
}

/** A scalar of proto3, or a `uri`. */
export interface ScalarShape<Kind extends keyof ScalarValues = keyof ScalarValues> {
  kind: Kind;
}

export interface EnumShape<Name extends string = string> {
  kind: "enum";
  /** Number of each name; 0 is the unspecified value, which counts as unset. */
  numbers: Readonly<Record<string, number>>;
  /** Never set: carries the names to `ValueOf`. */
  valueType?: Name;
}

export interface ListShape<Entry extends Shape = Shape> {
  kind: "list";
  of: Entry;
}

type Fields = Readonly<Record<string, Shape>>;

export interface MessageShape<Inner extends Fields = Fields> {
  /** The discriminant of the union. */
  kind: "message";
  /** Shapes of the fields, by name. */
  fields: Inner;
}

/** Coordinates of GeoJSON: numbers in nested lists. */
export interface PositionsShape {
  kind: "positions";
}

/** A field of the protocol that our own pages do not read. A mask may name it and anything in it. */
export interface OpaqueShape {
  kind: "opaque";
}

export const text: ScalarShape<"string"> = { kind: "string" };
export const uri: ScalarShape<"uri"> = { kind: "uri" };
export const bool: ScalarShape<"boolean"> = { kind: "boolean" };
export const int32: ScalarShape<"int32"> = { kind: "int32" };
export const int64: ScalarShape<"int64"> = { kind: "int64" };
export const double: ScalarShape<"double"> = { kind: "double" };
export const positions: PositionsShape = { kind: "positions" };
export const opaque: OpaqueShape = { kind: "opaque" };

/** A repeated field. */
export function list<Entry extends Shape>(of: Entry): ListShape<Entry> {
  return { kind: "list", of };
}

/** A message with these fields, by their names on the wire. */
export function message<const Inner extends Fields>(fields: Inner): MessageShape<Inner> {
  return { kind: "message", fields };
}

/** Names in the order of their numbers, from 1. `zero` is the name of 0. */
export function numbered<const Name extends string>(zero: string, names: readonly Name[]): EnumShape<Name> {
  return {
    kind: "enum",
    numbers: Object.fromEntries([[zero, 0], ...names.map((name, index) => [name, index + 1] as const)]),
  };
}

/** The mark of `always`. A symbol would keep the compiler from writing declarations of the shapes. */
export interface Always {
  readonly isAlways: true;
}

/** Marks a field that every message of its kind has. Changes its type only. */
export function always<Value extends Shape>(shape: Value): Value & Always {
  return shape as Value & Always;
}

/** The TypeScript type of the values that a shape describes. */
export type ValueOf<Value> =
  Value extends ScalarShape<infer Kind>
    ? ScalarValues[Kind]
    : Value extends EnumShape<infer Name>
      ? Name
      : Value extends ListShape<infer Entry>
        ? ValueOf<Entry>[]
        : Value extends MessageShape<infer Inner>
          ? FieldValues<Inner>
          : unknown;

/** The type of a message with these fields: optional unless marked with `always`. */
export type FieldValues<Inner> = Flat<
  {
    -readonly [Name in keyof Inner as Inner[Name] extends Always ? Name : never]: ValueOf<Inner[Name]>;
  } & {
    -readonly [Name in keyof Inner as Inner[Name] extends Always ? never : Name]?: ValueOf<Inner[Name]>;
  }
>;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

/** Resolves a field name in lowerCamelCase or snake_case; undefined if there is no such field. */
export function resolveFieldName({ fields }: MessageShape, name: string): string | undefined {
  // Own names only: `__proto__` and `constructor` are unknown fields.
  if (Object.hasOwn(fields, name)) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return camel !== name && !/[A-Z]/.test(name) && Object.hasOwn(fields, camel) ? camel : undefined;
}
