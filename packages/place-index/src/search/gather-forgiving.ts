import type { QueryWord, ReadQuery } from "../query/read-query.ts";
import type { Bias } from "../ranking/bias.ts";
import { addToScore, type Score } from "../ranking/score.ts";
import { type Candidate, ContextScores, scorePlace } from "../ranking/score-place.ts";
import { DROP, WORD } from "../ranking/weights.ts";
import { isStreetWord } from "../text/abbreviations.ts";
import { toNameKey } from "../text/place-words.ts";
import { findCorrections, getMaxEdits, isOneEditAway } from "./correct-word.ts";
import { getDropPrice, isDispensable } from "./drop-price.ts";
import { addKinds, CandidateGatherer, type GatherOptions, isImpossible } from "./gather-candidates.ts";
import type { IndexReader, TermGroup, WordLists } from "./index-reader.ts";
import { respaceMistypedWords, respaceWords, splitRunTogether } from "./respace-words.ts";
import { TERM_SIGNS, toKindTerm } from "./terms.ts";
import { getContextTerms, getNameTerms, type TermSource } from "./word-match.ts";

/** One way to space the words of a text, with the corrections and drop prices of each word. */
export interface ForgivingReading {
  read: ReadQuery;
  /** Points that a place loses when this reading scores it. */
  price: number;
}

export interface ForgivenCandidates {
  places: Map<number, Candidate>;
  /** A place gets the best of their scores. */
  readings: readonly ForgivingReading[];
}

/** Look-ups for one text. Each brings at most `depth` places. */
const MAX_LOOKUPS = 24;

/** After the first places, omissions are still tried that cost this much more: the score may prefer what they bring. */
const PRICE_MARGIN = 1;

/** Words of a text that are read. Long texts have the name of an office before the address. */
export const MAX_FORGIVEN_WORDS = 30;

/**
 * Finds places for a text when no place has all of its words. Words may be
 * misspelt, run together, or omitted, the cheapest omissions first.
 * `MAX_LOOKUPS` bounds the work.
 */
export async function gatherForgiving(
  index: IndexReader,
  query: ReadQuery,
  options: GatherOptions & { isTyping: boolean },
): Promise<ForgivenCandidates> {
  if (isImpossible(options)) return { places: new Map(), readings: [{ read: query, price: 0 }] };
  const lists = await index.wordLists();
  const source = { index, lists };
  const gatherer = new CandidateGatherer(index, source, options);
  const readings = getSpacings(lists, query);
  const search = new ForgivingSearch(gatherer, source);
  const tryReading = async ({ read }: ForgivingReading) => {
    prepareWords(lists, read.words, options.isTyping);
    await search.findAll(read.words);
  };
  for (const reading of readings) await tryReading(reading);
  if (search.bestPrice > SPACING_PRICE) {
    for (const words of respaceMistypedWords(lists, readings[0]!.read.words)) {
      if (readings.length >= countSpacings(query)) break;
      const reading = { read: { ...readings[0]!.read, words }, price: SPACING_PRICE };
      readings.push(reading);
      await tryReading(reading);
    }
  }
  for (const { read } of readings) {
    await search.findInTown(read.words);
    await search.findWithout(read.words);
  }
  return { places: gatherer.found, readings };
}

/** Scores a place with the reading that suits it best. */
export function scoreForgiven(
  readings: readonly ForgivingReading[],
  place: Candidate,
  bias: Bias | undefined,
): Score {
  const { rank, kind, location, popularity, country, primaryType, types, names, context, locality } = place;
  // A place splits its texts each time that they are read.
  const split = { rank, kind, location, popularity, country, primaryType, types, names, context, locality };
  const contextScores = new ContextScores(split);
  let best: Score | undefined;
  for (const { read, price } of readings) {
    const score = scorePlace(read, split, bias, contextScores);
    const priced = price === 0 ? score : addToScore(score, "spacing", -price);
    if (best === undefined || priced.total > best.total) best = priced;
  }
  return best!;
}

