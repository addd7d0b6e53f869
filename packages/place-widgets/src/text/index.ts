import { LANGUAGE_FILES } from "./language-files.ts";
import { wordsLoader } from "./words-loader.ts";

export type { NumberStyle, WidgetText } from "./widget-text.ts";
export { wordsLoader } from "./words-loader.ts";

export type WidgetLanguage = keyof typeof LANGUAGE_FILES;
export const WIDGET_LANGUAGES = Object.keys(LANGUAGE_FILES) as WidgetLanguage[];

/** Loads the words of `language` (BCP 47, `fr-CA` gives `fr`); English where there are none. */
export const loadWidgetText = wordsLoader(LANGUAGE_FILES);
