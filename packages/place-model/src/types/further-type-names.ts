import type { Language } from "../languages.ts";

/** Languages whose names of types stand in `PLACE_TYPE_TABLE` itself. */
export type TableLanguage = "fr" | "en" | "ar";

/**
 * Names of types in the other languages, one type on a line:
 *
 *     bakery | Bäckerei | bäckereien, backwaren
 *
 * The last column holds further words that people type for this kind of place.
 */
export const FURTHER_TYPE_NAMES: Readonly<Record<Exclude<Language, TableLanguage>, string>> = {};
