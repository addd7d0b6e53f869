import { LANGUAGE_FILES } from "./language-files.ts";
import { createWordsLoader } from "./words-loader.ts";

export type { AutocompleteText, NumberStyle } from "./autocomplete-text.ts";
export type { WidgetText } from "./widget-text.ts";
export { createWordsLoader } from "./words-loader.ts";

/** Loads the words of `language` (BCP 47, `fr-CA` gives `fr`); English if it is not listed. */
export const loadWidgetText = createWordsLoader(LANGUAGE_FILES);
