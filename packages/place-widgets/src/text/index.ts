import type { WidgetText } from "./widget-text.ts";

export type { NumberStyle, WidgetText } from "./widget-text.ts";

/** The languages that the widgets speak, each in a file of its own, loaded when it is asked for. */
const LOADERS = {
  ar: async () => (await import("./ar.ts")).ar,
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
} as const satisfies Readonly<Record<string, () => Promise<WidgetText>>>;

export type WidgetLanguage = keyof typeof LOADERS;
export const WIDGET_LANGUAGES = Object.keys(LOADERS) as WidgetLanguage[];

/** Loads the words of `language` (BCP 47, `fr-CA` gives `fr`); English where there are none. */
export function loadWidgetText(language: string): Promise<WidgetText> {
  const base = language.toLowerCase().split("-")[0];
  const known = WIDGET_LANGUAGES.find((code) => code === base);
  return LOADERS[known ?? "en"]();
}
