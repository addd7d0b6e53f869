import { toSlug } from "@lieudit/listing-model";

/**
 * Detects a country other than France and Monaco, by French name or code: its
 * postcodes have no département. Unknown text counts as France.
 *
 * @returns its French name; null for France and Monaco
 */
export function foreignCountry(text: string | undefined): string | null {
  if (text === undefined) return null;
  return FOREIGN.get(toSlug(text)) ?? null;
}

/** Overseas départements and collectivities have their own codes, and French postcodes. */
const FRENCH = ["FR", "GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF", "WF", "PF", "NC", "TF", "MC"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const NAMES = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });
// Obsolete codes, such as FX, have the names of their replacements.
const FRENCH_NAMES = new Set(FRENCH.map((code) => NAMES.of(code)));

/** French names by code and by slug: `es` and `espagne`. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code): [string, string][] => {
    const name = NAMES.of(code);
    if (name === undefined || FRENCH_NAMES.has(name)) return [];
    return [code, name].map((said) => [toSlug(said), name]);
  }),
);
