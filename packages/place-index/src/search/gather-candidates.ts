import type { LatLng, Viewport } from "@lieudit/place-model";
import { findTypesForWords } from "@lieudit/place-model/types";
import { CELL_SIZES, type CellSize, getRing, type Ring } from "../geo/cells.ts";
import { categoryWords } from "../query/categories.ts";
import type { QueryWord, ReadQuery, WordCorrection } from "../query/read-query.ts";
import { type Candidate, scoreWord } from "../ranking/score-place.ts";
import { getAllowedEdits } from "../ranking/weights.ts";
import { expandPhrase, isStreetWord, isTitle } from "../text/abbreviations.ts";
import { widenKinds } from "./broader-kinds.ts";
import type { IndexReader, PlaceFilter, TermGroup, WordList, WordLists } from "./index-reader.ts";
import { respaceMistypedWords, respaceWords } from "./respace-words.ts";
import type { SearchTrace } from "./search-trace.ts";
import { TERM_SIGNS, toKindTerm } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { getContextTerms, getExactTerms, getNameTerms, type TermSource } from "./word-match.ts";

export interface GatherOptions {
  /** Terms of which each answer must have one of each: types, countries, cells, traits. */
  required: readonly TermGroup[];
  /** The last word on places, where terms are too coarse: exact areas, for example. */
  accepts: PlaceFilter;
  /** Looks around it first. */
  near?: LatLng;
  /** The box that `required` and `accepts` keep to, where they do: what is wider is not looked through again. */
  box?: Viewport | undefined;
  /** Places to take from each list. */
  depth: number;
  /** With fewer answers, wider readings are tried: the context alone, no house number, typing errors corrected. */
  enough: number;
  /**
   * Whether typing errors, broader kinds and mistaken streets are tried if nothing is found. With "similar names", a
   * single word that finds a few places also brings similar names, and the caller handles texts that find none
   * (`gatherForgiving`). Default true.
   */
  mayGuess?: boolean | "similar names" | undefined;
  trace?: SearchTrace | undefined;
}

/** A correction is one of this many words: the nearest, then the most frequent. */
const MAX_CORRECTIONS = 12;

/** Places that fit the words, in no order: the most popular of each reading, and of each the near ones. */
export async function gatherCandidates(
  index: IndexReader,
  query: ReadQuery,
  options: GatherOptions,
): Promise<Map<number, Candidate>> {
  const { words } = query;
  if (words.length === 0 || isImpossible(options)) return new Map();
  const lists = await index.wordLists();
  const gatherer = new CandidateGatherer(index, { index, lists }, options);
  await gatherer.take("whole name", words, [[TERM_SIGNS.wholeName + query.key]]);
  await gatherer.takeReadings(words);
  // Nearly every address has a street word.
  const mayBeAddress = words.length === 1 && !isStreetWord(words[0]!.text);
  if (gatherer.isShort && mayBeAddress) await gatherer.takeContext(words);
  const street = words.filter((word) => !word.isHouseNumber);
  const hasNumber = street.length > 0 && street.length < words.length;
  if (gatherer.isShort && hasNumber) await gatherer.takeReadings(street);
  if (gatherer.found.size === 0) await gatherer.takeReadings(withLongPhrases(words));
  const { mayGuess = true } = options;
  if (mayGuess === false) return gatherer.found;
  if (gatherer.found.size === 0 && widenKinds(index, words)) await gatherer.takeReadings(words);
  // People mix up "rue" and "avenue", or know the square by another name.
  const rest = street.filter(({ text }) => !isStreetWord(text));
  const hasStreetWord = rest.length > 0 && rest.length < street.length;
  if (hasStreetWord && gatherer.found.size > 0 && isStreetMissing(gatherer.found, street)) {
    await gatherer.takeStreets(rest);
  }
  if (mayGuess === "similar names" && (words.length > 1 || gatherer.found.size === 0)) return gatherer.found;
  for (const otherwise of gatherer.found.size === 0 ? respaceWords(lists, words) : []) {
    await gatherer.takeReadings(otherwise);
    if (gatherer.found.size > 0) break;
  }
  // Several words that found something are not mistyped; a single short word may be, and has room for more.
  const mayBeMistyped = gatherer.found.size === 0 || words.length === 1;
  if (gatherer.isShort && mayBeMistyped && correct(lists, words)) {
    await gatherer.takeReadings(words);
    if (gatherer.isShort && mayBeAddress) await gatherer.takeContext(words);
    if (gatherer.isShort && hasNumber) await gatherer.takeReadings(street);
    if (gatherer.found.size === 0 && widenKinds(index, words)) await gatherer.takeReadings(words);
  }
  for (const otherwise of gatherer.found.size === 0 ? respaceMistypedWords(lists, words) : []) {
    await gatherer.takeReadings(otherwise);
    if (gatherer.found.size > 0) break;
  }
  if (gatherer.found.size === 0) {
    // Whose street it is stands at the end, and before it one of several things.
    const untitled = street.filter(
      ({ text }, i) => !isTitle(text, street[i + 1]?.text) || i === street.length - 1,
    );
    const isNamed = untitled.some(isNameOfStreet) && untitled.length > 1;
    if (isNamed && untitled.length < street.length) await gatherer.takeReadings(untitled);
  }
  if (gatherer.found.size === 0 && words.length > 1 && correctShort(lists, words))
    await gatherer.takeReadings(words);
  if (hasStreetWord && gatherer.found.size === 0) await gatherer.takeReadings(rest);
  return gatherer.found;
}

