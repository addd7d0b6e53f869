import type { Language } from "@lieudit/place-model";
import type { ReactNode } from "react";
import { SitePlaces } from "../search/site-places.tsx";
import { useWidgetTextIn } from "./widget-text.ts";

/** Shows the place widgets within it in a language other than the page's. */
export function InPlaceLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <SitePlaces text={useWidgetTextIn(language)}>{children}</SitePlaces>;
}
