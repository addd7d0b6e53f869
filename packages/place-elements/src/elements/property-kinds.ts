/**
 * How a property of an element reads values of pages and its attribute. `null` and
 * `undefined` restore `initial` and are not passed to a kind.
 */
export interface PropertyKind<Value> {
  /** The value of the property before it is set. */
  readonly initial: Value;
  /** Overrides the set value; undefined for no override. */
  read?(element: object, given: Value | undefined): Value | undefined;
  /** False if the property has no attribute. Default true. */
  readonly isReflected?: boolean;
  /**
   * Reads a value that a page sets.
   *
   * @throws {Error} if `given` is invalid; the message names the property.
   */
  take(given: unknown, name: string): Value;
  /**
   * Reads the attribute.
   *
   * @throws {Error} like `take`.
   */
  parse(text: string, name: string): Value;
  /** The attribute's text; null if there is no attribute for `value`. */
  write(value: Value): string | null;
}

/** The properties of an element by name; the attribute is the name in kebab-case. */
export type PropertyTable = Readonly<Record<string, PropertyKind<unknown>>>;

/** The values of the properties of a table. */
export type PropertyValues<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends PropertyKind<infer Value> ? Value : never;
};

/** Returns a plain text. */
export function text<Initial extends string | null | undefined>(
  initial: Initial,
): PropertyKind<string | Initial> {
  return { initial, take: String, parse: (text) => text, write: (value) => value ?? null };
}

/** An enum whose values are its names. */
type Enum<Name extends string> = Readonly<Record<Name, Name>>;

/** The range of a number. */
export interface NumberRange {
  /** Both ends are included. */
  least: number;
  most: number;
  isWhole?: boolean;
}

export function number<Initial extends number | null>(
  initial: Initial,
  { least, most, isWhole = false }: NumberRange = { least: -Infinity, most: Infinity },
): PropertyKind<number | Initial> {
  const take = (given: unknown, name: string) => {
    const value = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
    const isNumber = isWhole ? Number.isInteger(value) : typeof value === "number";
    if (isNumber && Number(value) >= least && Number(value) <= most) return Number(value);
    const wanted = `a ${isWhole ? "whole " : ""}number${Number.isFinite(most) ? ` from ${least} to ${most}` : ""}`;
    throw new RangeError(`${name} is ${said(given)}, which is not ${wanted}; give ${wanted}.`);
  };
  return { initial, take, parse: take, write: (value) => (value === null ? null : String(value)) };
}

/** True while the attribute is present, whatever its value. */
export const FLAG: PropertyKind<boolean> = {
  initial: false,
  take: Boolean,
  parse: () => true,
  write: (value) => (value ? "" : null),
};

/** Like `FLAG`, but null while it is not set. */
export const TRI_STATE: PropertyKind<boolean | null> = { ...FLAG, initial: null };

/** Returns a name of an enum; in the attribute in any case and with `-` for `_`, written in lower case. */
export function allowOne<const Name extends string, Initial extends Name | null | undefined>(
  names: Enum<Name>,
  initial: Initial,
): PropertyKind<Name | Initial> {
  const take = (given: unknown, name: string) => nameAmong(names, given, name);
  return { initial, take, parse: take, write: (value) => value?.toLowerCase() ?? null };
}

/** A list of words, separated by spaces in the attribute. An empty list reads as null. */
export const WORDS: PropertyKind<string[] | null> = {
  initial: null,
  take: (given, name) => nonEmpty(wordsIn(given, name)),
  parse: (text) => nonEmpty(split(text)),
  write: (value) => value?.join(" ") ?? null,
};

/** A list of names of an enum, like `WORDS`; in any case in the attribute. */
export function allowSome<const Name extends string>(names: Enum<Name>): PropertyKind<Name[] | null> {
  const take = (words: string[], name: string) => nonEmpty(words.map((word) => nameAmong(names, word, name)));
  return {
    initial: null,
    take: (given, name) => take(wordsIn(given, name), name),
    parse: (text, name) => take(split(text), name),
    write: (value) => value?.join(" ").toLowerCase() ?? null,
  };
}

/** Property names are written `truncationPreferred`, attributes `truncation-preferred`. */
export function toAttributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function nameAmong<Name extends string>(names: Enum<Name>, given: unknown, property: string): Name {
  const found = String(given).trim().toUpperCase().replaceAll("-", "_");
  // It is one of the names.
  if (Object.hasOwn(names, found)) return found as Name;
  throw new TypeError(
    `${property} is ${said(given)}, which is none of its values; give one of ${Object.keys(names).join(", ")}.`,
  );
}

function wordsIn(given: unknown, name: string): string[] {
  if (typeof given === "string") return split(given);
  const isIterable = typeof (given as Iterable<unknown>)[Symbol.iterator] === "function";
  const words = isIterable ? [...(given as Iterable<unknown>)] : [null];
  if (words.every((word) => typeof word === "string")) return words;
  throw new TypeError(`${name} is ${said(given)}, which is not a list of strings; give an array of strings.`);
}

function split(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function nonEmpty<Item>(list: Item[]): Item[] | null {
  return list.length === 0 ? null : list;
}

function said(given: unknown): string {
  return typeof given === "string" ? JSON.stringify(given) : String(given);
}
