/**
 * Classes that members are read into and that import this file; each adds its own
 * type here. Their values arrive as arguments, such as `PlaceMaker`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: place.ts adds the class of places.
export interface ClassRegistry {}

/** The class of places. */
export type RegisteredPlace = ClassRegistry extends { Place: infer Place } ? Place : never;

/** Makes a `Place` from an id or from the place that another message contains. */
export type PlaceMaker = (reference: object) => RegisteredPlace;

/** Reads one member of a class from its value on the wire. */
export interface Read<Value> {
  (value: unknown, findPlace: PlaceMaker): Value;
  /** The kind of value on the wire, unless it is a plain text. The client reads responses by it. */
  readonly of?: OnWire;
}

/** A kind of value, the entries of a list, a message by its class, or the names of an enum in the order of their numbers. */
export type OnWire =
  | { readonly kind: WireKind }
  | { readonly entries: Read<unknown> }
  | { readonly message: object }
  | { readonly names: readonly string[]; readonly firstNumber: number };

export type WireKind =
  | "boolean"
  | "double"
  | "int64"
  | "uri"
  | "date"
  | "specialDay"
  | "point"
  | "viewport"
  | "localized"
  | "reference";

/** Returns a reader with the kind of its value on the wire. */
export function reader<Value>(of: OnWire, read: Read<Value>): Read<Value> {
  return Object.assign(read, { of });
}

/** A member with another name on the wire. */
export interface Elsewhere<Value> {
  /** Path of the field in the message, such as `details.title`; empty for the message itself. */
  path: string;
  read: Read<Value>;
}

/** A field of the message that is not a member of its class; the rest of the kit reads it. */
export interface Unseen {
  unseen: Read<unknown>;
}

/** The members of a class by their names. */
export type Members = Readonly<Record<string, Read<unknown> | Elsewhere<unknown>>>;

/** The members of a class, and other fields of its message. */
export type Rows = Readonly<Record<string, Members[string] | Unseen>>;

export type Values<Table extends Rows> = {
  readonly [Name in keyof Table as Table[Name] extends Unseen ? never : Name]: Table[Name] extends
    | Read<infer Value>
    | Elsewhere<infer Value>
    ? Value
    : never;
} & {
  readonly [Name in keyof Table & string as Table[Name] extends typeof localized
    ? `${Name}LanguageCode`
    : never]: string | null;
};

/** Reads a text, or the text of a `LocalizedText`. */
export function text(value: unknown): string | null {
  const own = typeof value === "object" ? field(value, "text") : value;
  return typeof own === "string" ? own : null;
}

/** A `LocalizedText` as two members: the text, and the language as `<name>LanguageCode`. */
export const localized = Object.assign((value: unknown) => text(value), {
  of: { kind: "localized" },
} as const);

/** Returns a row for each member. */
export function getMembers(rows: Rows): Members {
  const members: Record<string, Members[string]> = {};
  for (const [name, row] of Object.entries(rows)) {
    if ("unseen" in row) continue;
    members[name] = row;
    if (row === localized) members[`${name}LanguageCode`] = text;
  }
  return members;
}

/** Returns a row for a field that is hidden from pages. */
export function unseen(read: Read<unknown>): Unseen {
  return { unseen: read };
}

/** Returns a row for a member at another path on the wire. */
export function at<Value>(path: string, read: Read<Value>): Elsewhere<Value> {
  return { path, read };
}

/** Returns the path on the wire of a member: displayNameLanguageCode is at "displayName", "languageCode". */
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

/** Reads the member `name` of a class from the message `wire`. */
export function readMember(table: Members, name: string, wire: unknown, findPlace: PlaceMaker): unknown {
  const member = table[name];
  if (member === undefined) return undefined;
  const value = wirePath(name, member).reduce(field, wire);
  return (typeof member === "object" ? member.read : member)(value, findPlace);
}

/** Adds members as accessors to the prototype of a class; `read` returns their values. */
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

/** Sets a property that is not enumerable. It is not private, since Proxies must reach it. */
export function hide<Value>(instance: object, key: PropertyKey, value: Value): Value {
  Object.defineProperty(instance, key, { configurable: true, writable: true, value });
  return value;
}

/** Returns a plain copy of a member's value for JSON. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  const { toJSON } = (value ?? {}) as { toJSON?: () => unknown };
  return typeof toJSON === "function" ? toJSON.call(value) : value;
}

/** Returns the field `name` of a message; undefined if `value` is not a message. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
