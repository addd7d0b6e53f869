import { FUEL_TYPES, type LocalizedText, type PlaceRecord, pickLanguage } from "@lieudit/place-model";
import { SERVER_TEXTS } from "./server-texts.ts";

/**
 * Returns the fuels of a station whose prices are unknown as a summary: `fuelOptions` has
 * fuels with prices only.
 */
export function describeSoldFuels({ facts }: PlaceRecord, language: string): LocalizedText | undefined {
  const unpriced = (facts.fuelOptions?.fuelPrices ?? []).filter(
    ({ type, price }) => price === undefined && FUEL_TYPES.some((known) => known === type),
  );
  if (unpriced.length === 0) return undefined;
  const languageCode = pickLanguage(language);
  const { unpricedFuels, fuelNames, listSeparator } = SERVER_TEXTS[languageCode];
  const names = unpriced.map(({ type }) => fuelNames[type] ?? type.replaceAll("_", "-"));
  return { text: `${unpricedFuels}${names.join(listSeparator)}`, languageCode };
}
