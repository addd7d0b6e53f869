import type { LatLng } from "@lieudit/place-model";
import { typesForWords } from "@lieudit/place-model/types";
import { cellsAround } from "../geo/cells.ts";
import { categoryWords } from "../query/categories.ts";
import type { QueryWord, ReadQuery, WordCorrection } from "../query/read-query.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { allowedEdits } from "../ranking/weights.ts";
import { isStreetWord } from "../text/abbreviations.ts";
import type { OpenIndex } from "./open-index.ts";
import { cellTerm, TERM_SIGNS } from "./terms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { contextTerms, exactTerms, matchExpression, nameTerms, type TermGroup } from "./word-match.ts";

export interface GatherOptions {
  /** Terms of which each answer must have one of each: types, countries, cells, traits. */
  required: readonly TermGroup[];
  /** The last word on a place, where terms are too coarse: exact areas, for example. */
  accepts: (place: Candidate) => boolean;
  /** Looks around it first. */
  near?: LatLng;
  /** Places to take from each list. */
  depth: number;
  /** With fewer answers, wider readings are tried: the context alone, no house number, typing errors put right. */
  enough: number;
}

/** A correction is one of this many words: the nearest, then the most frequent. */
const MOST_CORRECTIONS = 12;

/** Places that fit the words, in no order: the most popular of each reading, and of each the near ones. */
export function gatherCandidates(
  index: OpenIndex,
  query: ReadQuery,
  options: GatherOptions,
): Map<number, Candidate> {
  const gathering = new Gathering(index, options);
  const { words } = query;
  if (words.length === 0) return gathering.found;
  gathering.take([[TERM_SIGNS.wholeName + query.key]]);
  gathering.takeReadings(words);
  // Nearly every address has a street word.
  const mayBeAddress = words.length === 1 && !isStreetWord(words[0]!.text);
  if (gathering.isShort && mayBeAddress) gathering.takeContext(words);
  const street = words.filter((word) => !word.isHouseNumber);
  const hasNumber = street.length > 0 && street.length < words.length;
  if (gathering.isShort && hasNumber) gathering.takeReadings(street);
  // Several words that found something are not mistyped; a single short word may be, and has room for more.
  const mayBeMistyped = gathering.found.size === 0 || words.length === 1;
  if (gathering.isShort && mayBeMistyped && correct(index, words)) {
    gathering.takeReadings(words);
    if (gathering.isShort && mayBeAddress) gathering.takeContext(words);
    if (gathering.isShort && hasNumber) gathering.takeReadings(street);
  }
  if (gathering.found.size === 0) {
    // People mix up "rue" and "avenue", or know the square by another name.
    const rest = street.filter(({ text }) => !isStreetWord(text));
    if (rest.length > 0 && rest.length < street.length) gathering.takeReadings(rest);
  }
  return gathering.found;
}

class Gathering {
  readonly found = new Map<number, Candidate>();
  readonly #index: OpenIndex;
  readonly #options: GatherOptions;
  /** Rings of cells around the point to look near to, smallest first. */
  readonly #rings: TermGroup[];
  /** Expressions that were asked, and whether all that they find was taken. */
  readonly #asked = new Map<string, boolean>();

  constructor(index: OpenIndex, options: GatherOptions) {
    this.#index = index;
    this.#options = options;
    const { near } = options;
    this.#rings =
      near === undefined
        ? []
        : (["small", "large", "wide"] as const).map((size) =>
            cellsAround(near, size).map((cell) => cellTerm(cell, size)),
          );
  }

  get isShort(): boolean {
    return this.found.size < this.#options.enough;
  }

  /** All words in the name or type; then with some of them in the address. */
  takeReadings(words: readonly QueryWord[]): void {
    const names = words.map((word) => nameTerms(this.#index, word));
    // Exact words may be drowned by what merely starts with them, but only in a list that was cut.
    if (!this.take(names)) this.take(words.map((word) => exactTerms(this.#index, word)));
    if (words.length < 2) return;
    const mixed = names.map((group, i) => [...group, ...contextTerms(this.#index, words[i]!)]);
    // A town and a postcode name no place: one word at least is a name's, and not a mere number.
    const oneName = names.filter((_, i) => !words[i]!.isHouseNumber).flat();
    this.take([...mixed, oneName]);
  }

  takeContext(words: readonly QueryWord[]): void {
    this.take(words.map((word) => contextTerms(this.#index, word)));
  }

  /**
   * Adds the most popular places of an expression and, where there are more of
   * them than are taken, the most popular near the point, in rings that grow
   * until one is full.
   *
   * @returns whether all of them were taken.
   */
  take(groups: readonly TermGroup[]): boolean {
    if (groups.some((group) => group.length === 0)) return true;
    const all = [
      ...new Map([...groups, ...this.#options.required].map((group) => [group.join(), group])).values(),
    ];
    if (this.#takeFirst(all)) return true;
    for (const ring of this.#rings) {
      if (!this.#takeFirst([...all, ring])) break;
    }
    return false;
  }

  #takeFirst(groups: readonly TermGroup[]): boolean {
    const expression = matchExpression(groups);
    if (expression === null) return true;
    let isAll = this.#asked.get(expression);
    if (isAll === undefined) {
      isAll = this.#takeMatching(expression);
      this.#asked.set(expression, isAll);
    }
    return isAll;
  }

  #takeMatching(expression: string): boolean {
    const { depth, accepts } = this.#options;
    let taken = 0;
    for (const rank of this.#index.ranksMatching(expression)) {
      const known = this.found.get(rank);
      const place = known ?? this.#index.candidate(rank);
      if (known === undefined && !accepts(place)) continue;
      this.found.set(rank, place);
      taken += 1;
      if (taken >= depth) return false;
    }
    return true;
  }
}

/** Writes corrections into the words that may have a typing error. Says whether there are any. */
function correct(index: OpenIndex, words: readonly QueryWord[]): boolean {
  let isCorrected = false;
  const isKnown = ({ text }: QueryWord) => index.names.hasPrefix(text) || index.context.hasPrefix(text);
  const unknown = words.filter((word) => !isKnown(word));
  // A word that nothing starts with is the mistyped one; without such a word it may be any.
  for (const word of unknown.length > 0 ? unknown : words) {
    const edits = allowedEdits(word.text);
    if (edits === 0) continue;
    // Streets and towns are names too: addresses alone are asked only for what no name has.
    word.corrections = corrections(index.names, word, edits);
    if (word.corrections.length === 0) word.corrections = corrections(index.context, word, edits);
    for (const { word: text, edits: distance } of categoryVocabulary().similarTo(
      word.text,
      edits,
      false,
      MOST_CORRECTIONS,
    )) {
      for (const type of typesForWords(text)) {
        if (!word.categories.some((category) => category.type === type)) {
          word.categories.push({ type, share: 1, edits: distance });
          isCorrected = true;
        }
      }
    }
    isCorrected ||= word.corrections.length > 0;
  }
  return isCorrected;
}

function corrections(list: Vocabulary, { text, isLast }: QueryWord, edits: number): WordCorrection[] {
  return list
    .similarTo(text, edits, isLast, MOST_CORRECTIONS)
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
