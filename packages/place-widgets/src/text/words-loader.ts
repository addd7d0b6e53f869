import type { LANGUAGE_FILES } from "./language-files.ts";
import type { WidgetText } from "./widget-text.ts";

/** Creates a function that loads the words of a language (BCP 47, `fr-CA` gives `fr`); English if it has no file. */
export function createWordsLoader(files: typeof LANGUAGE_FILES): (language: string) => Promise<WidgetText> {
  return async (language) => {
    const base = language.toLowerCase().split("-")[0] ?? "";
    const code = Object.hasOwn(files, base) ? base : "en";
    // Each file exports its words under the code of its language.
    const words: Readonly<Record<string, WidgetText>> = await files[code as keyof typeof files]();
    return words[code] as WidgetText;
  };
}
