import { distanceMetres, type LatLng, type PlaceKind } from "@lieudit/place-model";
import { isTypeName, withParentTypes } from "@lieudit/place-model/types";
import type { QueryWord, ReadQuery, WordCorrection } from "../query/read-query.ts";
import { expandOrSelf, isStreetWord, isWholeStreetWord } from "../text/abbreviations.ts";
import { getInitials } from "../text/initials.ts";
import { removeStopWords } from "../text/stop-words.ts";
import { listWordFamily } from "../text/word-family.ts";
import { type Bias, scoreNearness } from "./bias.ts";
import { type Score, toScore, type WordPoints } from "./score.ts";
import { DROP, INTENT, KIND, LOCALITY, NAME, PLACE, WORD } from "./weights.ts";

/** A place that may be an answer, as far as ranking looks at it. */
export interface Candidate {
  /** Position by popularity. */
  rank: number;
  kind: PlaceKind;
  location: LatLng;
  popularity: number;
  country: string;
  primaryType: string;
  types: readonly string[];
  names: readonly (readonly string[])[];
  context: readonly string[];
  /** All words of its town's name; empty for a town, and where the index does not know. */
  locality: readonly string[];
}

/** Result of matching a query with a place, before the place's own score. */
export interface MatchScore {
  /** Mean of the words' points. */
  words: number;
  /** How the query fits the name as a whole. */
  name: number;
  kind: number;
  /** How much of its town's name the query has. */
  locality: number;
  byWord: readonly WordPoints[];
}

/** Scores how well `query` fits the place: by the best of its names, or by its type. */
export function scoreMatch(
  query: ReadQuery,
  place: Candidate,
  contextScores = new ContextScores(place),
): MatchScore {
  const { words } = query;
  const { names } = place;
  const types = words.some(({ categories }) => categories.length > 0) ? place.types : [];
  let best: Omit<MatchScore, "kind" | "locality"> = { words: 0, name: 0, byWord: [] };
  for (const name of names) {
    const { isLeading, ...fit } = scoreName(query, name, contextScores, place.kind);
    if (isLeading) fit.name += NAME.andCategoryStart * getStartedShare(words, types);
    if (fit.words + fit.name > best.words + best.name) best = fit;
  }
  if (words.some((word) => categoryScore(word, types) > 0)) {
    const byCategory = scoreCategory(words, types, names[0] ?? [], contextScores);
    // A church that is called "Cathédrale" comes before other churches.
    const isNamed = best.words + best.name >= WORD.exact + NAME.start && isNamedByOtherWord(words, types);
    if (isNamed || isNamedByTrade(words, types, names[0] ?? [])) byCategory.name += NAME.andOtherWord;
    if (byCategory.words + byCategory.name > best.words + best.name) best = byCategory;
  } else if (place.kind === "poi" && NAMED_AFTER_OTHERS.has(place.primaryType)) {
    best = { ...best, name: best.name + NAME.ofAnother };
  }
  return {
    ...best,
    kind: scoreKind(words, place.kind, names),
    locality: scoreLocality(query, place, best.byWord),
  };
}

/** Types of places that have the name of what they stand at. Queries for one of these name the type. */
const NAMED_AFTER_OTHERS: ReadonlySet<string> = new Set(["bus_stop", "bike_sharing_station"]);

/** Scores a place for a query: how it matches, how popular it is and how near to the bias. */
export function scorePlace(
  query: ReadQuery,
  place: Candidate,
  bias: Bias | undefined,
  contextScores?: ContextScores,
): Score {
  const { byWord, ...match } = scoreMatch(query, place, contextScores);
  return toScore({ ...match, ...scoreMerits(place, bias) }, byWord);
}

/** Scores a place for a query near a place that the query names: its distance from there replaces the nearness. */
export function scorePlaceNear(query: ReadQuery, place: Candidate, anchor: AnchorArea): Score {
  const { byWord, ...match } = scoreMatch(query, place);
  const popularity = PLACE.popularity * place.popularity;
  return toScore(
    { ...match, popularity, anchor: -INTENT.distance * getDistanceShare(place, anchor) },
    byWord,
  );
}

/** Scores a place without a query: by popularity and nearness. */
export function scoreMerits(
  place: Candidate,
  bias: Bias | undefined,
): { popularity: number; nearness: number } {
  return {
    popularity: PLACE.popularity * place.popularity,
    nearness: scoreNearness(place.location, bias),
  };
}

/** The place that a text names, and how far it reaches. */
export interface AnchorArea {
  center: LatLng;
  reachMetres: number;
}

/** 0 within the anchor's own area, 1 from `farMetres` beyond it on. */
function getDistanceShare(place: Candidate, anchor: AnchorArea): number {
  const beyondMetres = Math.max(0, distanceMetres(anchor.center, place.location) - anchor.reachMetres);
  const far = Math.log(1 + INTENT.farMetres / INTENT.nearMetres);
  return Math.min(1, Math.log(1 + beyondMetres / INTENT.nearMetres) / far);
}

