/** Longest text that a part draws, in UTF-16 units: strangers' data may hold a megabyte. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * `value` as text to draw: null where it is no text or empty. Place data comes
 * from strangers, so wrong types count as missing, very long texts are cut and
 * halves of surrogate pairs are replaced.
 */
export function readText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const cut = value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  const text = cut.toWellFormed().trim();
  return text === "" ? null : text;
}

/** The same for a text with its language. */
export function readLocalizedText(value: unknown): { text: string; lang: string | undefined } | null {
  if (typeof value !== "object" || value === null) return null;
  const { text, languageCode } = value as { text?: unknown; languageCode?: unknown };
  const shown = readText(text);
  if (shown === null) return null;
  return {
    text: shown,
    lang: typeof languageCode === "string" && languageCode !== "" ? languageCode : undefined,
  };
}

/** A number that can be counted with; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** The word for `key`, which may be anything; undefined where there is none of its own. */
export function findWord(words: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === "string" && Object.hasOwn(words, key) ? words[key] : undefined;
}

/** The entries of a list that are objects; empty where it is no list. */
export function readList<Entry extends object>(value: readonly Entry[] | undefined): readonly Entry[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
