import type { Language } from "@lieudit/place-model";
import type { WidgetText } from "@lieudit/place-widgets";
import { loadWidgetText } from "@lieudit/place-widgets/text";
import { use } from "react";

const cached = new Map<Language, Promise<WidgetText>>();

/** Returns the words of the place widgets in a language; suspends until they are loaded. */
export function useWidgetTextIn(language: Language): WidgetText {
  const text = cached.get(language) ?? loadWidgetText(language);
  cached.set(language, text);
  return use(text);
}
