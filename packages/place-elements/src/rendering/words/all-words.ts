import type { WidgetText } from "@lieudit/place-widgets";
import { loadCardWords } from "./card-words.ts";
import { loadFurtherWords } from "./further-words.ts";

/** Loads the texts of a language, given as a BCP 47 tag. */
export type LoadWords = (language: string) => Promise<WidgetText>;

/** Loads all texts, except those that only the autocomplete uses. */
export const loadAllWords: LoadWords = async (language) => {
  const [further, card] = await Promise.all([loadFurtherWords(language), loadCardWords(language)]);
  return { ...further, ...card };
};
