import { currencySign } from "../format/money-format.ts";
import { formatNumber, plural } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { de as autocomplete, NUMBERS } from "./autocomplete/de.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember";
/** Behind "vor". */
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["Minute", "Minuten"],
  hour: ["Stunde", "Stunden"],
  day: ["Tag", "Tagen"],
  month: ["Monat", "Monaten"],
  year: ["Jahr", "Jahren"],
};

/** The widgets in German. */
export const de: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: ": ",
  loading: "Wird geladen",
  retry: "Erneut versuchen",
  placeResultsError: "Die Ergebnisse konnten nicht geladen werden",
  noPlaces: "Keine Orte vorhanden",
  noReviews: "Keine Rezensionen",
  photoError: "Das Foto konnte nicht geladen werden",

  overviewTab: "Übersicht",
  reviewsTab: "Rezensionen",
  aboutTab: "Info",
  tabsLabel: (placeName) => `Informationen zu ${placeName}`,

  starsOutOfFive: (rating) => `${rating} von 5${NBSP}Sternen`,
  reviewCount: (count) =>
    `${formatNumber(count, 0, NUMBERS)}${NBSP}${plural(count, "Rezension", "Rezensionen")}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Kostenlos",
    PRICE_LEVEL_INEXPENSIVE: "Günstig",
    PRICE_LEVEL_MODERATE: "Mittlere Preise",
    PRICE_LEVEL_EXPENSIVE: "Teuer",
    PRICE_LEVEL_VERY_EXPENSIVE: "Sehr teuer",
  },
  freeOfCharge: "Kostenlos",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start}–${end}`;
    return start !== null ? `Ab${NBSP}${start}` : `Bis${NBSP}${end}`;
  },

  open: "Geöffnet",
  closed: "Geschlossen",
  openAroundTheClock: `24${NBSP}Stunden geöffnet`,
  closesAt: (time, day) => `Schließt ${formatMoment(time, day)}`,
  opensAt: (time, day) => `Öffnet ${formatMoment(time, day)}`,
  closedTemporarily: "Vorübergehend geschlossen",
  closedPermanently: "Dauerhaft geschlossen",
  opensInFuture: "Eröffnet demnächst",
  openingHours: "Öffnungszeiten",
  specialHours: "Abweichende Öffnungszeiten",
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
  time: (minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
  listSeparator: ", ",
  date: (year, month, day) =>
    [
      day === undefined ? undefined : `${day}.`,
      month === undefined ? undefined : MONTHS.split(" ")[month - 1],
      year,
    ]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "gerade eben" : `vor ${count}${NBSP}${plural(count, ...AGE_UNITS[unit])}`;
  },

  address: "Adresse",
  website: "Website",
  phone: "Telefon",
  plusCode: "Plus Code",
  accessibleEntrance: "Rollstuhlgerechter Eingang",
  openInMaps: "Auf der Karte öffnen",
  call: "Anrufen",
  maps: "Karte",

  fuelPrices: "Kraftstoffpreise",
  fuelTypes: {
    DIESEL: "Diesel",
    DIESEL_PLUS: "Premium-Diesel",
    REGULAR_UNLEADED: "Super",
    MIDGRADE: "Mittlere Sorte",
    PREMIUM: "Super Plus",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "Autogas (LPG)",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "Erdgas (CNG)",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Lkw-Diesel",
  },
  missingPrice: "-",
  stalePrice: `Preis ist älter als 24${NBSP}Stunden`,
  stalePriceMark: "*",

  evCharging: "Laden von Elektroautos",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Anderer Anschluss",
    EV_CONNECTOR_TYPE_J1772: `Typ${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Typ${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `CCS (Combo${NBSP}1)`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `CCS (Combo${NBSP}2)`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Haushaltssteckdose",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "Anschluss", "Anschlüsse")}`,
  availableOf: (available, total) => `${available} von${NBSP}${total}${NBSP}verfügbar`,
  outOfService: (count) => `${count}${NBSP}außer Betrieb`,
  updated: (relativeTime) => `Aktualisiert ${relativeTime}`,

  featureGroups: {
    accessibility: "Barrierefreiheit",
    serviceOptions: "Serviceoptionen",
    offerings: "Angebot",
    amenities: "Ausstattung und Atmosphäre",
    children: "Kinder",
    pets: "Haustiere",
    parking: "Parken",
    payments: "Zahlung",
  },
  features: {
    dineIn: "Verzehr vor Ort",
    outdoorSeating: "Sitzplätze im Freien",
    reservable: "Reservierung möglich",
    takeout: "Speisen zum Mitnehmen",
    delivery: "Lieferdienst",
    curbsidePickup: "Abholung am Straßenrand",
    servesBreakfast: "Frühstück",
    servesLunch: "Mittagessen",
    servesBrunch: "Brunch",
    servesDinner: "Abendessen",
    servesDessert: "Desserts",
    servesBeer: "Bier",
    servesWine: "Wein",
    servesCoffee: "Kaffee",
    servesCocktails: "Cocktails",
    servesVegetarianFood: "Vegetarische Gerichte",
    restroom: "Toiletten",
    wifi: "WLAN",
    goodForGroups: "Für Gruppen geeignet",
    goodForWatchingSports: "Sportübertragungen",
    liveMusic: "Livemusik",
    goodForChildren: "Für Kinder geeignet",
    menuForChildren: "Kinderkarte",
    allowsDogs: "Hunde erlaubt",
    wheelchairAccessibleEntrance: "Rollstuhlgerechter Eingang",
    wheelchairAccessibleRestroom: "Rollstuhlgerechte Toiletten",
    wheelchairAccessibleSeating: "Rollstuhlgerechte Sitzplätze",
    wheelchairAccessibleParking: "Rollstuhlgerechte Parkplätze",
    freeParkingLot: "Kostenloser Parkplatz",
    paidParkingLot: "Gebührenpflichtiger Parkplatz",
    freeStreetParking: "Kostenlose Parkplätze an der Straße",
    paidStreetParking: "Gebührenpflichtige Parkplätze an der Straße",
    valetParking: "Parkservice",
    freeGarageParking: "Kostenloses Parkhaus",
    paidGarageParking: "Gebührenpflichtiges Parkhaus",
    acceptsCreditCards: "Kreditkarten",
    acceptsDebitCards: "Debitkarten",
    acceptsCashOnly: "Nur Barzahlung",
    acceptsNfc: "Kontaktloses Bezahlen",
  },
  highlights: "Besonderheiten",
  without: (feature) => `${feature}: nein`,

  photoOf: (placeName) => `Foto von ${placeName}`,
  photosBy: (authorCount) => plural(authorCount, "Foto:", "Fotos:"),
  photosOf: (placeName) => `Fotos von ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, Foto ${index} von ${count}`,
  photoNumber: (index, count) => `Foto ${index} von ${count}`,
  previousPhoto: "Vorheriges Foto",
  nextPhoto: "Nächstes Foto",
  lightboxError:
    "Der gewünschte Inhalt konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.",
  moreActions: "Weitere Aktionen",
  reportPhoto: "Foto melden",

  reviewBy: (author) => `Rezension von ${author}`,
  visited: (date) => `Besuch: ${date}`,
  showOriginal: "Original anzeigen",
  showTranslation: "Übersetzung anzeigen",
  reportReview: "Rezension melden",
  reviewsNotVerified: "Rezensionen werden nicht überprüft",
  reviewsNotVerifiedBody:
    "Niemand hat geprüft, ob die Verfasserinnen und Verfasser diesen Ort wirklich besucht haben.",
  reviewOrdering: "Reihenfolge der Rezensionen",
  reviewOrderingBody: "Die Rezensionen sind nach Relevanz sortiert.",
  reportConduct: "Probleme mit diesem Unternehmen?",
  reportConductBody:
    "Wenn dieses Unternehmen seine Kundschaft täuscht oder gefährdet, melden Sie es der Verbraucherschutzbehörde seines Landes.",

  alert: (overview) => `Warnung: ${overview}`,
  alertDetails: "Details",
  close: "Schließen",

  aboutResults: "Über diese Ergebnisse",
  aboutResultsBody:
    "Die Reihenfolge richtet sich danach, wie gut ein Ort zur Suche passt, wie nah er liegt und wie bekannt er ist. Niemand bezahlt für einen besseren Platz.",
  dataFrom: "Daten:",
  defaultProvider: "© OpenStreetMap-Mitwirkende",

  results: "Ergebnisse",
  cardOf: (index, count) => `Eintrag ${index} von ${count}`,
  carousel: "Karussell",
  carouselCard: "Eintrag",
  previousCards: "Vorherige Einträge",
  nextCards: "Nächste Einträge",
  travel: "Reisezeit",
  travelModes: {
    DRIVE: "Fahrzeiten mit dem Auto",
    WALK: "Gehzeiten zu Fuß",
    BICYCLE: "Fahrzeiten mit dem Fahrrad",
    TWO_WHEELER: "Fahrzeiten mit dem Motorrad",
  },
  directions: "Route",
  showMore: "Mehr anzeigen",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `${placeName} auswählen`,
  selectThisPlace: "Diesen Ort auswählen",
};

// "am Montag um 09:00 Uhr".
function formatMoment(time: string, day: string | null): string {
  return `${day === null ? "" : `am ${day} `}um${NBSP}${time}${NBSP}Uhr`;
}
