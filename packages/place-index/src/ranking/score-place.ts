import type { LatLng, LocationArea, PlaceKind } from "@lieudit/place-model";
import { contains, distanceMetres } from "@lieudit/place-model";
import type { QueryWord } from "../query/read-query.ts";
import { isStreetWord } from "../text/abbreviations.ts";
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
 * How well the words find the place, before nearness and popularity: the best
 * of its names, or its type.
 */
export function matchScore(words: readonly QueryWord[], place: Candidate): number {
  const contextScores = words.map((word) => contextScore(word, place.context));
  let best = 0;
  for (const name of place.names) best = Math.max(best, nameScore(words, name, contextScores));
  const categoryScores = words.map((word) => categoryScore(word, place.types));
  if (categoryScores.some((score) => score > 0)) {
    const [name = []] = place.names;
    const scores = words.map((word, i) =>
      Math.max(categoryScores[i]!, contextScores[i]!, wordScore(word, name).score),
    );
    const saysBoth =
      best >= WORD.exact + NAME.start && categoryScores.every((score) => score >= WORD.category);
    best = Math.max(best, mean(scores)) + (saysBoth ? NAME.andCategory : 0);
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

function nameScore(
  words: readonly QueryWord[],
  name: readonly string[],
  contextScores: readonly number[],
): number {
  const told = name.filter((word) => !isStopWord(word));
  const telling = told.length > 0 ? told : name;
  const taken = new Set<number>();
  let sum = 0;
  let isLeading = true;
  let isExact = true;
  let onlyStreetWords = true;
  words.forEach((word, i) => {
    const found = wordScore(word, telling, (index) => taken.has(index));
    if (found.score >= contextScores[i]! && found.index >= 0) {
      taken.add(found.index);
      sum += found.score;
      // A start that was put right is a guess, and gets no credit for being a start.
      isLeading &&= found.index === i && found.score >= WORD.prefix;
      isExact &&= found.isExact;
      onlyStreetWords &&= isStreetWord(telling[found.index]!);
    } else {
      sum += contextScores[i]!;
      isLeading = false;
      onlyStreetWords &&= contextScores[i] === 0;
    }
  });
  if (taken.size === 0) return sum / words.length;
  let score = sum / words.length + (NAME.coverage * taken.size) / telling.length;
  if (isLeading && isExact && taken.size === telling.length) score += NAME.equal;
  else if (isLeading) score += NAME.start;
  if (onlyStreetWords && telling.length > taken.size) score += NAME.streetWordsOnly;
  return score;
}

function contextScore(word: QueryWord, context: readonly string[]): number {
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
  const isNumberTyped = words.some((word) => word.isHouseNumber && wordScore(word, name).score > 0);
  return isNumberTyped ? KIND.address : KIND.addressWithoutNumber;
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}