/**
 * Whether a place has all words of the query as typed, so that nothing needs
 * to be forgiven. A street may lack the house number.
 */
export function isWellMatched(
  { place, score }: { place: Candidate; score: Score },
  { words }: ReadQuery,
  isTyping: boolean,
): boolean {
  // A place that an interpretation of the text found, or a point or a phone number.
  if (score.words.length !== words.length) return true;
  // Without a house number, the query is for the street.
  const isNumberTyped = words.some(({ isHouseNumber }) => isHouseNumber);
  if (place.kind === "address" && !isNumberTyped) return false;
  return score.words.every(({ points, source }, i) => {
    const { isHouseNumber, isLast, long } = words[i]!;
    if (source === "none") return isHouseNumber && place.kind === "street";
    // Only the last word of an autocomplete may be the start of a word.
    const isStart = isTyping && isLast;
    if (source === "name") return points >= (isStart || long !== undefined ? WORD.prefix : WORD.exact);
    if (source === "address") {
      return (
        points >= WORD.context ||
        points === WORD.contextStreetWord ||
        (isStart && points >= WORD.contextPrefix)
      );
    }
    return points >= WORD.initials;
  });
}

/** Points that a place loses when the spaces of the text were changed. */
const SPACING_PRICE = 0.3;

/** Spacings that are tried for one text, the one as typed included. */
const MAX_SPACINGS = 5;

/** Words of all spacings of a text together. Each place is compared with every spacing, so long texts get fewer. */
const MAX_SPACED_WORDS = 50;

function countSpacings({ words }: ReadQuery): number {
  return Math.max(1, Math.min(MAX_SPACINGS, Math.floor(MAX_SPACED_WORDS / words.length)));
}

/** Returns the words as spaced, with run-together words split, and with neighbouring words joined. */
function getSpacings(lists: WordLists, query: ReadQuery): ForgivingReading[] {
  const read = removeCountry(lists, query);
  const readings = [{ read, price: 0 }];
  const apart = splitRunTogether(lists, read.words);
  if (apart !== undefined) readings.push({ read: { ...read, words: apart }, price: SPACING_PRICE });
  // The other half is left for `respaceMistypedWords`.
  const maxRespaced = Math.ceil(countSpacings(query) / 2);
  for (const words of respaceWords(lists, read.words)) {
    if (readings.length >= maxRespaced) break;
    readings.push({ read: { ...read, words }, price: SPACING_PRICE });
  }
  return readings;
}

/** Removes the name of the country from the end of the query, because addresses lack it. */
function removeCountry({ names, context }: WordLists, query: ReadQuery): ReadQuery {
  const { words } = query;
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return query;
  const isKnown = names.has(last.text) || context.has(last.text);
  if (!words.slice(0, -1).some(isNaming)) return query;
  const isCountry = last.text === "france" || (!isKnown && isOneEditAway(last.text, "france"));
  return isCountry ? { ...query, words: words.slice(0, -1) } : query;
}

/** Writes corrections and drop prices into the words. */
function prepareWords(lists: WordLists, words: readonly QueryWord[], isTyping: boolean): void {
  words.forEach((word, i) => {
    word.isHouseNumber &&= !isPostcodeLike(words, i);
    // Words that were joined with an error already have corrections.
    if (word.corrections.length === 0)
      word.corrections = isDispensable(words, i)
        ? []
        : findCorrections(lists, word, isTyping, words.length === 1);
    const isUnknown = !lists.names.has(word.text) && !lists.context.has(word.text);
    if (isUnknown && word.categories.length === 0) addKinds(word, getMaxEdits(word.text));
  });
  words.forEach((word, i) => {
    word.dropPrice = getDropPrice(words, i, lists, isTyping);
  });
}

/** Whether the word looks like a postcode that lacks a digit: a second number, of four digits. */
function isPostcodeLike(words: readonly QueryWord[], index: number): boolean {
  return (
    /^\d{4}$/.test(words[index]!.text) && words.slice(0, index).some(({ isHouseNumber }) => isHouseNumber)
  );
}

