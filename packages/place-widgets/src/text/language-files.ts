import type { WidgetText } from "./widget-text.ts";

/** The languages that the widgets speak, each in a file of its own, loaded when it is asked for. */
export const LANGUAGE_FILES = {
  ar: () => import("./ar.ts"),
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
} satisfies { [Code in string]: () => Promise<Readonly<Record<string, WidgetText>>> };
