import { type LocalizedText, type PlaceRecord, pickLanguage } from "@lieudit/place-model";
import { getTypeName, isPlaceType } from "@lieudit/place-model/types";
import { findText, getBaseLanguage } from "./reader.ts";

/** Returns the place's name in the reader's language, or the local name. */
export function getDisplayName({ names }: PlaceRecord, language: string): LocalizedText {
  const isLocal =
    names.defaultLanguage !== undefined &&
    getBaseLanguage(names.defaultLanguage) === getBaseLanguage(language);
  const translated = isLocal ? null : findText(names.byLanguage ?? {}, language);
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
export function getTypeDisplayName({ primaryType, typeNames }: PlaceRecord, language: string): LocalizedText {
  const languageCode = isPlaceType(primaryType) ? pickLanguage(language) : "en";
  return (
    findText(typeNames, language) ??
    (languageCode === "en" ? findText(typeNames, "en") : null) ?? {
      text: getTypeName(primaryType, languageCode),
      languageCode,
    }
  );
}

/** Returns the summary in the reader's language, in English, or in any language. */
export function getEditorialSummary(record: PlaceRecord, language: string): LocalizedText | undefined {
  const summary = record.editorialSummary;
  if (summary === undefined) return undefined;
  const text = findText(summary, language) ?? findText(summary, "en");
  if (text !== null) return text;
  const [first] = Object.entries(summary);
  return first === undefined ? undefined : { text: first[1], languageCode: first[0] };
}
