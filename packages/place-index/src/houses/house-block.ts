import { contains, type LatLng, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { toCell } from "../geo/cells.ts";
import type { Candidate } from "../ranking/score-place.ts";
import type { IndexedPoint, TermGroup } from "../search/index-reader.ts";
import type { Scope } from "../search/source-scope.ts";
import {
  addNameWords,
  listWrittenWords,
  placeTerms,
  TERM_SIGNS,
  toCellTerms,
  toRingTerms,
  toWholeNameTerm,
} from "../search/terms.ts";
import { toNameKey, toNameWords } from "../text/place-words.ts";
import { listTypes } from "../writing/place-row.ts";
import { toWest } from "./cell-extent.ts";
import {
  fillFrame,
  type House,
  isNumberFirst,
  joinHouseName,
  readFrame,
  toHouseLocation,
} from "./house-frame.ts";
import { listHouseNameKeys, toStreetKey } from "./street-key.ts";

/** A frame as an index stores it. */
export interface StoredFrame {
  /** See `SplitAddress`. */
  json: string;
  /** Scope of its source, if that is private. */
  scope: Scope;
  popularity: number;
  context: readonly string[];
  locality: readonly string[];
}

/** All that the house numbers of a town and a source have in common. */
export class HouseFrame {
  readonly stored: StoredFrame;
  readonly isNumberFirst: boolean;
  readonly #toTypeNumber: (type: string) => number;
  #record: PlaceRecord | undefined;
  #types: readonly string[] | undefined;
  #terms: ReadonlySet<string> | undefined;

  /** @param toTypeNumber returns a type's number in this index */
  constructor(stored: StoredFrame, toTypeNumber: (type: string) => number) {
    this.stored = stored;
    this.isNumberFirst = isNumberFirst(stored.json);
    this.#toTypeNumber = toTypeNumber;
  }

  /** The record of a house that has neither number nor street. */
  get record(): PlaceRecord {
    this.#record ??= readFrame(this.stored.json);
    return this.#record;
  }

  /** What the ids of all its houses begin with. */
  get idStart(): string {
    return this.stored.scope + this.record.id;
  }

  get types(): readonly string[] {
    this.#types ??= listTypes(this.record);
    return this.#types;
  }

  /** Terms that each of its places has, without the scope. */
  get terms(): ReadonlySet<string> {
    if (this.#terms === undefined) {
      const { context, locality } = this.stored;
      const words = { names: [], context: [...context], locality: [...locality] };
      const terms = placeTerms(this.record, words, this.#toTypeNumber);
      this.#terms = new Set(terms.filter((term) => !term.startsWith(CELL_SIGN)));
    }
    return this.#terms;
  }
}

/** The sign that all cells and rings start with. */
export const CELL_SIGN = "~";

/** House numbers of one street, whose ranks follow each other. */
export class HouseBlock {
  /** Rank of the first house. */
  readonly rank: number;
  readonly frame: HouseFrame;
  readonly street: string;
  readonly houses: readonly House[];
  #streetWords: NameWords | undefined;

  constructor(rank: number, frame: HouseFrame, street: string, houses: readonly House[]) {
    this.rank = rank;
    this.frame = frame;
    this.street = street;
    this.houses = houses;
  }

  get lastRank(): number {
    return this.rank + this.houses.length - 1;
  }

  /** Returns the position of the house that is stored under an id; -1 if none is. */
  findId(id: string): number {
    const start = this.frame.idStart;
    return id.startsWith(start) ? this.houses.findIndex((house) => start + house.id === id) : -1;
  }

  recordText(at: number): string {
    return fillFrame(this.frame.stored.json, this.street, this.houses[at]!);
  }

  /** @param rank default: its rank in the file */
  candidate(at: number, rank = this.rank + at): Candidate {
    const house = this.houses[at]!;
    const { record, stored } = this.frame;
    const { popularity, context, locality } = stored;
    return {
      rank,
      kind: "address",
      location: toHouseLocation(house),
      popularity,
      country: record.address.countryCode,
      primaryType: record.primaryType,
      types: this.frame.types,
      names: [this.#nameWords(house)],
      context,
      locality,
    };
  }

  /** Whether all of the houses have a term, without the scope. */
  hasTerm(term: string): boolean {
    return this.frame.terms.has(term) || hasWordTerm(this.#street, term);
  }

  /** Whether a house has a term of the group that depends on its position or its whole name. */
  hasPlacedTerm(at: number, group: TermGroup): boolean {
    const hasSign = (sign: string) => group.some((term) => term.startsWith(sign));
    return (
      (hasSign(CELL_SIGN) && toCellTerms(this.locate(at)).some((term) => group.includes(term))) ||
      (hasSign(TERM_SIGNS.wholeName) && group.includes(toWholeNameTerm(this.#nameWords(this.houses[at]!))))
    );
  }

  locate(at: number): LatLng {
    return toHouseLocation(this.houses[at]!);
  }

  /** Returns the houses in a box. */
  listInside(box: Viewport): IndexedPoint[] {
    const points = this.houses.map((house, at) => ({ rank: this.rank + at, ...toHouseLocation(house) }));
    return points.filter((point) => contains(box, { ...point, longitude: toWest(point.longitude) }));
  }

  /** Returns the terms that the block is found by, without the scope, each with the number of houses that have it. */
  countTerms(): Map<string, number> {
    const counts = new Map<string, number>();
    const street = this.#street;
    const [ofFrame, ofStreet] = [this.frame.terms, listWordTerms(street)];
    for (const terms of [ofFrame, ofStreet]) for (const term of terms) counts.set(term, this.houses.length);
    const add = (term: string, houses = 1) => {
      if (!ofFrame.has(term) && !ofStreet.has(term)) counts.set(term, (counts.get(term) ?? 0) + houses);
    };
    const streetKey = toStreetKey(street.words, this.frame.isNumberFirst);
    counts.set(TERM_SIGNS.wholeStreet + streetKey, this.houses.length);
    const housesByArea = new Map<string, { location: LatLng; count: number }>();
    for (const house of this.houses) {
      const number = readNumber(house.number);
      for (const term of number.terms) add(term);
      // A search for the whole name finds most houses by their street and number.
      const nameKey = toNameKey(this.#nameWords(house));
      const isPlain =
        streetKey !== "" && /^\d{1,5}$/.test(house.number) && nameKey === house.number + streetKey;
      if (!isPlain && !isReadAs(nameKey, streetKey, number)) add(TERM_SIGNS.wholeName + nameKey);
      const location = toHouseLocation(house);
      const area = toAreaKey(location);
      const there = housesByArea.get(area);
      if (there === undefined) housesByArea.set(area, { location, count: 1 });
      else there.count += 1;
    }
    for (const { location, count } of housesByArea.values()) {
      for (const term of [...toCellTerms(location), ...toRingTerms(location)]) add(term, count);
    }
    return counts;
  }

  get #street(): NameWords {
    this.#streetWords ??= readWords(this.street);
    return this.#streetWords;
  }

  #nameWords(house: House): string[] {
    return joinHouseName(readNumber(house.number).words, this.#street.words, this.frame.isNumberFirst);
  }
}

/** Returns a key that is equal for positions in the same cells. Most houses of a street are in the same ones. */
function toAreaKey(location: LatLng): string {
  return (["wide", "large", "small"] as const).map((size) => toCell(location, size)).join();
}

/** Whether the key of a whole name can be read as the street and the number. */
function isReadAs(nameKey: string, streetKey: string, number: NameWords): boolean {
  return listHouseNameKeys(nameKey).some(
    (key) => key.streetKey === streetKey && hasWordTerm(number, key.number),
  );
}

/** The words of a part of a name. */
interface NameWords {
  words: readonly string[];
  /** Those, and the short forms among them as they are written. */
  indexed: readonly string[];
}

function readWords(text: string): NameWords {
  const words = toNameWords(text);
  return { words, indexed: [...new Set([...words, ...listWrittenWords(text)])] };
}

function listWordTerms({ indexed }: NameWords): ReadonlySet<string> {
  const terms = new Set<string>();
  addNameWords(terms, indexed);
  return terms;
}

/** Whether `listWordTerms` has the term, without a list of them. */
export function hasWordTerm({ indexed }: NameWords, term: string): boolean {
  if (!term.startsWith(TERM_SIGNS.namePrefix)) return indexed.includes(term);
  const prefix = term.slice(TERM_SIGNS.namePrefix.length);
  return indexed.some((word) => word.startsWith(prefix));
}

/** Whether the term is a whole number as the start of a word: a search for it looks for the word too. */
function isWholePrefix(term: string, { words }: NameWords): boolean {
  return isNumberPrefix(term) && words.includes(term.slice(TERM_SIGNS.namePrefix.length));
}

/** Whether the term is for words of names that start with digits. */
export function isNumberPrefix(term: string): boolean {
  return NUMBER_PREFIX.test(term);
}

const NUMBER_PREFIX = /^<\d+$/;

/** The words of a house number, and the terms that blocks with it are found by. */
interface NumberWords extends NameWords {
  terms: readonly string[];
}

const numbers = new Map<string, NumberWords>();
const MAX_NUMBERS = 10_000;

/** Returns the words of a house number alone. */
export function readNumber(number: string): NumberWords {
  let known = numbers.get(number);
  if (known === undefined) {
    const words = readWords(number);
    known = { ...words, terms: [...listWordTerms(words)].filter((term) => !isWholePrefix(term, words)) };
    if (numbers.size >= MAX_NUMBERS) numbers.clear();
    numbers.set(number, known);
  }
  return known;
}
