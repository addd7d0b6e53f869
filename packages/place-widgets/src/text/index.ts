import type { WidgetText } from "./widget-text.ts";

export type { NumberStyle, WidgetText } from "./widget-text.ts";

/** The languages that the widgets speak, each in a file of its own. */
export const WIDGET_LANGUAGES = ["en", "fr"] as const;
export type WidgetLanguage = (typeof WIDGET_LANGUAGES)[number];

const LOADERS: Readonly<Record<WidgetLanguage, () => Promise<WidgetText>>> = {
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
};

/** Loads the words of `language` (BCP 47, `fr-CA` gives `fr`); English where there are none. */
export function loadWidgetText(language: string): Promise<WidgetText> {
  const base = language.toLowerCase().split("-")[0];
  const known = WIDGET_LANGUAGES.find((code) => code === base);
  return LOADERS[known ?? "en"]();
}
