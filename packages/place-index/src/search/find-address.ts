import type { TextQuery } from "../place-index.ts";
import { readQuery } from "../query/read-query.ts";
import { type Candidate, scorePlace } from "../ranking/score-place.ts";
import { expandOrSelf } from "../text/abbreviations.ts";
import { foldToTexts } from "../text/folded-words.ts";
import { toNameKey } from "../text/place-words.ts";
import { isNumberLetter, isStopWord, removeStopWords } from "../text/stop-words.ts";
import type { IndexReader } from "./index-reader.ts";
import { findMisspeltStreets, type NamedStreet, type StreetList, type StreetLists } from "./street-lists.ts";
import { TERM_SIGNS, toKindTerm } from "./terms.ts";
import { asArray, type CallResult } from "./worker-messages.ts";

/** Houses of a street that are read: as many as a search reads. */
const MAX_HOUSES = 150;

/** A text in the parts of an address. */
export interface TypedAddress {
  /** The house number, and its suffix as a second word. Empty without one. */
  number: readonly string[];
  postcode: string;
  /** Street and town, short forms written out. */
  rest: readonly string[];
}

/**
 * Looks an address up in the streets of its postcode. That takes a tenth of the time of a
 * search. The street and the town may have one typing error together.
 *
 * @returns the houses with this number, then the street; null if only a search can tell.
 */
export async function findAddress(
  index: IndexReader,
  { isAddress, text, language, limit, type, isTypeStrict, ...filters }: TextQuery,
  streets: StreetLists,
): Promise<CallResult | null> {
  if (isAddress !== true || Object.values(filters).some((value) => value !== undefined)) return null;
  const address = readAddress(text);
  // A street alone is searched, but for all of its houses.
  const isForHouses = type === "street_address" && isTypeStrict === true && address?.number.length === 0;
  if (address === null || (!isForHouses && (type !== undefined || address.number.length === 0))) return null;
  const list = await streets.read(index, address.postcode);
  const street = list && (await findStreet(index, list, address));
  if (!street) return null;
  const houses = await findHouses(index, street, address);
  const places = isForHouses ? houses : sortPlaces([...houses, street.place], street, address, language);
  const ranks = places.slice(0, limit).map(({ rank }) => rank);
  return { records: asArray(await index.recordTexts(ranks)), hasMore: places.length > limit };
}

/** Returns null for a text that has not one postcode of five digits. */
export function readAddress(text: string): TypedAddress | null {
  const words = foldToTexts(text);
  const [first = "", second = ""] = words;
  const postcodes = words.filter((word) => /^\d{5}$/.test(word));
  const [postcode] = postcodes;
  if (postcode === undefined || postcodes.length > 1) return null;
  // "12 r. du Moulin" and "12 l'Estrade" have none.
  const isOfStreet = isStopWord(second) || expandOrSelf(second) !== second;
  const isSuffix = SUFFIX.test(second) && (!isOfStreet || isNumberLetter(words, 1));
  const number = words.slice(0, !/^\d{1,4}$/.test(first) ? 0 : isSuffix ? 2 : 1);
  const rest = words.slice(number.length).filter((word) => word !== postcode);
  return { number, postcode, rest: rest.map(expandOrSelf) };
}

const SUFFIX = /^(?:bis|ter|quater|[a-z])$/;

async function findStreet(
  index: IndexReader,
  list: StreetList,
  address: TypedAddress,
): Promise<NamedStreet | undefined> {
  const spelling = address.rest.join("");
  const exact = list.bySpelling.get(spelling);
  if (exact !== undefined) return exact;
  const misspelt = findMisspeltStreets(list, spelling);
  // "rue moulin" for "rue du moulin".
  const street = list.byKey.get(toNameKey(address.rest));
  if (street !== undefined) return misspelt.every(({ place }) => place === street.place) ? street : undefined;
  return misspelt.length === 1 && (await isUnknown(index, address)) ? misspelt[0] : undefined;
}

/** Whether no place of the postcode has the words as typed, so that one of them is misspelt. */
async function isUnknown(index: IndexReader, { rest, postcode }: TypedAddress): Promise<boolean> {
  const { names, context } = await index.wordLists();
  const words = removeStopWords(rest);
  if (words.some((word) => !names.has(word) && !context.has(word))) return true;
  const groups = words.map((word) => [word, TERM_SIGNS.context + word]);
  const known = await index.matching({ all: [...groups, [TERM_SIGNS.context + postcode]] }, 0, 1);
  return known.length === 0;
}

/** Finds the houses of the street that have the number, with any suffix; without a number all of them. */
async function findHouses(
  index: IndexReader,
  { name, place }: NamedStreet,
  { number, postcode }: TypedAddress,
): Promise<Candidate[]> {
  const { names } = await index.wordLists();
  const words = removeStopWords(name);
  // The lists of the other words are longer than it takes to compare them here.
  const [rarest = ""] = words.toSorted((a, b) => names.getCount(a) - names.getCount(b));
  const first = number[0] ?? toKindTerm("address");
  const terms = [rarest, first, TERM_SIGNS.context + postcode].map((term) => [term]);
  const town = place.locality.join(" ");
  const found = await index.matching({ all: terms }, 0, MAX_HOUSES);
  return found.filter(
    ({ kind, locality, names }) =>
      kind === "address" &&
      locality.join(" ") === town &&
      names.some((other) => words.every((word) => other.includes(word))),
  );
}

/** Sorts places by how well they match the address, as a search does. The street is the last one. */
function sortPlaces(
  places: Candidate[],
  { name, place }: NamedStreet,
  { number, postcode }: TypedAddress,
  language: string,
): Candidate[] {
  // The one house with the number comes before its street.
  if (places.length <= 2 && number.length === 1) return places;
  const text = [...number, ...name, postcode, ...place.locality].join(" ");
  const read = readQuery(text, false, { language });
  const scores = new Map(places.map((other) => [other, scorePlace(read, other, undefined).total]));
  return places.sort((a, b) => scores.get(b)! - scores.get(a)! || a.rank - b.rank);
}
