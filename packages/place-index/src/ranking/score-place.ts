import type { LatLng, LocationArea, PlaceKind } from "@lieudit/place-model";
import { contains, distanceMetres } from "@lieudit/place-model";
import { typeWithParents } from "@lieudit/place-model/types";
import type { QueryWord, ReadQuery } from "../query/read-query.ts";
import { expandOrSelf, isStreetWord, isWholeStreetWord } from "../text/abbreviations.ts";
import { getInitials } from "../text/initials.ts";
import { meaningfulWords } from "../text/stop-words.ts";
import { INTENT, KIND, NAME, PLACE, WORD } from "./weights.ts";

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
}

/**
 * How well a query finds the place, before nearness and popularity: the best
 * of its names, or its type.
 */
export function matchScore(query: ReadQuery, place: Candidate): number {
  const { words } = query;
  const { names } = place;
  const types = words.some(({ categories }) => categories.length > 0) ? place.types : [];
  const contextScores = new ContextScores(place, names);
  let best = 0;
  for (const name of names) {
    const fit = nameFit(query, name, contextScores);
    const started = fit.isLeading ? NAME.andCategoryStart * startedShare(words, types) : 0;
    best = Math.max(best, fit.score + started);
  }
  if (words.some((word) => categoryScore(word, types) > 0)) {
    const [name = []] = names;
    const scores = words.map((word) =>
      Math.max(categoryScore(word, types), contextScores.of(word), wordScore(word, name).score),
    );
    // What is called a cathedral is one, among churches.
    const saysSo = best >= WORD.exact + NAME.start && isNamedByOtherWord(words, types);
    best = Math.max(best, mean(scores) + (saysSo ? NAME.andOtherWord : 0));
  } else if (place.kind === "poi" && NAMED_AFTER_OTHERS.has(place.primaryType)) best += NAME.ofAnother;
  return best + kindScore(words, place.kind, names);
}

/** What bears the name of what it stands at. Whoever wants one of these says so. */
const NAMED_AFTER_OTHERS: ReadonlySet<string> = new Set(["bus_stop", "bike_sharing_station"]);

/** What nearness, popularity and the area that pulls add. */
export function placeScore(place: Candidate, bias: Bias | undefined): number {
  let score = PLACE.popularity * place.popularity;
  if (bias !== undefined) {
    const metres = distanceMetres(bias.center, place.location);
    score += PLACE.nearness * nearness(metres);
    if (bias.holds(place.location, metres)) score += PLACE.insideBias;
  }
  return score;
}

/** What popularity adds to a place and its distance from the one that the text names takes off. */
export function scoreNearAnchor(place: Candidate, anchor: { center: LatLng; reachMetres: number }): number {
  const beyondMetres = Math.max(0, distanceMetres(anchor.center, place.location) - anchor.reachMetres);
  const far = Math.log(1 + INTENT.farMetres / INTENT.nearMetres);
  const share = Math.min(1, Math.log(1 + beyondMetres / INTENT.nearMetres) / far);
  return PLACE.popularity * place.popularity - INTENT.distance * share;
}

/** An area that pulls near places up. */
export interface Bias {
  center: LatLng;
  /** @param metres how far `point` is from the center. */
  holds(point: LatLng, metres: number): boolean;
}

/** The bias of a request; undefined without one. A rectangle pulls towards its middle. */
export function toBias(area: LocationArea | undefined): Bias | undefined {
  if (area?.circle !== undefined) {
    const { center, radius } = area.circle;
    return { center, holds: (_point, metres) => metres <= radius };
  }
  if (area?.rectangle !== undefined) {
    const box = area.rectangle;
    let width = box.high.longitude - box.low.longitude;
    if (width < 0) width += 360;
    let longitude = box.low.longitude + width / 2;
    if (longitude > 180) longitude -= 360;
    const center = { latitude: (box.low.latitude + box.high.latitude) / 2, longitude };
    return { center, holds: (point) => contains(box, point) };
  }
  return undefined;
}

/** 1 within `nearMetres`, 0 from `farMetres` on: people feel distance by its logarithm. */
function nearness(metres: number): number {
  return Math.max(0, 1 - Math.log(1 + metres / PLACE.nearMetres) / FAR);
}

const FAR = Math.log(1 + PLACE.farMetres / PLACE.nearMetres);

/** How a query word fits a name: the word's score, and the name's word that it fits, or -1. */
export interface WordFit {
  score: number;
  index: number;
  isExact: boolean;
}

/** Looks for the name's word that fits best; `isTaken` passes over words that others have. */
export function wordScore(
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
    return WORD.prefix + (WORD.prefixShare * word.text.length) / nameWord.length;
  }
  for (const { text, edits } of word.corrections) {
    if (nameWord === text) return WORD.exact - WORD.edit * edits;
  }
  return 0;
}

