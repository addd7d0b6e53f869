import { pickTextLanguage } from "@lieudit/place-model";
import type { LANGUAGE_FILES } from "./language-files.ts";
import type { WidgetText } from "./widget-text.ts";

/**
 * Creates a function that loads the words of a language (BCP 47, `fr-CA` gives `fr`). If it has no
 * file, they are in English, and a page says so in its console.
 */
export function createWordsLoader(files: typeof LANGUAGE_FILES): (language: string) => Promise<WidgetText> {
  return async (language) => {
    const code = pickTextLanguage(language, files);
    // Each file exports its words under the code of its language.
    const words: Readonly<Record<string, WidgetText>> = await files[code]();
    return words[code] as WidgetText;
  };
}
