import {
  FUEL_TYPES,
  type FuelType,
  type Language,
  type LocalizedText,
  type PlaceRecord,
  pickLanguage,
} from "@lieudit/place-model";
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
  const { unpricedFuels, listSeparator } = SERVER_TEXTS[languageCode];
  const names = unpriced.map(({ type }) => FUEL_NAMES[languageCode][type] ?? type.replaceAll("_", "-"));
  return { text: `${unpricedFuels}${names.join(listSeparator)}`, languageCode };
}

/** Fuels that are not called by their code. */
const FUEL_NAMES: Readonly<Record<Language, Partial<Record<FuelType, string>>>> = {
  fr: {
    DIESEL: "gazole",
    DIESEL_PLUS: "gazole premium",
    LPG: "GPL",
    METHANE: "GNV",
    BIO_DIESEL: "biodiesel",
    TRUCK_DIESEL: "gazole poids lourds",
  },
  en: {
    DIESEL: "diesel",
    DIESEL_PLUS: "premium diesel",
    LPG: "LPG",
    METHANE: "CNG",
    BIO_DIESEL: "biodiesel",
    TRUCK_DIESEL: "truck diesel",
  },
  ar: {
    DIESEL: "ديزل",
    DIESEL_PLUS: "ديزل ممتاز",
    LPG: "غاز البترول المسال",
    METHANE: "غاز طبيعي مضغوط",
    BIO_DIESEL: "ديزل حيوي",
    TRUCK_DIESEL: "ديزل الشاحنات",
  },
};