/** How a query word fits a name: the word's score, and the name's word that it fits, or -1. */
export interface WordFit {
  score: number;
  index: number;
  isExact: boolean;
}

/** Finds the name's word that fits best; words for which `isTaken` is true are skipped. */
export function scoreWord(
  word: QueryWord,
  name: readonly string[],
  isTaken: (index: number) => boolean = () => false,
): WordFit {
  let score = 0;
  let index = -1;
  for (let i = 0; i < name.length; i++) {
    const fits = fit(word, name[i]!);
    if (fits > score && !isTaken(i)) {
      score = fits;
      index = i;
    }
  }
  // Nothing else scores as much.
  return { score, index, isExact: score === WORD.exact };
}

function fit(word: QueryWord, nameWord: string): number {
  if (nameWord === word.text || nameWord === word.long || nameWord === word.numeral) return WORD.exact;
  if (word.long !== undefined && nameWord.startsWith(word.long)) return WORD.prefix + WORD.prefixShare;
  const isWholeNumber = word.isHouseNumber && !word.isLast;
  if (nameWord.startsWith(word.text) && !isWholeNumber) {
    if (word.text.length < 3 && !word.isLast) return WORD.shortPrefix;
    return WORD.prefix + (WORD.prefixShare * word.text.length) / nameWord.length;
  }
  const edits = getEdits(word, nameWord);
  return edits === undefined ? 0 : WORD.exact - WORD.edit * edits;
}

/** Returns the edits between the query word and `text` if that is one of its corrections, of which a word has dozens. */
function getEdits({ corrections }: QueryWord, text: string): number | undefined {
  if (corrections.length === 0) return undefined;
  let edits = editsByText.get(corrections);
  if (edits === undefined) {
    // Of two entries with the same text, the first one counts.
    edits = new Map(corrections.map((correction) => [correction.text, correction.edits] as const).reverse());
    editsByText.set(corrections, edits);
  }
  return edits.get(text);
}

const editsByText = new WeakMap<readonly WordCorrection[], ReadonlyMap<string, number>>();

/** Scores `query` by one of the place's names, with the words that are not in it looked for in the address. */
function scoreName(
  { words, allWords, isTyping }: ReadQuery,
  name: readonly string[],
  contextScores: ContextScores,
  kind: PlaceKind,
): Omit<MatchScore, "kind" | "locality"> & { isLeading: boolean } {
  const nameWords = removeStopWords(name);
  const taken: boolean[] = [];
  const byWord: WordPoints[] = [];
  let takenCount = 0;
  let sum = 0;
  let droppedPrice = 0;
  let firstIndex: number | undefined;
  let isNamed = false;
  const isAddress = kind === "address";
  const isWay = isAddress || kind === "street";
  let isLeading = true;
  let isExact = true;
  let isAddressReached = false;
  let onlyStreetWords = true;
  let isAllFound = true;
  for (const word of words) {
    const fit = scoreWord(word, nameWords, (index) => taken[index] === true);
    const inContext = fit.score >= MAX_CONTEXT ? undefined : contextScores.get(word);
    const isDropped = fit.score === 0 && inContext?.points === 0 && word.dropPrice !== undefined;
    if (isDropped) {
      const points = WORD.exact - word.dropPrice!;
      // An office before an address takes nothing from the street's name.
      if (isNamed || !isWay) droppedPrice += word.dropPrice!;
      sum += points;
      byWord.push({ text: word.text, points, source: "none" });
      continue;
    }
    const isOfName = fit.index >= 0 && (inContext === undefined || fit.score >= inContext.points);
    if (isOfName) {
      taken[fit.index] = true;
      takenCount += 1;
      isNamed ||= !word.isHouseNumber;
      sum += fit.score;
      byWord.push({ text: word.text, points: fit.score, source: "name" });
      // A corrected start is a guess and does not count as a start.
      const isStart = fit.score >= WORD.prefix || word.dropPrice !== undefined;
      firstIndex ??= fit.index;
      const isNext = fit.index === takenCount - 1 || (isAddress && fit.index - firstIndex === takenCount - 1);
      isLeading &&= isNext && isStart && !isAddressReached;
      isExact &&= fit.isExact;
      onlyStreetWords &&= isStreetWord(nameWords[fit.index]!) || isWholeStreetWord(word.text);
    } else {
      const { points } = inContext!;
      sum += points;
      byWord.push(inContext!);
      isAllFound &&= points > 0;
      // A town may stand before its street, but not in the midst of its name.
      isAddressReached ||= takenCount > 0 || !isWay;
      isLeading &&= points > 0 && (takenCount > 0 || isWay);
      onlyStreetWords &&= points === 0;
    }
  }
  const mean = sum / words.length;
  if (takenCount === 0) return { words: mean, name: 0, byWord, isLeading: false };
  let whole = (NAME.coverage * takenCount) / nameWords.length;
  const length =
    isAddress && !taken[0] ? nameWords.findIndex((word, i) => i > 0 && !isNumberSuffix(word)) : 0;
  const isComplete = isAllFound && takenCount === nameWords.length - Math.max(0, length);
  const isWhole = isComplete && isExact;
  if (isLeading && isWhole) whole += NAME.equal;
  else if (isLeading && isComplete) whole += NAME.almostEqual;
  else if (isLeading) whole += NAME.start;
  else if (isWhole && nameWords.length > 1) whole += NAME.equalInAnyOrder;
  if (isLeading && startsLiterally(name, allWords)) {
    // Of what is being typed, a small word at the end is the start of the next one.
    const goesOn = isTyping && allWords.length <= name.length && words.at(-1)?.text !== allWords.at(-1);
    whole += goesOn ? NAME.literalNext : NAME.literalStart;
    if (takenCount > 1 && !isWhole && !goesOn) whole += NAME.literalPhrase;
  }
  // Without its words, a name is not whole.
  whole *= Math.max(DROP.wholeNameShare, 1 - droppedPrice / DROP.wholeName);
  if (onlyStreetWords && nameWords.length > takenCount) whole += NAME.streetWordsOnly;
  return { words: mean, name: whole, byWord, isLeading };
}

