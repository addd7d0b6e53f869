import { type Language, pickLanguage } from "@lieudit/place-model";
import { pageSettings } from "../../page/page-settings.ts";
import type { MapWords } from "./map-text.ts";

/** The words of each language, each in a file of its own that is loaded on demand. */
export const MAP_WORD_FILES: Readonly<Record<Language, () => Promise<MapWords>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
};

/** Loads the words in the language of the page; in English if it is not listed. */
export async function mapWords(): Promise<MapWords> {
  return MAP_WORD_FILES[pickLanguage(pageSettings().language)]();
}
