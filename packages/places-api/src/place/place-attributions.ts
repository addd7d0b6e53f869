import type { Attribution } from "@lieudit/place-model";
import { baseLanguage } from "./reader.ts";

/** The credit of OpenStreetMap as imports write it; who is named with it, or otherwise, is named so. */
const OPENSTREETMAP = "© OpenStreetMap contributors";

/**
 * The same in the languages of the kit.
 *
 * @see https://osmfoundation.org/wiki/Licence/Attribution_Guidelines: it may be translated.
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  fr: "© les contributeurs d’OpenStreetMap",
  ar: "© المساهمون في OpenStreetMap",
};

/** Whom to name for a place, in the reader's language where that changes the words. */
export function placeAttributions(attributions: readonly Attribution[], language: string): Attribution[] {
  const base = baseLanguage(language);
  const credit = Object.hasOwn(BY_LANGUAGE, base) ? BY_LANGUAGE[base]! : OPENSTREETMAP;
  return attributions.map((attribution) =>
    attribution.provider === OPENSTREETMAP ? { ...attribution, provider: credit } : attribution,
  );
}
