import type { LatLng, PlaceKind, PlaceRecord } from "@lieudit/place-model";
import {
  CELL_SIZES,
  type Cell,
  type CellSize,
  getRing,
  type Ring,
  type RingSize,
  toCell,
} from "../geo/cells.ts";
import { readPhoneDigits } from "../query/phone-digits.ts";
import { foldToTexts } from "../text/folded-words.ts";
import { getInitials } from "../text/initials.ts";
import { type PlaceWords, toNameKey } from "../text/place-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { FILTER_SIGNS, filterTerms } from "./filter-terms.ts";

/**
 * The words under which SQLite's text index keeps a place. A sign in front
 * tells what a word says: a bare one stands in a name.
 */
export const TERM_SIGNS = {
  /** Starts of words in names, `<cas`: a short prefix is one list to read. */
  namePrefix: "<",
  /** Words of the address and of the type's name. */
  context: "@",
  /** Starts of those. */
  contextPrefix: "@<",
  /** A whole name without stop words and spaces. */
  wholeName: "=",
  /** The same of the street of house numbers, which SQLite keeps together. */
  wholeStreet: "==",
  /** The initials of a name. */
  initials: "^",
  type: "#",
  primaryType: "!",
  kind: "&",
  country: "$",
  /** Traits of a place: see `Trait`. */
  trait: "%",
  /** The digits of a phone number. */
  phone: "%tel",
  ...FILTER_SIGNS,
  coarse: "~g",
  wide: "~c",
  large: "~a",
  small: "~b",
  wideRing: "~f",
  largeRing: "~d",
  smallRing: "~e",
} as const;

/** Every sign that the tokenizer must leave in a word. */
export const TERM_CHARACTERS = "<@=^#!&$%~";

/** Prefixes up to this length are terms of their own; longer ones are looked up in the vocabulary. */
export const MAX_NAME_PREFIX_LENGTH = 4;
export const MAX_CONTEXT_PREFIX_LENGTH = 4;

/** Known facts of a place that filters of a text search read. */
export type Trait = "hours" | "rating" | "price" | "connectors" | "fuel";

/** Returns all terms of a place. `typeNumber` gives a type's number in this index. */
export function placeTerms(
  place: PlaceRecord,
  words: PlaceWords,
  typeNumber: (type: string) => number,
): string[] {
  const terms = new Set<string>();
  for (const name of words.names) {
    addNameWords(terms, name);
    terms.add(toWholeNameTerm(name));
    // Nobody shortens the name of a house.
    const initials = place.kind === "address" ? undefined : getInitials(name);
    if (initials !== undefined) terms.add(TERM_SIGNS.initials + initials);
  }
  addNameWords(terms, listWrittenWords(place.names.default));
  for (const word of words.context) {
    addWord(terms, word, TERM_SIGNS.context, TERM_SIGNS.contextPrefix, MAX_CONTEXT_PREFIX_LENGTH);
  }
  for (const type of place.types) terms.add(typeTerm(typeNumber(type)));
  terms.add(toPrimaryTypeTerm(typeNumber(place.primaryType)));
  terms.add(toKindTerm(place.kind));
  terms.add(toCountryTerm(place.address.countryCode));
  for (const trait of getTraits(place)) terms.add(toTraitTerm(trait));
  for (const term of filterTerms(place)) terms.add(term);
  const { nationalPhoneNumber, internationalPhoneNumber } = place.facts;
  for (const number of [nationalPhoneNumber, internationalPhoneNumber]) {
    const digits = number === undefined ? null : readPhoneDigits(number);
    if (digits !== null) terms.add(toPhoneTerm(digits));
  }
  for (const term of toCellTerms(place.location)) terms.add(term);
  return [...terms];
}

/** Adds the terms of words in a name. */
export function addNameWords(terms: Set<string>, words: readonly string[]): void {
  for (const word of words) addWord(terms, word, "", TERM_SIGNS.namePrefix, MAX_NAME_PREFIX_LENGTH);
}

/** Returns the words of a name as they are written: a short form ("CH", "Col") is a word too, beside what it may be short for. */
export function listWrittenWords(name: string): string[] {
  return foldToTexts(name).filter((word) => !isStopWord(word));
}

