import { type LocalizedText, type PlaceRecord, pickLanguage } from "@lieudit/place-model";
import { getTypeName, isPlaceType } from "@lieudit/place-model/types";
import { baseLanguage, inLanguage } from "./reader.ts";

/** Returns the place's name in the reader's language, or the local name. */
export function displayName({ names }: PlaceRecord, language: string): LocalizedText {
  const isLocal =
    names.defaultLanguage !== undefined && baseLanguage(names.defaultLanguage) === baseLanguage(language);
  const translated = isLocal ? null : inLanguage(names.byLanguage ?? {}, language);
  if (translated !== null) return translated;
  return {
    text: names.default,
    ...(names.defaultLanguage === undefined ? {} : { languageCode: names.defaultLanguage }),
  };
}

/**
 * Returns the name of the type in the reader's language, "Boulangerie" for `bakery`. The record
 * may have a more precise name than the table of types.
 */
export function primaryTypeDisplayName(
  { primaryType, typeNames }: PlaceRecord,
  language: string,
): LocalizedText {
  const languageCode = isPlaceType(primaryType) ? pickLanguage(language) : "en";
  return (
    inLanguage(typeNames, language) ??
    (languageCode === "en" ? inLanguage(typeNames, "en") : null) ?? {
      text: getTypeName(primaryType, languageCode),
      languageCode,
    }
  );
}

/** Returns the summary in the reader's language, in English, or in any language. */
export function editorialSummary(record: PlaceRecord, language: string): LocalizedText | undefined {
  const summary = record.editorialSummary;
  if (summary === undefined) return undefined;
  const found = inLanguage(summary, language) ?? inLanguage(summary, "en");
  if (found !== null) return found;
  const [first] = Object.entries(summary);
  return first === undefined ? undefined : { text: first[1], languageCode: first[0] };
}
