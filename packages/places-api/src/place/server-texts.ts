import type { FuelType, Language } from "@lieudit/place-model";

export type AgeUnit = "minute" | "hour" | "day" | "week" | "month" | "year";

/** The words that the service itself puts into its responses. */
export interface ServerText {
  /** @see https://osmfoundation.org/wiki/Licence/Attribution_Guidelines: the credit may be translated. */
  openStreetMapCredit: string;
  /** Marks a review that a program wrote. */
  generatedReview: string;
  /** Ages of one unit: "il y a un mois", not "il y a 1 mois". */
  oneUnitAgo: Readonly<Record<AgeUnit, string>>;
  /** Follow a type of place in suggested queries; text search understands each of them. */
  nearMe: readonly string[];
  /** Stands before the fuels of a station whose prices are unknown. */
  unpricedFuels: string;
  /** Names of fuels that are not called by their code. */
  fuelNames: Readonly<Partial<Record<FuelType, string>>>;
  listSeparator: string;
}

export const SERVER_TEXTS: Readonly<Record<Language, ServerText>> = {
  fr: {
    openStreetMapCredit: "© les contributeurs d’OpenStreetMap",
    generatedReview: "avis généré",
    oneUnitAgo: {
      minute: "il y a une minute",
      hour: "il y a une heure",
      day: "il y a un jour",
      week: "il y a une semaine",
      month: "il y a un mois",
      year: "il y a un an",
    },
    nearMe: ["près de moi", "à proximité"],
    unpricedFuels: "Carburants, prix non communiqués : ",
    fuelNames: {
      DIESEL: "gazole",
      DIESEL_PLUS: "gazole premium",
      LPG: "GPL",
      METHANE: "GNV",
      BIO_DIESEL: "biodiesel",
      TRUCK_DIESEL: "gazole poids lourds",
    },
    listSeparator: ", ",
  },
  en: {
    openStreetMapCredit: "© OpenStreetMap contributors",
    generatedReview: "generated review",
    oneUnitAgo: {
      minute: "a minute ago",
      hour: "an hour ago",
      day: "a day ago",
      week: "a week ago",
      month: "a month ago",
      year: "a year ago",
    },
    nearMe: ["near me", "nearby"],
    unpricedFuels: "Fuels, prices not known: ",
    fuelNames: {
      DIESEL: "diesel",
      DIESEL_PLUS: "premium diesel",
      LPG: "LPG",
      METHANE: "CNG",
      BIO_DIESEL: "biodiesel",
      TRUCK_DIESEL: "truck diesel",
    },
    listSeparator: ", ",
  },
  ar: {
    openStreetMapCredit: "© المساهمون في OpenStreetMap",
    generatedReview: "مراجعة مولَّدة آليًا",
    oneUnitAgo: {
      minute: "قبل دقيقة",
      hour: "قبل ساعة",
      day: "قبل يوم",
      week: "قبل أسبوع",
      month: "قبل شهر",
      year: "قبل سنة",
    },
    nearMe: ["بالقرب مني"],
    unpricedFuels: "الوقود، أسعاره غير معروفة: ",
    fuelNames: {
      DIESEL: "ديزل",
      DIESEL_PLUS: "ديزل ممتاز",
      LPG: "غاز البترول المسال",
      METHANE: "غاز طبيعي مضغوط",
      BIO_DIESEL: "ديزل حيوي",
      TRUCK_DIESEL: "ديزل الشاحنات",
    },
    listSeparator: "، ",
  },
};