class ForgivingSearch {
  readonly #gatherer: CandidateGatherer;
  readonly #source: TermSource;
  readonly #groups = new Map<QueryWord, { name: TermGroup; any: TermGroup }>();
  #lookups = 0;
  /** Price of the cheapest look-up that brought a place. */
  bestPrice = Infinity;

  constructor(gatherer: CandidateGatherer, source: TermSource) {
    this.#gatherer = gatherer;
    this.#source = source;
  }

  /** Looks up all words that any place has, with corrections. */
  async findAll(words: readonly QueryWord[]): Promise<void> {
    const known = words.filter((word) => this.#terms(word).any.length > 0);
    const price = words.reduce((sum, word) => sum + (known.includes(word) ? 0 : word.dropPrice!), 0);
    await this.#find("every word, errors forgiven", known, price);
  }

  /** Looks up the words with some of them omitted, the cheapest omissions first. */
  async findWithout(words: readonly QueryWord[]): Promise<void> {
    const known = words.filter((word) => this.#terms(word).any.length > 0);
    const base = words.reduce((sum, word) => sum + (known.includes(word) ? 0 : word.dropPrice!), 0);
    const omissions = listOmissions(known);
    for (const { dropped, price } of omissions) {
      if (this.#lookups >= MAX_LOOKUPS || base + price > this.bestPrice + PRICE_MARGIN) return;
      const rest = known.filter((_, i) => !dropped.has(i));
      await this.#find("some words left out", rest, base + price);
    }
  }

  /** Looks in the town or postcode that the text names for places that have any of the other words in their name. */
  async findInTown(words: readonly QueryWord[]): Promise<void> {
    if (this.bestPrice < TOWN_PRICE || words.length < 3) return;
    const postcodes = words.filter(
      ({ text }) => /^\d{5}$/.test(text) && this.#source.lists.context.has(text),
    );
    const towns = await this.#findTowns(words);
    const before = this.#gatherer.found.size;
    const areas = [
      ...postcodes.map((postcode) => [postcode]),
      ...(postcodes.length > 0 ? towns.slice(0, 1) : towns.slice(0, MAX_TOWNS)),
    ];
    for (const area of areas) {
      const inArea = area.map((word) => getContextTerms(this.#source, word));
      const rest = words.filter(
        (word) =>
          !area.includes(word) &&
          !postcodes.includes(word) &&
          isNaming(word) &&
          word.dropPrice! >= DROP.letter,
      );
      const anyName = [...new Set(rest.flatMap((word) => this.#terms(word).name))];
      if (anyName.length === 0) continue;
      const reader = `one of the words in ${area.map(({ text }) => text).join(" ")}`;
      for (const number of words.filter(({ isHouseNumber, text }) => isHouseNumber && /^\d/.test(text))) {
        await this.#gatherer.take(reader, rest, [...inArea, anyName, this.#terms(number).name]);
      }
      await this.#gatherer.take(reader, rest, [...inArea, anyName, [toKindTerm("street")]]);
      await this.#gatherer.take(reader, rest, [...inArea, anyName]);
    }
    if (this.#gatherer.found.size > before) this.bestPrice = Math.min(this.bestPrice, TOWN_PRICE);
  }

  /** Finds the towns that neighbouring words of the text name: the longest names first, then the last ones in the text. */
  async #findTowns(words: readonly QueryWord[]): Promise<QueryWord[][]> {
    const spans = new Map<string, QueryWord[]>();
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + MAX_TOWN_WORDS); to++) {
        const span = words.slice(from, to);
        if (!span.some(isNaming)) continue;
        for (const key of getWholeNameKeys(span)) spans.set(key, span);
      }
    }
    const keys = [...spans.keys()].map((key) => TERM_SIGNS.wholeName + key);
    const towns = await this.#source.index.matching(
      { all: [keys, [toKindTerm("locality")]] },
      0,
      MAX_TOWNS_READ,
    );
    const named = new Set<QueryWord[]>();
    for (const { names } of towns) {
      for (const name of names) {
        const span = spans.get(toNameKey(name));
        if (span !== undefined) named.add(span);
      }
    }
    return [...named].sort((a, b) => b.length - a.length || words.indexOf(b[0]!) - words.indexOf(a[0]!));
  }

  async #find(reader: string, words: readonly QueryWord[], price: number): Promise<void> {
    const naming = words.filter(isNaming);
    const oneName = [...new Set(naming.flatMap((word) => this.#terms(word).name))];
    if (oneName.length === 0) return;
    const before = this.#gatherer.found.size;
    this.#lookups += 1;
    // What a single word finds in addresses alone is not taken: it must be in the name.
    const groups = words.length === 1 ? [] : words.map((word) => this.#terms(word).any);
    await this.#gatherer.take(reader, words, [...groups, oneName]);
    if (this.#gatherer.found.size > before) this.bestPrice = Math.min(this.bestPrice, price);
  }

  #terms(word: QueryWord): { name: TermGroup; any: TermGroup } {
    let terms = this.#groups.get(word);
    if (terms === undefined) {
      const name = getNameTerms(this.#source, word);
      terms = { name, any: [...new Set([...name, ...getContextTerms(this.#source, word)])] };
      this.#groups.set(word, terms);
    }
    return terms;
  }
}

/** Price from which on a text is also looked up in the town that it names. */
const TOWN_PRICE = 3;

const MAX_TOWN_WORDS = 5;
const MAX_TOWNS_READ = 60;
/** Towns that are searched for one text. */
const MAX_TOWNS = 3;

/** Whether the word can name a place. Numbers, single letters and street words cannot. */
function isNaming({ text, long = text, isHouseNumber }: QueryWord): boolean {
  return !isHouseNumber && text.length > 1 && !isStreetWord(text) && !/^\d/.test(long);
}

/** Returns the whole names that the words may form, as `toNameKey` writes them. A single word is also corrected. */
function getWholeNameKeys(span: readonly QueryWord[]): string[] {
  const [first] = span;
  const corrected = span.length === 1 ? first!.corrections.slice(0, 8).map(({ text }) => text) : [];
  return [toNameKey(span.map(({ text }) => text)), ...corrected.map((text) => toNameKey([text]))];
}

/** Omissions that are listed for one text. */
const MAX_OMISSIONS = 60;

/** Lists the sets of words to leave out, the cheapest first. Each leaves at least one word. */
function listOmissions(words: readonly QueryWord[]): { dropped: ReadonlySet<number>; price: number }[] {
  const omissions: { dropped: ReadonlySet<number>; price: number }[] = [];
  const byPrice = words
    .map((word, i) => ({ i, price: /^\d{5}$/.test(word.text) ? DROP.postcodeLookup : word.dropPrice! }))
    .sort((a, b) => a.price - b.price);
  // Best-first: each set is followed by itself plus the next dearer word, and by itself with its dearest word replaced by that.
  const open: { chosen: number[]; price: number }[] =
    byPrice.length < 2 ? [] : [{ chosen: [0], price: byPrice[0]!.price }];
  while (open.length > 0 && omissions.length < MAX_OMISSIONS) {
    open.sort((a, b) => b.price - a.price);
    const { chosen, price } = open.pop()!;
    omissions.push({ dropped: new Set(chosen.map((at) => byPrice[at]!.i)), price });
    const last = chosen.at(-1)!;
    const next = byPrice[last + 1];
    if (next === undefined) continue;
    if (chosen.length + 1 < words.length)
      open.push({ chosen: [...chosen, last + 1], price: price + next.price });
    open.push({
      chosen: [...chosen.slice(0, -1), last + 1],
      price: price - byPrice[last]!.price + next.price,
    });
  }
  return omissions;
}
