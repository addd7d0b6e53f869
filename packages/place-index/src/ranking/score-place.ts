import type { LatLng, LocationArea, PlaceKind } from "@lieudit/place-model";
import { contains, distanceMetres } from "@lieudit/place-model";
import type { QueryWord, ReadQuery } from "../query/read-query.ts";
import { isStreetWord, isWholeStreetWord, longFormOrSelf } from "../text/abbreviations.ts";
import { initialsOf } from "../text/initials.ts";
import { isStopWord } from "../text/stop-words.ts";
import { KIND, NAME, PLACE, WORD } from "./weights.ts";

/** A place that may be an answer, as far as ranking looks at it. */
export interface Candidate {
  /** Position by popularity. */
  rank: number;
  kind: PlaceKind;
  location: LatLng;
  popularity: number;
  country: string;
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
  const initials = place.names.map(initialsOf);
  const contextScores = words.map((word) =>
    initials.includes(word.text) ? WORD.initials : contextScore(word, place.context),
  );
  const categoryScores = words.map((word) => categoryScore(word, place.types));
  const isTypeNamed = categoryScores.some((score) => score > 0);
  let best = 0;
  for (const name of place.names) {
    const fit = nameFit(query, name, contextScores);
    const started = fit.isLeading ? NAME.andCategoryStart * startedShare(words, place.types) : 0;
    best = Math.max(best, fit.score + started);
  }
  if (isTypeNamed) {
    const [name = []] = place.names;
    const scores = words.map((word, i) =>
      Math.max(categoryScores[i]!, contextScores[i]!, wordScore(word, name).score),
    );
    // What is called a cathedral is one, among churches.
    const saysSo = best >= WORD.exact + NAME.start && isNamedByOtherWord(words, place.types);
    best = Math.max(best, mean(scores) + (saysSo ? NAME.andOtherWord : 0));
  }
  return best + kindScore(words, place);
}

/** What nearness, popularity and the area that pulls add. */
export function placeScore(place: Candidate, bias: Bias | undefined): number {
  let score = PLACE.popularity * place.popularity;
  if (bias !== undefined) {
    score += PLACE.nearness * nearness(distanceMetres(bias.center, place.location));
    if (bias.holds(place.location)) score += PLACE.insideBias;
  }
  return score;
}

/** An area that pulls near places up. */
export interface Bias {
  center: LatLng;
  holds(point: LatLng): boolean;
}

export function biasOf(area: LocationArea | undefined): Bias | undefined {
  if (area?.circle !== undefined) {
    const { center, radius } = area.circle;
    return { center, holds: (point) => distanceMetres(center, point) <= radius };
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
  const share = Math.log(1 + metres / PLACE.nearMetres) / Math.log(1 + PLACE.farMetres / PLACE.nearMetres);
  return Math.max(0, 1 - share);
}

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
  let best: WordFit = { score: 0, index: -1, isExact: false };
  for (let index = 0; index < name.length; index++) {
    const { score, isExact } = fit(word, name[index]!);
    if (score > best.score && !isTaken(index)) best = { score, index, isExact };
  }
  return best;
}

function fit(word: QueryWord, nameWord: string): { score: number; isExact: boolean } {
  if (nameWord === word.text || nameWord === word.long) return { score: WORD.exact, isExact: true };
  if (word.long !== undefined && nameWord.startsWith(word.long)) {
    return { score: WORD.prefix + WORD.prefixShare, isExact: false };
  }
  const isWholeNumber = word.isHouseNumber && !word.isLast;
  if (nameWord.startsWith(word.text) && !isWholeNumber) {
    return { score: WORD.prefix + (WORD.prefixShare * word.text.length) / nameWord.length, isExact: false };
  }
  for (const { text, edits } of word.corrections) {
    if (nameWord === text) return { score: WORD.exact - WORD.edit * edits, isExact: false };
  }
  return { score: 0, isExact: false };
}

function nameFit(
  { words, allWords }: ReadQuery,
  name: readonly string[],
  contextScores: readonly number[],
): { score: number; isLeading: boolean } {
  const told = name.filter((word) => !isStopWord(word));
  const telling = told.length > 0 ? told : name;
  const taken = new Set<number>();
  let sum = 0;
  let isLeading = true;
  let isExact = true;
  let isAddressReached = false;
  let onlyStreetWords = true;
  let isAllFound = true;
  words.forEach((word, i) => {
    const found = wordScore(word, telling, (index) => taken.has(index));
    if (found.score >= contextScores[i]! && found.index >= 0) {
      taken.add(found.index);
      sum += found.score;
      // A start that was put right is a guess, and gets no credit for being a start.
      isLeading &&= found.index === i && found.score >= WORD.prefix && !isAddressReached;
      isExact &&= found.isExact;
      onlyStreetWords &&= isStreetWord(telling[found.index]!) || isWholeStreetWord(word.text);
    } else {
      sum += contextScores[i]!;
      isAllFound &&= contextScores[i]! > 0;
      isAddressReached = true;
      isLeading &&= contextScores[i]! > 0 && i > 0;
      onlyStreetWords &&= contextScores[i] === 0;
    }
  });
  if (taken.size === 0) return { score: sum / words.length, isLeading: false };
  let score = sum / words.length + (NAME.coverage * taken.size) / telling.length;
  const isWhole = isAllFound && isExact && taken.size === telling.length;
  if (isLeading && isWhole) score += NAME.equal;
  else if (isLeading) score += NAME.start;
  else if (isWhole && telling.length > 1) score += NAME.equalInAnyOrder;
  if (isLeading && startsLiterally(name, allWords)) score += NAME.literalStart;
  if (onlyStreetWords && telling.length > taken.size) score += NAME.streetWordsOnly;
  return { score, isLeading };
}

/** Whether a name starts with all that was typed, small words with it. */
function startsLiterally(name: readonly string[], typed: readonly string[]): boolean {
  return typed.every((word, i) => {
    const isLast = i === typed.length - 1;
    const written = name[i] ?? "";
    return written === longFormOrSelf(word) || (isLast && written.startsWith(word));
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
  const shares = words.map(({ categories }) =>
    Math.max(0, ...categories.filter(({ type }) => types.includes(type)).map(({ share }) => share)),
  );
  return shares.every((share) => share > 0) && shares.some((share) => share < 1) ? Math.min(...shares) : 0;
}

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
    best = Math.max(best, score - WORD.edit * edits);
  }
  return best;
}

function kindScore(words: readonly QueryWord[], place: Candidate): number {
  if (place.kind !== "address") return KIND[place.kind];
  const [name = []] = place.names;
  // The number itself: "8 bis" is no better for "6 bis" than "8".
  const isNumberTyped = words.some(
    (word) => word.isHouseNumber && /^\d/.test(word.text) && wordScore(word, name).score > 0,
  );
  return isNumberTyped ? KIND.address : KIND.addressWithoutNumber;
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}
