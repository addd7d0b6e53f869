import type { ReactNode } from "react";
import { useKitText } from "../../playground/kit/kit-languages.ts";
import { SitePlaces } from "../../shell/layout/site-places.tsx";
import type { PlaceLanguage } from "./place-language.ts";

/** Gives the place widgets within it the words of a language other than the page's. */
export function InPlaceLanguage({ language, children }: { language: PlaceLanguage; children: ReactNode }) {
  return <SitePlaces text={useKitText(language)}>{children}</SitePlaces>;
}
