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
  es: {
    openStreetMapCredit: "© colaboradores de OpenStreetMap",
    generatedReview: "reseña generada",
    oneUnitAgo: {
      minute: "hace un minuto",
      hour: "hace una hora",
      day: "hace un día",
      week: "hace una semana",
      month: "hace un mes",
      year: "hace un año",
    },
    nearMe: ["cerca de mí", "cerca"],
    unpricedFuels: "Carburantes, precios no disponibles: ",
    fuelNames: {
      DIESEL: "gasóleo",
      DIESEL_PLUS: "gasóleo prémium",
      LPG: "GLP",
      METHANE: "GNC",
      BIO_DIESEL: "biodiésel",
      TRUCK_DIESEL: "gasóleo para camiones",
    },
    listSeparator: ", ",
  },
  de: {
    openStreetMapCredit: "© OpenStreetMap-Mitwirkende",
    generatedReview: "generierte Rezension",
    oneUnitAgo: {
      minute: "vor einer Minute",
      hour: "vor einer Stunde",
      day: "vor einem Tag",
      week: "vor einer Woche",
      month: "vor einem Monat",
      year: "vor einem Jahr",
    },
    nearMe: ["in meiner Nähe", "in der Nähe"],
    unpricedFuels: "Kraftstoffe, Preise nicht bekannt: ",
    fuelNames: {
      DIESEL: "Diesel",
      DIESEL_PLUS: "Premium-Diesel",
      LPG: "Autogas (LPG)",
      METHANE: "Erdgas (CNG)",
      BIO_DIESEL: "Biodiesel",
      TRUCK_DIESEL: "Lkw-Diesel",
    },
    listSeparator: ", ",
  },
  it: {
    openStreetMapCredit: "© i contributori di OpenStreetMap",
    generatedReview: "recensione generata",
    oneUnitAgo: {
      minute: "un minuto fa",
      hour: "un’ora fa",
      day: "un giorno fa",
      week: "una settimana fa",
      month: "un mese fa",
      year: "un anno fa",
    },
    nearMe: ["vicino a me", "nelle vicinanze"],
    unpricedFuels: "Carburanti, prezzi non disponibili: ",
    fuelNames: {
      DIESEL: "gasolio",
      DIESEL_PLUS: "gasolio premium",
      LPG: "GPL",
      METHANE: "metano",
      BIO_DIESEL: "biodiesel",
      TRUCK_DIESEL: "gasolio per camion",
    },
    listSeparator: ", ",
  },
  pt: {
    openStreetMapCredit: "© contribuidores do OpenStreetMap",
    generatedReview: "avaliação gerada",
    oneUnitAgo: {
      minute: "há um minuto",
      hour: "há uma hora",
      day: "há um dia",
      week: "há uma semana",
      month: "há um mês",
      year: "há um ano",
    },
    nearMe: ["perto de mim", "nas proximidades"],
    unpricedFuels: "Combustíveis, preços não disponíveis: ",
    fuelNames: {
      DIESEL: "gasóleo",
      DIESEL_PLUS: "gasóleo premium",
      LPG: "GPL",
      METHANE: "GNC",
      BIO_DIESEL: "biodiesel",
      TRUCK_DIESEL: "gasóleo para camiões",
    },
    listSeparator: ", ",
  },
  nl: {
    openStreetMapCredit: "© OpenStreetMap-bijdragers",
    generatedReview: "gegenereerde review",
    oneUnitAgo: {
      minute: "een minuut geleden",
      hour: "een uur geleden",
      day: "een dag geleden",
      week: "een week geleden",
      month: "een maand geleden",
      year: "een jaar geleden",
    },
    nearMe: ["bij mij in de buurt", "in de buurt"],
    unpricedFuels: "Brandstoffen, prijzen niet bekend: ",
    fuelNames: {
      DIESEL: "diesel",
      DIESEL_PLUS: "premium diesel",
      LPG: "lpg",
      METHANE: "cng (aardgas)",
      BIO_DIESEL: "biodiesel",
      TRUCK_DIESEL: "diesel voor vrachtwagens",
    },
    listSeparator: ", ",
  },
};
