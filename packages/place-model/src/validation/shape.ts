/**
 * What a message of the protocol is made of, as data: the same table reads
 * requests, checks field masks, numbers enums and guards a client against
 * hostile answers.
 */
export type Shape = ScalarShape | EnumShape | ListShape | MessageShape | OpaqueShape;

/** `uri` is a string that a page may link to; the others are proto3's. */
export interface ScalarShape {
  kind: "string" | "uri" | "boolean" | "int32" | "int64" | "double";
}

export interface EnumShape {
  kind: "enum";
  /** Number of each name; 0 is the unspecified value, which counts as unset. */
  numbers: Readonly<Record<string, number>>;
}

export interface ListShape {
  kind: "list";
  of: Shape;
}

export interface MessageShape {
  kind: "message";
  fields: Readonly<Record<string, Shape>>;
}

/** A field that the protocol has and this project never fills: a mask may name it and anything in it. */
export interface OpaqueShape {
  kind: "opaque";
}

export const text: Shape = { kind: "string" };
export const uri: Shape = { kind: "uri" };
export const bool: Shape = { kind: "boolean" };
export const int32: Shape = { kind: "int32" };
export const int64: Shape = { kind: "int64" };
export const double: Shape = { kind: "double" };
export const opaque: Shape = { kind: "opaque" };

/** A field that repeats. */
export function list(of: Shape): ListShape {
  return { kind: "list", of };
}

/** A message with these fields, by their names on the wire. */
export function message<Fields extends Readonly<Record<string, Shape>>>(fields: Fields) {
  return { kind: "message", fields } as const;
}

/** Names in the order of their numbers, from 1. `zero` is the name of 0, where the enum has a prefix. */
export function numbered(zero: string, names: readonly string[]): EnumShape {
  return {
    kind: "enum",
    numbers: Object.fromEntries([[zero, 0], ...names.map((name, index) => [name, index + 1] as const)]),
  };
}

/** The field that `name` means: the protocol writes lowerCamelCase and also reads snake_case. */
export function fieldNamed({ fields }: MessageShape, name: string): string | undefined {
  // Own names only, so that `__proto__` and `constructor` are as unknown as any other.
  if (Object.hasOwn(fields, name)) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return camel !== name && !/[A-Z]/.test(name) && Object.hasOwn(fields, camel) ? camel : undefined;
}
