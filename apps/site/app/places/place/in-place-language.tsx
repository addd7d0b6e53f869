import type { Language } from "@lieudit/place-model";
import type { WidgetText } from "@lieudit/place-widgets";
import { loadWidgetText } from "@lieudit/place-widgets/text";
import { type ReactNode, use } from "react";
import { SitePlaces } from "../search/site-places.tsx";

const cached = new Map<Language, Promise<WidgetText>>();

/** Returns the words of the place widgets in a language; suspends until they are loaded. */
export function useWidgetTextIn(language: Language): WidgetText {
  const text = cached.get(language) ?? loadWidgetText(language);
  cached.set(language, text);
  return use(text);
}

/** Shows the place widgets within it in a language other than the page's. */
export function InPlaceLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <SitePlaces text={useWidgetTextIn(language)}>{children}</SitePlaces>;
}
