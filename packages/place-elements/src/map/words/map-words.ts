import { type Language, pickTextLanguage } from "@lieudit/place-model";
import { pageSettings } from "../../page/page-settings.ts";
import type { MapWords } from "./map-text.ts";

/** The words of each language, each in a file of its own that is loaded on demand. */
export const MAP_WORD_FILES: Readonly<Record<Language, () => Promise<MapWords>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  it: async () => (await import("./it.ts")).it,
  nl: async () => (await import("./nl.ts")).nl,
  pt: async () => (await import("./pt.ts")).pt,
};

/** Loads the words in the language of the page. If it is not listed, they are in English, and the console says so. */
export async function mapWords(): Promise<MapWords> {
  return MAP_WORD_FILES[pickTextLanguage(pageSettings().language, MAP_WORD_FILES)]();
}
