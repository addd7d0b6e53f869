import type { WidgetText } from "@lieudit/place-widgets";
import { loadCardWords } from "./card-words.ts";
import { loadFurtherWords } from "./further-words.ts";

/** Loads the words of one language, BCP 47. */
export type LoadWords = (language: string) => Promise<WidgetText>;

/** All words but those of the autocomplete alone. */
export const loadAllWords: LoadWords = async (language) => {
  const [further, ofCard] = await Promise.all([loadFurtherWords(language), loadCardWords(language)]);
  return { ...further, ...ofCard };
};
