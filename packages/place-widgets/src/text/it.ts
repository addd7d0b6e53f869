import { currencySign } from "../format/money-format.ts";
import { formatNumber, plural } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { it as autocomplete, NUMBERS } from "./autocomplete/it.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS =
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre";
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["minuto", "minuti"],
  hour: ["ora", "ore"],
  day: ["giorno", "giorni"],
  month: ["mese", "mesi"],
  year: ["anno", "anni"],
};

/** The widgets in Italian. */
export const it: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: ": ",
  loading: "Caricamento in corso",
  retry: "Riprova",
  placeResultsError: "Impossibile caricare i risultati",
  noPlaces: "Nessun luogo da mostrare",
  noReviews: "Nessuna recensione",
  photoError: "Impossibile caricare la foto",

  overviewTab: "Panoramica",
  reviewsTab: "Recensioni",
  aboutTab: "Informazioni",
  tabsLabel: (placeName) => `Informazioni su ${placeName}`,

  starsOutOfFive: (rating) => `${rating} su 5${NBSP}stelle`,
  reviewCount: (count) =>
    `${formatNumber(count, 0, NUMBERS)}${NBSP}${plural(count, "recensione", "recensioni")}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Gratuito",
    PRICE_LEVEL_INEXPENSIVE: "Economico",
    PRICE_LEVEL_MODERATE: "Prezzi medi",
    PRICE_LEVEL_EXPENSIVE: "Costoso",
    PRICE_LEVEL_VERY_EXPENSIVE: "Molto costoso",
  },
  freeOfCharge: "Gratis",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start}–${end}`;
    return start !== null ? `Da${NBSP}${start}` : `Fino a${NBSP}${end}`;
  },

  open: "Aperto",
  closed: "Chiuso",
  openAroundTheClock: `Aperto 24${NBSP}ore su${NBSP}24`,
  closesAt: (time, day) => `Chiude ${formatMoment(time, day)}`,
  opensAt: (time, day) => `Apre ${formatMoment(time, day)}`,
  closedTemporarily: "Chiuso temporaneamente",
  closedPermanently: "Chiuso definitivamente",
  opensInFuture: "Prossima apertura",
  openingHours: "Orari di apertura",
  specialHours: "Orari speciali",
  weekdays: ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"],
  time: (minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
  listSeparator: ", ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "poco fa" : `${count}${NBSP}${plural(count, ...AGE_UNITS[unit])} fa`;
  },

  address: "Indirizzo",
  website: "Sito web",
  phone: "Telefono",
  plusCode: "Plus Code",
  accessibleEntrance: "Ingresso accessibile in sedia a rotelle",
  openInMaps: "Apri nella mappa",
  call: "Chiama",
  maps: "Mappa",

  fuelPrices: "Prezzi dei carburanti",
  fuelTypes: {
    DIESEL: "Gasolio",
    DIESEL_PLUS: "Gasolio premium",
    REGULAR_UNLEADED: "Benzina normale",
    MIDGRADE: "Benzina intermedia",
    PREMIUM: "Benzina super",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "GPL",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "Metano",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Gasolio per camion",
  },
  missingPrice: "-",
  stalePrice: `Prezzo rilevato più di 24${NBSP}ore fa`,
  stalePriceMark: "*",

  evCharging: "Ricarica elettrica",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Altra presa",
    EV_CONNECTOR_TYPE_J1772: `Tipo${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Tipo${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `CCS (Combo${NBSP}1)`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `CCS (Combo${NBSP}2)`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Presa domestica",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "presa", "prese")}`,
  availableOf: (available, total) =>
    `${available} su${NBSP}${total}${NBSP}${plural(available, "disponibile", "disponibili")}`,
  outOfService: (count) => `${count}${NBSP}fuori servizio`,
  updated: (relativeTime) => `Aggiornamento: ${relativeTime}`,

  featureGroups: {
    accessibility: "Accessibilità",
    serviceOptions: "Opzioni di servizio",
    offerings: "Offerta",
    amenities: "Servizi e atmosfera",
    children: "Bambini",
    pets: "Animali",
    parking: "Parcheggio",
    payments: "Pagamenti",
  },
  features: {
    dineIn: "Consumazione sul posto",
    outdoorSeating: "Posti all’aperto",
    reservable: "Prenotazione possibile",
    takeout: "Cibo da asporto",
    delivery: "Consegna a domicilio",
    curbsidePickup: "Ritiro in auto",
    servesBreakfast: "Colazione",
    servesLunch: "Pranzo",
    servesBrunch: "Brunch",
    servesDinner: "Cena",
    servesDessert: "Dolci",
    servesBeer: "Birra",
    servesWine: "Vino",
    servesCoffee: "Caffè",
    servesCocktails: "Cocktail",
    servesVegetarianFood: "Piatti vegetariani",
    restroom: "Servizi igienici",
    wifi: "Wi-Fi",
    goodForGroups: "Adatto ai gruppi",
    goodForWatchingSports: "Eventi sportivi in TV",
    liveMusic: "Musica dal vivo",
    goodForChildren: "Adatto ai bambini",
    menuForChildren: "Menù per bambini",
    allowsDogs: "Cani ammessi",
    wheelchairAccessibleEntrance: "Ingresso accessibile in sedia a rotelle",
    wheelchairAccessibleRestroom: "Servizi igienici accessibili in sedia a rotelle",
    wheelchairAccessibleSeating: "Posti accessibili in sedia a rotelle",
    wheelchairAccessibleParking: "Parcheggio accessibile in sedia a rotelle",
    freeParkingLot: "Parcheggio gratuito",
    paidParkingLot: "Parcheggio a pagamento",
    freeStreetParking: "Parcheggio gratuito in strada",
    paidStreetParking: "Parcheggio a pagamento in strada",
    valetParking: "Servizio di posteggio",
    freeGarageParking: "Parcheggio coperto gratuito",
    paidGarageParking: "Parcheggio coperto a pagamento",
    acceptsCreditCards: "Carte di credito",
    acceptsDebitCards: "Carte di debito",
    acceptsCashOnly: "Solo contanti",
    acceptsNfc: "Pagamento contactless",
  },
  highlights: "In evidenza",
  without: (feature) => `${feature}: no`,

  photoOf: (placeName) => `Foto di ${placeName}`,
  photosBy: () => "Foto:",
  photosOf: (placeName) => `Foto di ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, foto ${index} di ${count}`,
  photoNumber: (index, count) => `Foto ${index} di ${count}`,
  previousPhoto: "Foto precedente",
  nextPhoto: "Foto successiva",
  lightboxError: "Impossibile caricare il contenuto richiesto. Si prega di riprovare più tardi.",
  moreActions: "Altre azioni",
  reportPhoto: "Segnala la foto",

  reviewBy: (author) => `Recensione di ${author}`,
  visited: (date) => `Visita: ${date}`,
  showOriginal: "Mostra originale",
  showTranslation: "Mostra traduzione",
  reportReview: "Segnala la recensione",
  reviewsNotVerified: "Recensioni non verificate",
  reviewsNotVerifiedBody: "Nessuno ha verificato che gli autori siano stati clienti di questo luogo.",
  reviewOrdering: "Ordine delle recensioni",
  reviewOrderingBody: "Le recensioni sono ordinate per pertinenza.",
  reportConduct: "Problemi con questa attività?",
  reportConductBody:
    "Se questa attività inganna i clienti o li mette in pericolo, è possibile segnalarla all’autorità per la tutela dei consumatori del suo Paese.",

  alert: (overview) => `Avviso: ${overview}`,
  alertDetails: "Dettagli",
  close: "Chiudi",

  aboutResults: "Informazioni su questi risultati",
  aboutResultsBody:
    "I luoghi sono ordinati in base alla corrispondenza con la ricerca, alla vicinanza e alla notorietà. Nessuno paga per una posizione migliore.",
  dataFrom: "Dati:",
  defaultProvider: "© i contributori di OpenStreetMap",

  results: "Risultati",
  cardOf: (index, count) => `Scheda ${index} di ${count}`,
  carousel: "carosello",
  carouselCard: "scheda",
  previousCards: "Schede precedenti",
  nextCards: "Schede successive",
  travel: "Durata del tragitto",
  travelModes: {
    DRIVE: "Tragitti in auto",
    WALK: "Tragitti a piedi",
    BICYCLE: "Tragitti in bicicletta",
    TWO_WHEELER: "Tragitti in moto",
  },
  directions: "Indicazioni",
  showMore: "Mostra altro",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `Scegli ${placeName}`,
  selectThisPlace: "Scegli questo luogo",
};

// "lunedì alle ore 09:00".
function formatMoment(time: string, day: string | null): string {
  return `${day === null ? "" : `${day} `}alle ore${NBSP}${time}`;
}
