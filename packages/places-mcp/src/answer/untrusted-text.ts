/**
 * Characters that a model may read but a person does not see, and those that reorder a line:
 * controls, format characters, tags, variation selectors, private and unassigned code points.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\u3164\u115F\u1160]/gu;
/** Quotation marks of third-party text; text between them cannot contain them. */
const OPENING = "⟦";
const CLOSING = "⟧";
const MAX_CHARACTERS = 400;

/**
 * Sanitises third-party text: one line, no invisible characters, no marks of our own, and at most
 * `maxCharacters` Unicode characters. Visible text is unchanged.
 */
export function cleanText(text: string, maxCharacters = MAX_CHARACTERS): string {
  const line = text
    .toWellFormed()
    .replace(/\s+/gu, " ")
    .replace(INVISIBLE, "")
    .replaceAll(OPENING, "[")
    .replaceAll(CLOSING, "]")
    .trim();
  const characters = [...line];
  return characters.length <= maxCharacters ? line : `${characters.slice(0, maxCharacters - 1).join("")}…`;
}

/** Marks third-party text as data: `⟦Le Fournil⟧`. */
export function quoteText(text: string): string {
  return OPENING + cleanText(text) + CLOSING;
}

/** Returns the value with each of its strings sanitised. */
export function cleanStrings<Value>(value: Value): Value {
  return cleanValue(value) as Value;
}

function cleanValue(value: unknown): unknown {
  if (typeof value === "string") return cleanText(value, 1_000);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanValue(part)]));
}
