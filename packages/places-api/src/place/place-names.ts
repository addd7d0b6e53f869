import { type LocalizedText, type PlaceRecord, pickLanguage } from "@lieudit/place-model";
import { getTypeName, isPlaceType } from "@lieudit/place-model/types";
import { baseLanguage, inLanguage } from "./reader.ts";

/** The place's name for a reader: in their language where it has one, else the name on the ground. */
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
 * The type in the reader's words, "Boulangerie" for `bakery`: as the record
 * has it, which may be finer, else as the table of types does.
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

/** In the reader's language, else in English, else in whatever there is. */
export function editorialSummary(record: PlaceRecord, language: string): LocalizedText | undefined {
  const summary = record.editorialSummary;
  if (summary === undefined) return undefined;
  const found = inLanguage(summary, language) ?? inLanguage(summary, "en");
  if (found !== null) return found;
  const [first] = Object.entries(summary);
  return first === undefined ? undefined : { text: first[1], languageCode: first[0] };
}
