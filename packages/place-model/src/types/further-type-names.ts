import type { Language } from "../languages.ts";
import { TYPE_NAMES_DE } from "./type-names-de.ts";
import { TYPE_NAMES_ES } from "./type-names-es.ts";
import { TYPE_NAMES_IT } from "./type-names-it.ts";
import { TYPE_NAMES_NL } from "./type-names-nl.ts";
import { TYPE_NAMES_PT } from "./type-names-pt.ts";

/** Languages whose names of types stand in `PLACE_TYPE_TABLE` itself. Their words count for readers of every language. */
export const TABLE_LANGUAGES = ["fr", "en", "ar"] as const satisfies readonly Language[];
export type TableLanguage = (typeof TABLE_LANGUAGES)[number];

/**
 * Names of types in the other languages, one type on a line:
 *
 *     bakery | Bäckerei | bäckereien, backwaren
 *
 * The last column holds further words that people type for this kind of place.
 */
export const FURTHER_TYPE_NAMES: Readonly<Record<Exclude<Language, TableLanguage>, string>> = {
  es: TYPE_NAMES_ES,
  de: TYPE_NAMES_DE,
  it: TYPE_NAMES_IT,
  pt: TYPE_NAMES_PT,
  nl: TYPE_NAMES_NL,
};