function nameFit(
  { words, allWords }: ReadQuery,
  name: readonly string[],
  contextScores: ContextScores,
): { score: number; isLeading: boolean } {
  const told = meaningfulWords(name);
  const taken: boolean[] = [];
  let takenCount = 0;
  let sum = 0;
  let isLeading = true;
  let isExact = true;
  let isAddressReached = false;
  let onlyStreetWords = true;
  let isAllFound = true;
  words.forEach((word, i) => {
    const found = wordScore(word, told, (index) => taken[index] === true);
    const isOfName =
      found.index >= 0 && (found.score >= MAX_CONTEXT || found.score >= contextScores.of(word));
    if (isOfName) {
      taken[found.index] = true;
      takenCount += 1;
      sum += found.score;
      // A start that was put right is a guess, and gets no credit for being a start.
      isLeading &&= found.index === i && found.score >= WORD.prefix && !isAddressReached;
      isExact &&= found.isExact;
      onlyStreetWords &&= isStreetWord(told[found.index]!) || isWholeStreetWord(word.text);
    } else {
      const score = contextScores.of(word);
      sum += score;
      isAllFound &&= score > 0;
      isAddressReached = true;
      isLeading &&= score > 0 && i > 0;
      onlyStreetWords &&= score === 0;
    }
  });
  if (takenCount === 0) return { score: sum / words.length, isLeading: false };
  let score = sum / words.length + (NAME.coverage * takenCount) / told.length;
  const isWhole = isAllFound && isExact && takenCount === told.length;
  if (isLeading && isWhole) score += NAME.equal;
  else if (isLeading) score += NAME.start;
  else if (isWhole && told.length > 1) score += NAME.equalInAnyOrder;
  if (isLeading && startsLiterally(name, allWords)) score += NAME.literalStart;
  if (onlyStreetWords && told.length > takenCount) score += NAME.streetWordsOnly;
  return { score, isLeading };
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

/** How much of a word for the place's type was typed, where no whole one was: 0 to 1. */
function startedShare(words: readonly QueryWord[], types: readonly string[]): number {
  if (words.some(({ categories }) => categories.length === 0)) return 0;
  const shares = words.map(({ categories }) =>
    Math.max(0, ...categories.filter(({ type }) => types.includes(type)).map(({ share }) => share)),
  );
  return shares.every((share) => share > 0) && shares.some((share) => share < 1) ? Math.min(...shares) : 0;
}

/** What words score in a place's address or as its initials. Most are of its name, and not looked for here. */
class ContextScores {
  readonly #place: Candidate;
  readonly #names: Candidate["names"];
  #context: readonly string[] | undefined;
  #initials: readonly (string | undefined)[] | undefined;

  constructor(place: Candidate, names: Candidate["names"]) {
    this.#place = place;
    this.#names = names;
  }

  of(word: QueryWord): number {
    this.#initials ??= this.#names.map(getInitials);
    if (this.#initials.includes(word.text)) return WORD.initials;
    this.#context ??= this.#place.context;
    const score = contextScore(word, this.#context);
    const isMistaken = this.#place.kind === "street" && isStreetWord(word.text);
    return isMistaken ? Math.max(score, WORD.mistakenStreetWord) : score;
  }
}

/** No word of an address scores more. */
const MAX_CONTEXT = Math.max(WORD.context, WORD.initials);

function contextScore(word: QueryWord, context: readonly string[]): number {
  const most = isStreetWord(word.text) ? WORD.contextStreetWord : Infinity;
  return Math.min(most, exactContextScore(word, context));
}

function exactContextScore(word: QueryWord, context: readonly string[]): number {
  let best = 0;
  for (const contextWord of context) {
    if (contextWord === word.text || contextWord === word.long) return WORD.context;
    if (contextWord.startsWith(word.text)) best = Math.max(best, WORD.contextPrefix);
    for (const { text, edits } of word.corrections) {
      if (contextWord === text) best = Math.max(best, WORD.context - edits * (WORD.edit / 2));
    }
  }
  return best;
}

function categoryScore(word: QueryWord, types: readonly string[]): number {
  let best = 0;
  for (const { type, share, edits = 0 } of word.categories) {
    if (!types.includes(type)) continue;
    const isWhole = share === 1 && edits === 0;
    const score = isWhole ? WORD.category : WORD.categoryStart + WORD.categoryShare * share;
    const beside = type === types[0] || kindsOf(types[0]).has(type) ? 0 : WORD.besideKind;
    best = Math.max(best, score - WORD.edit * edits + beside);
  }
  return best;
}

/** The primary type and its broader ones: what else a place is, it is beside that. */
function kindsOf(primaryType = ""): ReadonlySet<string> {
  let kinds = kindsByType.get(primaryType);
  if (kinds === undefined) {
    kinds = new Set(typeWithParents(primaryType));
    kindsByType.set(primaryType, kinds);
  }
  return kinds;
}

const kindsByType = new Map<string, ReadonlySet<string>>();

function kindScore(words: readonly QueryWord[], kind: Candidate["kind"], names: Candidate["names"]): number {
  if (kind !== "address") return KIND[kind];
  const [name = []] = names;
  // The number itself: "8 bis" is no better for "6 bis" than "8".
  const isNumberTyped = words.some(
    (word) => word.isHouseNumber && /^\d/.test(word.text) && wordScore(word, name).score > 0,
  );
  return isNumberTyped ? KIND.address : KIND.addressWithoutNumber;
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}
