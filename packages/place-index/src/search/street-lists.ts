import type { Candidate } from "../ranking/score-place.ts";
import { toNameKey } from "../text/place-words.ts";
import { isOneEditAway } from "./correct-word.ts";
import type { IndexReader } from "./index-reader.ts";
import { TERM_SIGNS, toKindTerm } from "./terms.ts";

/** Streets in memory, of all postcodes of one reader: some 600 bytes each. */
const MAX_STREETS = 30_000;

/** A postcode with more streets has no list. */
const MAX_STREETS_PER_POSTCODE = 5_000;

/** A street by one of its names. */
export interface NamedStreet {
  place: Candidate;
  name: readonly string[];
}

/** The streets of one postcode by the spelling of their name and town. */
export interface StreetList {
  /** How many streets it was made of. */
  size: number;
  /** By `toNameKey` of name and town. */
  byKey: ReadonlyMap<string, NamedStreet>;
  /** By all words of name and town, without spaces. */
  bySpelling: ReadonlyMap<string, NamedStreet>;
}

/** Lists of the streets of postcodes, read from the index when they are first needed. The last used ones stay. */
export class StreetLists {
  readonly #lists = new Map<string, StreetList>();
  #streetCount = 0;

  /** Returns null for a postcode with too many streets, and if the work of the call is spent. */
  async read(index: IndexReader, postcode: string): Promise<StreetList | null> {
    let list = this.#lists.get(postcode);
    if (list === undefined) {
      const terms = [[TERM_SIGNS.context + postcode], [toKindTerm("street")]];
      const streets = await index.matching({ all: terms }, 0, MAX_STREETS_PER_POSTCODE);
      if (streets.length === MAX_STREETS_PER_POSTCODE || index.budget?.isPartial) return null;
      list = createStreetList(streets);
    }
    // Another call may have read it meanwhile. The newest entry is the last one.
    this.#remove(postcode);
    this.#lists.set(postcode, list);
    this.#streetCount += list.size;
    for (const oldest of this.#lists.keys()) {
      if (this.#streetCount <= MAX_STREETS || this.#lists.size === 1) break;
      this.#remove(oldest);
    }
    return list;
  }

  #remove(postcode: string): void {
    this.#streetCount -= this.#lists.get(postcode)?.size ?? 0;
    this.#lists.delete(postcode);
  }
}

/** @param streets the most popular first */
export function createStreetList(streets: readonly Candidate[]): StreetList {
  const byKey = new Map<string, NamedStreet>();
  const bySpelling = new Map<string, NamedStreet>();
  for (const place of streets) {
    const { names, locality } = place;
    if (locality.length === 0) continue;
    for (const name of names) {
      const words = [...name, ...locality];
      const [key, spelling] = [toNameKey(words), words.join("")];
      if (!byKey.has(key)) byKey.set(key, { place, name });
      if (!bySpelling.has(spelling)) bySpelling.set(spelling, { place, name });
    }
  }
  return { size: streets.length, byKey, bySpelling };
}

/** Returns the streets whose spelling has one letter more, less, changed or swapped. */
export function findMisspeltStreets({ bySpelling }: StreetList, typed: string): NamedStreet[] {
  return [...bySpelling].flatMap(([spelling, street]) => (isOneEditAway(typed, spelling) ? street : []));
}
