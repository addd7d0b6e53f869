/** Longest name kept, in Unicode characters. OpenStreetMap itself allows 255. */
const MAX_NAME_CHARACTERS = 200;
/** Longest description kept, in Unicode characters. */
export const MAX_DESCRIPTION_CHARACTERS = 1_000;

/**
 * A value as a reader may see it: one line, without control characters, lone
 * surrogates and the characters that turn the direction of text around (a name
 * could show a page's next words backwards), cut to `maxCharacters`.
 *
 * @returns undefined when nothing readable is left.
 */
export function cleanText(
  value: string | undefined,
  maxCharacters = MAX_NAME_CHARACTERS,
): string | undefined {
  if (value === undefined) return undefined;
  const cleaned = value
    // Four times leaves room for what is removed; the rest of a hostile value costs nothing then.
    .slice(0, maxCharacters * 4)
    .replace(/\p{Cs}/gu, "")
    .replace(UNWANTED, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .normalize("NFC");
  const characters = cleaned.length > maxCharacters ? [...cleaned].slice(0, maxCharacters).join("") : cleaned;
  const text = characters.trim();
  return /[\p{L}\p{N}\p{S}]/u.test(text) ? text : undefined;
}

/** The values of a tag that holds several, `a; b`: cleaned, each once, at most `maxValues`. */
export function cleanValues(value: string | undefined, maxValues = 20): string[] {
  if (value === undefined) return [];
  const values = value.split(";", maxValues).map((part) => cleanText(part));
  return [...new Set(values.filter((part) => part !== undefined))];
}

/**
 * Embeddings, overrides and isolates of direction, zero-width spaces, byte
 * order marks, tags and noncharacters. The joiners stay: Persian and Hindi
 * need them.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const UNWANTED =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}]|\p{Noncharacter_Code_Point}/gu;
