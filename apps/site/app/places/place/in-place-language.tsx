import type { Language } from "@lieudit/place-model";
import type { ReactNode } from "react";
import { useKitText } from "../../playground/kit/kit-languages.ts";
import { SitePlaces } from "../../shell/layout/site-places.tsx";

/** Gives the place widgets within it the words of a language other than the page's. */
export function InPlaceLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <SitePlaces text={useKitText(language)}>{children}</SitePlaces>;
}
