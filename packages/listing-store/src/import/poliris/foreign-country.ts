import { slugOf } from "@lieudit/listing-model";

/**
 * The country that a field names, in French or by its code, where that is
 * neither France nor Monaco: there, a postcode says nothing of a departement.
 * What names no country at all is taken for a way to say France.
 *
 * @returns its name in French; null for a listing that may be shown
 */
export function foreignCountry(text: string | undefined): string | null {
  if (text === undefined) return null;
  return FOREIGN.get(slugOf(text)) ?? null;
}

/** Departements and collectivities overseas have codes of their own, and French postcodes. */
const FRENCH = ["FR", "GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF", "WF", "PF", "NC", "TF", "MC"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const NAMES = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });
// Codes of before, such as FX, have the names of those that replaced them.
const FRENCH_NAMES = new Set(FRENCH.map((code) => NAMES.of(code)));

/** Names by what a field may say, `es` or `espagne`. */
const FOREIGN: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code): [string, string][] => {
    const name = NAMES.of(code);
    if (name === undefined || FRENCH_NAMES.has(name)) return [];
    return [code, name].map((said) => [slugOf(said), name]);
  }),
);
