/** Maximum length of a name in Unicode characters; OpenStreetMap allows 255. */
const MAX_NAME_CHARACTERS = 200;
/** Maximum length of a description in Unicode characters. */
export const MAX_DESCRIPTION_CHARACTERS = 1_000;

/**
 * Returns a value that is safe to display: one line in NFC, cut to `maxCharacters`. Lone
 * surrogates and invisible characters are removed: a direction override in a name could
 * otherwise reverse the text of a page.
 *
 * @returns undefined if no letter, digit or symbol remains
 */
export function cleanText(
  value: string | undefined,
  maxCharacters = MAX_NAME_CHARACTERS,
): string | undefined {
  if (value === undefined) return undefined;
  if (value.length <= maxCharacters && CLEAN.test(value)) return value;
  const cleaned = value
    // Bounds the work on a hostile value. Four times the limit leaves room for removed characters.
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

/** Matches most values: letters of Western Europe, digits and common signs, with single spaces. */
const CLEAN = /^(?=.*[0-9A-Za-zÀ-ÖØ-öø-ž])[!-~À-ž]+(?: [!-~À-ž]+)*$/;

/** Returns the values of a tag such as `a; b`: cleaned and unique, from the first `maxValues`. */
export function cleanValues(value: string | undefined, maxValues = 20): string[] {
  if (value === undefined) return [];
  const values = value.split(";", maxValues).map((part) => cleanText(part));
  return [...new Set(values.filter((part) => part !== undefined))];
}

/**
 * Invisible characters: soft hyphens, zero-width spaces, direction controls, byte order
 * marks, tag characters and noncharacters. Joiners are kept because Persian and Hindi need
 * them.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings
 */
const UNWANTED =
  /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}]|\p{Noncharacter_Code_Point}/gu;