function isNumberSuffix(word: string): boolean {
  return word.length === 1 || word === "bis" || word === "ter" || word === "quater";
}

/**
 * Scores how much of its town's name the query has beside the place's own
 * name: the town that is named in full comes before one whose name only
 * begins so.
 */
function scoreLocality(
  { words, allWords }: ReadQuery,
  place: Candidate,
  byWord: readonly WordPoints[],
): number {
  // A town is named by a word that only the address has.
  if (!byWord.some(({ source }) => source === "address")) return 0;
  const { locality } = place;
  if (locality.length === 0) return 0;
  const townWords = removeStopWords(locality);
  const taken = new Set<number>();
  let isNamed = false;
  words.forEach((word, i) => {
    const { index } = scoreWord(word, townWords, (at) => taken.has(at));
    if (index < 0) return;
    taken.add(index);
    isNamed ||= byWord[i]?.source === "address";
  });
  if (!isNamed) return 0;
  const share = taken.size / townWords.length;
  const typed = ` ${allWords.map(expandOrSelf).join(" ")} `;
  const isLiteral = typed.includes(` ${locality.join(" ")} `);
  // Of "Ormes" and "Les Ormes", both in the text, the longer one is named.
  const literal = isLiteral
    ? LOCALITY.literal + LOCALITY.smallWord * (locality.length - townWords.length)
    : 0;
  return LOCALITY.whole * share * share + literal;
}

/** Scores the words as names of the place's type, with the others looked for in its name and address. */
function scoreCategory(
  words: readonly QueryWord[],
  types: readonly string[],
  name: readonly string[],
  contextScores: ContextScores,
): Omit<MatchScore, "kind" | "locality"> {
  const byWord = words.map((word): WordPoints => {
    let best = contextScores.get(word);
    const asCategory = categoryScore(word, types);
    if (asCategory > best.points) best = { text: word.text, points: asCategory, source: "category" };
    const inName = scoreWord(word, name).score;
    if (inName > best.points) return { text: word.text, points: inName, source: "name" };
    if (best.source !== "none" || word.dropPrice === undefined) return best;
    return { text: word.text, points: WORD.exact - word.dropPrice, source: "none" };
  });
  const sum = byWord.reduce((points, word) => points + word.points, 0);
  return { words: sum / Math.max(1, words.length), name: 0, byWord };
}

/** Whether a name starts with all that was typed, small words with it. */
function startsLiterally(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, i) => {
    const isLast = i === typed.length - 1;
    const written = name[i] ?? "";
    return written === expandOrSelf(word) || (isLast && written.startsWith(word));
  });
}

/** Whether the whole query is a word for the place's type that is not the type's name. */
function isNamedByOtherWord(words: readonly QueryWord[], types: readonly string[]): boolean {
  return words.every(({ categories }) =>
    categories.some(({ type, isOtherWord }) => isOtherWord === true && types.includes(type)),
  );
}

/** Whether the name has the shop of the typed trade: "carrossier" is "Carrosserie Hébert" before other garages. */
function isNamedByTrade(
  words: readonly QueryWord[],
  types: readonly string[],
  name: readonly string[],
): boolean {
  return words.some(({ text, categories }) =>
    categories.some(
      ({ type, share, isOtherWord }) =>
        isOtherWord === true &&
        share === 1 &&
        types.includes(type) &&
        listWordFamily(text).some((other) => name.includes(other) && !isTypeName(other, type)),
    ),
  );
}

