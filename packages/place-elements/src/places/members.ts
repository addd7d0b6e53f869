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

/** The field `name` of a message; undefined of what is none. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
