/** Maximum length of a text in UTF-16 units: untrusted data may have a megabyte. */
const MAX_TEXT_LENGTH = 10_000;

/**
 * Returns untrusted `value` as text to render, or null if it is empty or not text.
 * Very long texts are cut and halves of surrogate pairs are replaced.
 */
export function readText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const cut = value.length > MAX_TEXT_LENGTH ? `${value.slice(0, MAX_TEXT_LENGTH)}…` : value;
  const text = cut.toWellFormed().trim();
  return text === "" ? null : text;
}

/** Returns an untrusted text with its language, or null if it is empty or not text. */
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

/** Returns a finite number; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** Returns the word for an untrusted `key`; undefined if `words` does not have it. */
export function findWord(words: Readonly<Record<string, string>>, key: unknown): string | undefined {
  return typeof key === "string" && Object.hasOwn(words, key) ? words[key] : undefined;
}

/** Returns the entries of an untrusted list that are objects; empty if it is not a list. */
export function readList<Entry extends object>(value: readonly Entry[] | undefined): readonly Entry[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "object" && entry !== null) : [];
}