/** Whether no place can have the required terms, such as in an area without places. */
export function isImpossible({ required }: Pick<GatherOptions, "required">): boolean {
  return required.some((group) => group.length === 0);
}

/** Whether the word distinguishes streets: neither "rue" nor a number does. */
function isNameOfStreet({ text, long = text }: QueryWord): boolean {
  return text.length > 1 && !isStreetWord(text) && !/^\d/.test(long);
}

/** Whether the query names a street that does not exist: a shop of its name in another street hides that it is an avenue. */
function isStreetMissing(found: ReadonlyMap<number, Candidate>, street: readonly QueryWord[]): boolean {
  const [first] = street;
  if (first === undefined || !isStreetWord(first.text) || !street.some(isNameOfStreet)) return false;
  return [...found.values()].every(
    ({ kind, names }) =>
      kind === "address" || !names.some((name) => street.every((word) => scoreWord(word, name).score > 0)),
  );
}

/** Returns the words with each short form of a phrase written out. Empty if no word is a short form. */
function withLongPhrases(words: readonly QueryWord[]): QueryWord[] {
  const isShort = words.some(({ text }) => expandPhrase(text) !== undefined);
  if (!isShort) return [];
  return words.flatMap((word) => {
    const phrase = expandPhrase(word.text);
    if (phrase === undefined) return [word];
    return phrase.map((text) => ({
      text,
      isLast: false,
      isHouseNumber: false,
      categories: [],
      corrections: [],
    }));
  });
}

/** Collects the candidates that look-ups in the index bring. */
export class CandidateGatherer {
  readonly found = new Map<number, Candidate>();
  readonly #index: IndexReader;
  readonly #source: TermSource;
  readonly #options: GatherOptions;
  /** Everywhere, then the rings of cells around the point to look near to: each holds the next. */
  readonly #areas: readonly (Ring | undefined)[];
  /** Matches that were asked for, and whether all that they find was taken. */
  readonly #asked = new Map<string, boolean>();

  constructor(index: IndexReader, source: TermSource, options: GatherOptions) {
    this.#index = index;
    this.#source = source;
    this.#options = options;
    const { near, box } = options;
    const rings =
      near === undefined
        ? []
        : RING_SIZES.filter((size) => box === undefined || !isWithinRing(box, near, size)).map((size) =>
            getRing(near, size),
          );
    this.#areas = [undefined, ...rings];
  }

  get isShort(): boolean {
    return this.found.size < this.#options.enough;
  }

