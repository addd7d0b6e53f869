import { pickLanguage, type Suggestion } from "@lieudit/place-model";
import { PLACE_TYPES } from "@lieudit/place-model/types";
import { SERVER_TEXTS } from "../place/server-texts.ts";

/** Shorter inputs match too many types. */
const MIN_INPUT_LENGTH = 3;

/** Areas are searched by name, not by type. */
const AREA_ICONS = new Set(["town", "address", "street"]);

/**
 * Suggests queries for an unfinished input: names of types in the reader's language, the shortest
 * first. A complete name also gets the words for "nearby".
 */
export function suggestQueries(input: string, language: string, limit: number): Suggestion[] {
  const typed = folded(input.trim());
  if (typed.length < MIN_INPUT_LENGTH) return [];
  const listed = pickLanguage(language);
  const names = PLACE_TYPES.filter((row) => !AREA_ICONS.has(row.icon))
    .map((row) => row[listed])
    .flatMap((name) =>
      typed.startsWith(`${folded(name)} `)
        ? SERVER_TEXTS[listed].nearMe.map((words) => `${name} ${words}`)
        : name,
    )
    .filter((text) => folded(text).startsWith(typed))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return [...new Set(names)].slice(0, limit).map((name) => {
    const text = { text: name, matches: [{ endOffset: matchedLength(name, typed) }] };
    return { queryPrediction: { text, structuredFormat: { mainText: text } } };
  });
}

/**
 * Returns how many Unicode characters of `name` match `typed`. "œ" and "ß" are one character for two
 * typed letters.
 */
function matchedLength(name: string, typed: string): number {
  const characters = [...name];
  for (let length = 1; length <= characters.length; length++) {
    if (!folded(characters.slice(0, length).join("")).startsWith(typed)) continue;
    // A vowel mark belongs to the preceding letter.
    return length + (/^\p{Mn}*/u.exec(characters.slice(length).join(""))?.[0].length ?? 0);
  }
  return characters.length;
}

function folded(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replaceAll("ß", "ss")
      // "نادٍ" is typed "نادي".
      .replaceAll("\u064d", "ي")
      .normalize("NFD")
      .replace(/\p{Mn}/gu, "")
  );
}
