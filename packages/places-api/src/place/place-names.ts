import type { LocalizedText, PlaceRecord } from "@lieudit/place-model";
import { arabicTypeName, typeName } from "@lieudit/place-model/types";
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

/** The type in the reader's words, "Boulangerie" for `bakery`. */
export function primaryTypeDisplayName(record: PlaceRecord, language: string): LocalizedText {
  return (
    inLanguage(record.typeNames, language) ??
    inArabic(record.primaryType, language) ??
    inLanguage(record.typeNames, "en") ?? {
      text: typeName(record.primaryType, language),
      languageCode: baseLanguage(language) === "fr" ? "fr" : "en",
    }
  );
}

/** Records hold the French and the English name of their type. */
function inArabic(type: string, language: string): LocalizedText | null {
  const name = baseLanguage(language) === "ar" ? arabicTypeName(type) : null;
  return name === null ? null : { text: name, languageCode: "ar" };
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
