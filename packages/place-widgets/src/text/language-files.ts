import type { Language } from "@lieudit/place-model";
import type { WidgetText } from "./widget-text.ts";

/** The words of each language, each in a file of its own that is loaded on demand. */
export const LANGUAGE_FILES = {
  ar: () => import("./ar.ts"),
  de: () => import("./de.ts"),
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
  nl: () => import("./nl.ts"),
  pt: () => import("./pt.ts"),
} satisfies Record<Language, () => Promise<Readonly<Record<string, WidgetText>>>>;