/** Finds the places that have a name as a whole. */
export function toWholeNameTerm(name: readonly string[]): string {
  return TERM_SIGNS.wholeName + toNameKey(name);
}

/** Returns the cells of all sizes that a place lies in. */
export function toCellTerms(location: LatLng): string[] {
  return (Object.keys(CELL_SIZES) as CellSize[]).map((size) => toCellTerm(location, size));
}

/** Finds the places of a type, by its number in the index. */
export function typeTerm(typeNumber: number): string {
  return TERM_SIGNS.type + typeNumber;
}

/** Finds the places whose primary type this is, by its number in the index. */
export function toPrimaryTypeTerm(typeNumber: number): string {
  return TERM_SIGNS.primaryType + typeNumber;
}

/** Finds the places of a kind: points of interest, addresses, streets and so on. */
export function toKindTerm(kind: PlaceKind): string {
  return TERM_SIGNS.kind + kind.replace("_", "");
}

/**
 * Finds the places of a country.
 *
 * @param countryCode ISO 3166-1, two letters
 */
export function toCountryTerm(countryCode: string): string {
  return TERM_SIGNS.country + countryCode.toLowerCase();
}

/** Finds the places that have a trait, such as a rating. */
export function toTraitTerm(trait: Trait): string {
  return TERM_SIGNS.trait + trait;
}

/**
 * Finds the places with a phone number.
 *
 * @param digits as `readPhoneDigits` gives them
 */
export function toPhoneTerm(digits: string): string {
  return TERM_SIGNS.phone + digits;
}

/**
 * Finds the places in a cell of the grid of `size`.
 *
 * @param cell its number, or a point in it
 */
export function toCellTerm(cell: number | LatLng, size: CellSize): string {
  return TERM_SIGNS[size] + (typeof cell === "number" ? cell : toCell(cell, size));
}

/** Returns how the list of areas that hold places writes a cell. */
export function areaWord({ size, number }: Cell): string {
  return toCellTerm(number, size).slice(1);
}

/** Returns the word of the list of areas for `term`; undefined if it is not the term of a wide or coarse cell. */
export function toAreaWord(term: string): string | undefined {
  const isListed = term.startsWith(TERM_SIGNS.wide) || term.startsWith(TERM_SIGNS.coarse);
  return isListed ? term.slice(1) : undefined;
}

/**
 * Returns the rings that a place lies in, by the cells in their middle. One list to
 * read instead of those of nine cells, for nine more terms a place and size.
 */
export function toRingTerms(location: LatLng): string[] {
  // A reader in one of the cells around the place has the place in the ring around them.
  return RING_SIZES.flatMap((size) => getRing(location, size).cells.map((cell) => RING_SIGNS[size] + cell));
}

/** Returns the term of the places in a ring. */
export function toRingTerm({ size, middle }: Ring): string {
  return RING_SIGNS[size] + middle;
}

const RING_SIGNS = {
  wide: TERM_SIGNS.wideRing,
  large: TERM_SIGNS.largeRing,
  small: TERM_SIGNS.smallRing,
} as const satisfies Record<RingSize, string>;
const RING_SIZES = ["wide", "large", "small"] as const satisfies RingSize[];

function getTraits({ hours, facts }: PlaceRecord): Trait[] {
  const traits: Trait[] = [];
  if (hours !== undefined) traits.push("hours");
  if (facts.rating !== undefined) traits.push("rating");
  if (facts.priceLevel !== undefined) traits.push("price");
  if (facts.evChargeOptions !== undefined) traits.push("connectors");
  if (facts.fuelOptions !== undefined) traits.push("fuel");
  return traits;
}

function addWord(
  terms: Set<string>,
  word: string,
  sign: string,
  prefixSign: string,
  longestPrefix: number,
): void {
  terms.add(sign + word);
  // Counted in UTF-16 units on both sides, so a prefix that cuts a pair in two is still found.
  for (let length = 1; length <= Math.min(word.length, longestPrefix); length++) {
    const prefix = word.slice(0, length);
    if (prefix.isWellFormed()) terms.add(prefixSign + prefix);
  }
}
