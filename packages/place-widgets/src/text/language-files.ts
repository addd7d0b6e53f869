import type { Language } from "@lieudit/place-model";
import type { WidgetText } from "./widget-text.ts";

/** The words of each language, each in a file of its own that is loaded on demand. */
export const LANGUAGE_FILES = {
  ar: () => import("./ar.ts"),
  en: () => import("./en.ts"),
  fr: () => import("./fr.ts"),
} satisfies Record<Language, () => Promise<Readonly<Record<string, WidgetText>>>>;
