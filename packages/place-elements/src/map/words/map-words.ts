import type { MapText } from "@lieudit/place-map";
import { type Language, pickLanguage } from "@lieudit/place-model";
import { pageSettings } from "../../page/page-settings.ts";

/** The words of a map and of what stands on it. */
export interface MapWords extends MapText {
  fullScreen: string;
  leaveFullScreen: string;
  /** Of a marker without a title. */
  marker: string;
  /** How the keyboard moves a marker. */
  dragKeys: string;
}

const WORDS: Readonly<Record<Language, () => Promise<MapWords>>> = {
  ar: async () => (await import("./ar.ts")).ar,
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
};

/** Loads the words in the language of the page; in English if it is not listed. */
export async function mapWords(): Promise<MapWords> {
  return WORDS[pickLanguage(pageSettings().language)]();
}