  /** All words in the name or type, and with some of them in the address. */
  async takeReadings(words: readonly QueryWord[]): Promise<void> {
    if (words.length === 0) return;
    const names = words.map((word) => getNameTerms(this.#source, word));
    // Each reading finds some of what the one before it finds: where that was taken whole, nothing is left.
    let whole = words.length > 1 ? await this.#takeMixed(words, names) : this.#areas.length;
    whole = await this.take("all words in the name", words, names, whole);
    // Exact words may be drowned by what merely starts with them, but only in a list that was cut.
    await this.take(
      "exact words in the name",
      words,
      words.map((word) => getExactTerms(this.#source, word)),
      whole,
    );
  }

  /** Streets that have all words in the name. */
  async takeStreets(words: readonly QueryWord[]): Promise<void> {
    await this.take("streets", words, [
      ...words.map((word) => getNameTerms(this.#source, word)),
      [toKindTerm("street")],
    ]);
  }

  /** Takes places with each word in the name, in the type or in the address. Returns the same as `take`. */
  async #takeMixed(words: readonly QueryWord[], names: readonly TermGroup[]): Promise<number> {
    const contexts = words.map((word) => getContextTerms(this.#source, word));
    const mixed = names.map((group, i) => [...group, ...contexts[i]!]);
    // A town and a postcode name no place: one word at least is a name's, and not a mere number.
    const isOneSurely = words.some((word, i) => !word.isHouseNumber && contexts[i]!.length === 0);
    const reader = "words in the name and in the address";
    if (isOneSurely) return this.take(reader, words, mixed);
    const oneName = new Set(names.filter((_, i) => !words[i]!.isHouseNumber).flat());
    return oneName.size > 0 ? this.take(reader, words, [...mixed, [...oneName]]) : this.#areas.length;
  }

  async takeContext(words: readonly QueryWord[]): Promise<void> {
    await this.take(
      "words in the address",
      words,
      words.map((word) => getContextTerms(this.#source, word)),
    );
  }

  /**
   * Adds the most popular places that have a term of each group. If there are
   * more of them than are taken, it adds the most popular near the point, in
   * ever smaller rings. It stops at the first area of which all places are taken,
   * because that area holds the smaller ones.
   *
   * @param known index in `#areas` from which on all matching places are already taken.
   * @returns the same index after this call.
   */
  async take(
    reader: string,
    words: readonly QueryWord[],
    groups: readonly TermGroup[],
    known = this.#areas.length,
  ): Promise<number> {
    const before = this.found.size;
    if (groups.some((group) => group.length === 0)) return 0;
    // The places found so far are the result.
    if (this.#index.budget?.isSpent()) return 0;
    const all = [
      ...new Map([...groups, ...this.#options.required].map((group) => [group.join(), group])).values(),
    ];
    let whole = known;
    for (const [area, around] of this.#areas.slice(0, known).entries()) {
      if (await this.#takeFirst(all, around)) {
        whole = area;
        break;
      }
    }
    const texts = () => words.map(({ text }) => text);
    this.#options.trace?.addReader(reader, texts(), [...this.found.keys()].slice(before));
    return whole;
  }

  async #takeFirst(groups: readonly TermGroup[], around: Ring | undefined): Promise<boolean> {
    if (groups.some((group) => group.length === 0)) return true;
    const asked = [around?.size, ...groups.map((group) => group.join(" "))].join("\n");
    let isAll = this.#asked.get(asked);
    if (isAll === undefined) {
      isAll = await this.#takeMatching(groups, around);
      this.#asked.set(asked, isAll);
    }
    return isAll;
  }

  async #takeMatching(groups: readonly TermGroup[], around: Ring | undefined): Promise<boolean> {
    const { depth, accepts, near } = this.#options;
    const { budget } = this.#index;
    const cutsBefore = budget?.cutCount;
    let taken = 0;
    let after = 0;
    for (let size = depth; ; size = Math.min(Math.max(2 * (depth - taken), MIN_PAGE), MAX_PAGE)) {
      const page = await this.#index.matching({ all: groups, around, near }, after, size);
      const accepted = await accepts(page.filter(({ rank }) => !this.found.has(rank)));
      let next = 0;
      for (const place of page) {
        if (place === accepted[next]) {
          this.found.set(place.rank, place);
          next += 1;
        } else if (!this.found.has(place.rank)) continue;
        taken += 1;
        if (taken >= depth) return false;
      }
      // A lookup that was cut has more places, which a smaller area may hold.
      if (page.length < size) return budget?.cutCount === cutsBefore;
      after = page.at(-1)!.rank;
    }
  }
}

const RING_SIZES = ["wide", "large", "small"] as const satisfies readonly CellSize[];

/** Whether the cells around `near` surely hold all of `box`: they reach one cell at least to each side. */
function isWithinRing({ low, high }: Viewport, { latitude, longitude }: LatLng, size: CellSize): boolean {
  const degrees = CELL_SIZES[size];
  return (
    low.latitude > latitude - degrees &&
    high.latitude < latitude + degrees &&
    low.longitude > longitude - degrees &&
    high.longitude < longitude + degrees &&
    // Over the antimeridian the box's west is its greater longitude.
    low.longitude <= high.longitude
  );
}

/** Places that are asked for at a time after the first page: more of them, the more of those were refused. */
const MIN_PAGE = 64;
const MAX_PAGE = 1_024;

/** Writes corrections into the words that may have a typing error. Says whether there are any. */
function correct(lists: WordLists, words: readonly QueryWord[]): boolean {
  let isCorrected = false;
  const isKnown = ({ text }: QueryWord) => lists.names.hasPrefix(text) || lists.context.hasPrefix(text);
  // A kind of place that the data has none of is spelt right: a crêperie is no crèmerie.
  const open = words.filter(({ categories }) => !categories.some(({ share }) => share === 1));
  const unknown = open.filter((word) => !isKnown(word));
  // A word that nothing starts with is the mistyped one; without such a word it may be any.
  for (const word of unknown.length > 0 ? unknown : open) {
    const edits = getAllowedEdits(word.text);
    const elided = ELIDED.exec(word.text)?.[1];
    if (edits === 0 && elided !== undefined && lists.names.has(elided)) {
      word.corrections = [{ text: elided, edits: 1 }];
      isCorrected = true;
    }
    if (edits === 0) continue;
    // Streets and towns are names too: addresses alone are searched only for words that no name has.
    word.corrections = corrections(lists.names, word, edits);
    if (word.corrections.length === 0) word.corrections = corrections(lists.context, word, edits);
    const alike = findAlike(word.text);
    if (word.corrections.length === 0 && alike !== undefined && lists.names.has(alike)) {
      word.corrections = [{ text: alike, edits: 1 }];
    }
    if (addKinds(word, edits, alike)) isCorrected = true;
    isCorrected ||= word.corrections.length > 0;
  }
  return isCorrected;
}

/** "lile" for "l'île": too short for a typing error, and a word that somebody says. */
const ELIDED = /^[dl]([aehiouy][a-z]{2,})$/;

/** Adds the kinds that the word names once it is corrected, or by `alike`. Says whether there are any. */
export function addKinds(word: QueryWord, edits: number, alike?: string): boolean {
  const similar = categoryVocabulary().similarTo(word.text, edits, false, MAX_CORRECTIONS);
  if (alike !== undefined) similar.push({ word: alike, edits: 1 });
  let isAdded = false;
  for (const { word: text, edits: distance } of similar) {
    for (const type of findTypesForWords(text)) {
      if (word.categories.some((category) => category.type === type)) continue;
      word.categories.push({ type, share: 1, edits: distance });
      isAdded = true;
    }
  }
  return isAdded;
}

/**
 * The same for words of four letters, which have too many neighbours to be
 * corrected where anything is found, or alone: "hôtel de vile". Whole words are
 * meant, and not starts of them.
 */
function correctShort(lists: WordLists, words: readonly QueryWord[]): boolean {
  const short = words.filter(
    ({ text, categories, corrections: known }) =>
      SHORT.test(text) &&
      known.length === 0 &&
      !categories.some(({ share }) => share === 1) &&
      !lists.names.hasPrefix(text) &&
      !lists.context.hasPrefix(text),
  );
  for (const word of short) {
    word.corrections = corrections(lists.names, { ...word, isLast: false }, 1);
    addKinds(word, 1);
  }
  return short.length > 0;
}

const SHORT = /^\p{L}{4}$/u;

/** The word with the other letters for its sound, which are two edits and one error: "farmacie". */
function findAlike(word: string): string | undefined {
  if (word.includes("ph")) return word.replaceAll("ph", "f");
  return word.includes("f") ? word.replaceAll("f", "ph") : undefined;
}

function corrections(list: WordList, { text, isLast }: QueryWord, edits: number): WordCorrection[] {
  return list
    .similarTo(text, edits, isLast, MAX_CORRECTIONS)
    .map(({ word, edits }) => ({ text: word, edits }));
}

let categories: Vocabulary | undefined;

function categoryVocabulary(): Vocabulary {
  if (categories === undefined) {
    const words = categoryWords();
    categories = new Vocabulary(words, new Uint32Array(words.length));
  }
  return categories;
}
