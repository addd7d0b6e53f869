import { type Attribution, pickLanguage } from "@lieudit/place-model";
import { SERVER_TEXTS } from "./server-texts.ts";

/** The credit of OpenStreetMap as imports write it; other credits keep their own words. */
const OPENSTREETMAP = SERVER_TEXTS.en.openStreetMapCredit;

/** Returns the attributions of a place with the credit of OpenStreetMap in the reader's language. */
export function translateAttributions(attributions: readonly Attribution[], language: string): Attribution[] {
  const credit = SERVER_TEXTS[pickLanguage(language)].openStreetMapCredit;
  return attributions.map((attribution) =>
    attribution.provider === OPENSTREETMAP ? { ...attribution, provider: credit } : attribution,
  );
}
