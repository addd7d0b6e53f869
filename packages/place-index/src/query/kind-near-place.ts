import { findTypesForWords, getMaxPhraseWords } from "@lieudit/place-model/types";
import { isStreetWord } from "../text/abbreviations.ts";
import type { QueryIntent } from "./query-intents.ts";
import type { ReadQuery } from "./read-query.ts";

/**
 * Reads a kind of place and what it lies near without a word for "near" between
 * them: "parking palais", "toilettes port". The longest kind comes first. Before
 * them come the readings as a name and its town.
 *
 * @param language of the reader: in English and its Germanic neighbours the kind stands last, "airport hotel".
 */
export function readKindNearPlace({ words }: ReadQuery, language: string): QueryIntent[] {
  const texts = words.map(({ text }) => text);
  const intents: QueryIntent[] = [];
  const hasKind = words.some(({ categories }) => categories.some(({ share }) => share === 1));
  // "Rue de la Gare" is a street.
  if (!hasKind || words.length < 2 || texts.some(isStreetWord)) return intents;
  const push = (what: readonly string[], around: readonly string[], isInside: boolean) =>
    intents.push({
      what: what.join(" "),
      around: around.join(" "),
      isHere: false,
      isInside,
      isOpen: false,
      isNearest: false,
      mayGuess: false,
      mayDescribe: !isInside && !isKind(around, language),
    });
  const take = (what: readonly string[], around: readonly string[], cut: number) => {
    const isRead =
      isKind(what, language) &&
      around.some((word) => /^\D/.test(word)) &&
      !isWithinPhrase(texts, cut, language);
    if (isRead) push(what, around, false);
  };
  // A name that begins with a kind comes before any place of the kind: "école des Carmes Monaco-Ville".
  for (let count = texts.length - 1; count > 1; count--) {
    const [name, town] = [texts.slice(0, count), texts.slice(count)];
    const isName =
      name.some((_, i) => i > 0 && isKind(name.slice(0, i), language)) && !isKind(name, language);
    if (isName && town.some((word) => /^\D/.test(word))) push(name, town, true);
  }
  for (let count = texts.length - 1; count > 0; count--) {
    const rest = texts.length - count;
    const isKindLast = /^(en|de|nl)\b/i.test(language);
    if (isKindLast) take(texts.slice(rest), texts.slice(0, rest), rest);
    take(texts.slice(0, count), texts.slice(count), count);
    if (!isKindLast) take(texts.slice(rest), texts.slice(0, rest), rest);
  }
  return intents;
}

function isKind(words: readonly string[], language: string): boolean {
  return findTypesForWords(words.join(" "), language).length > 0;
}

/** Whether a phrase for a kind stands on both sides of the word at `index`: half of one is another kind. */
function isWithinPhrase(words: readonly string[], index: number, language: string): boolean {
  const longest = getMaxPhraseWords(language);
  for (let from = Math.max(0, index - longest + 1); from < index; from++) {
    for (let to = index + 1; to <= Math.min(words.length, from + longest); to++) {
      if (isKind(words.slice(from, to), language)) return true;
    }
  }
  return false;
}
