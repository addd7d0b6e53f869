import { LANGUAGE_FILES } from "./language-files.ts";
import { wordsLoader } from "./words-loader.ts";

export type { NumberStyle, WidgetText } from "./widget-text.ts";
export { wordsLoader } from "./words-loader.ts";

/** Loads the words of `language` (BCP 47, `fr-CA` gives `fr`); English if it is not listed. */
export const loadWidgetText = wordsLoader(LANGUAGE_FILES);