/** How much of a word for the place's type was typed, where no whole one was: 0 to 1. */
function getStartedShare(words: readonly QueryWord[], types: readonly string[]): number {
  if (words.some(({ categories }) => categories.length === 0)) return 0;
  const shares = words.map(({ categories }) =>
    Math.max(0, ...categories.filter(({ type }) => types.includes(type)).map(({ share }) => share)),
  );
  return shares.every((share) => share > 0) && shares.some((share) => share < 1) ? Math.min(...shares) : 0;
}

/**
 * The points of words in a place's address or as its initials. Most words are in the name and need no look-up here.
 * The readings of a text share most of their words, and the points of those.
 */
export class ContextScores {
  readonly #place: Candidate;
  readonly #known = new Map<QueryWord, WordPoints>();
  #context: readonly string[] | undefined;
  #initials: readonly (string | undefined)[] | undefined;

  constructor(place: Candidate) {
    this.#place = place;
  }

  get(word: QueryWord): WordPoints {
    let points = this.#known.get(word);
    if (points === undefined) {
      points = this.#score(word);
      this.#known.set(word, points);
    }
    return points;
  }

  #score(word: QueryWord): WordPoints {
    const { text } = word;
    this.#initials ??= this.#place.names.map(getInitials);
    if (this.#initials.includes(text)) return { text, points: WORD.initials, source: "initials" };
    this.#context ??= this.#place.context;
    const inAddress = POSTCODE.test(text)
      ? scorePostcode(word, this.#context)
      : scoreContext(word, this.#context);
    const isMistaken = this.#place.kind === "street" && isStreetWord(text);
    const points = isMistaken ? Math.max(inAddress, WORD.mistakenStreetWord) : inAddress;
    return { text, points, source: points > 0 ? "address" : "none" };
  }
}

/** No word of an address scores more. */
const MAX_CONTEXT = Math.max(WORD.context, WORD.initials);

const POSTCODE = /^\d{5}$/;

/** A place whose postcode is not known may have that of the query, if its town fits. */
function scorePostcode(word: QueryWord, context: readonly string[]): number {
  const score = scoreContext(word, context);
  const isUnknown = score === 0 && context.length > 0 && !context.some((other) => POSTCODE.test(other));
  return isUnknown ? WORD.unknownPostcode : score;
}

function scoreContext(word: QueryWord, context: readonly string[]): number {
  const most = isStreetWord(word.text) ? WORD.contextStreetWord : Infinity;
  return Math.min(most, scoreExactContext(word, context));
}

function scoreExactContext(word: QueryWord, context: readonly string[]): number {
  let best = 0;
  for (const contextWord of context) {
    if (contextWord === word.text || contextWord === word.long) return WORD.context;
    if (contextWord.startsWith(word.text)) best = Math.max(best, WORD.contextPrefix);
    const edits = getEdits(word, contextWord);
    if (edits !== undefined) best = Math.max(best, WORD.context - edits * (WORD.edit / 2));
  }
  return best;
}

function categoryScore(word: QueryWord, types: readonly string[]): number {
  let best = 0;
  for (const { type, share, edits = 0, isOtherWord = false } of word.categories) {
    if (!types.includes(type)) continue;
    const isWhole = share === 1 && edits === 0;
    const score = isWhole ? WORD.category : WORD.categoryStart + WORD.categoryShare * share;
    const beside = type === types[0] || listKinds(types[0]).has(type) ? 0 : WORD.besideKind;
    // Of equals, the very kind comes before a narrower one: a launderette before a dry cleaner's.
    const loose = (isOtherWord ? WORD.looseKind : 0) + (type === types[0] ? 0 : WORD.looseKind);
    best = Math.max(best, score - WORD.edit * edits + beside + (isWhole ? loose : 0));
  }
  return best;
}

/** Returns the primary type and its broader types. Other types of a place are secondary. */
function listKinds(primaryType = ""): ReadonlySet<string> {
  let kinds = kindsByType.get(primaryType);
  if (kinds === undefined) {
    kinds = new Set(withParentTypes(primaryType));
    kindsByType.set(primaryType, kinds);
  }
  return kinds;
}

const kindsByType = new Map<string, ReadonlySet<string>>();

function scoreKind(words: readonly QueryWord[], kind: Candidate["kind"], names: Candidate["names"]): number {
  if (kind !== "address") return KIND[kind];
  const [name = []] = names;
  // The number itself: "8 bis" is no better for "6 bis" than "8".
  const isNumberTyped = words.some(
    (word) => word.isHouseNumber && /^\d/.test(word.text) && scoreWord(word, name).score > 0,
  );
  return isNumberTyped ? KIND.address : KIND.addressWithoutNumber;
}
