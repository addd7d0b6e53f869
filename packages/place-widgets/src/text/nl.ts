import { currencySign } from "../format/money-format.ts";
import { formatNumber, plural } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { nl as autocomplete, NUMBERS } from "./autocomplete/nl.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** No-break space, between a number and its unit. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "januari februari maart april mei juni juli augustus september oktober november december";
/** After a number, hours and years have no plural: "3 uur geleden". */
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["minuut", "minuten"],
  hour: ["uur", "uur"],
  day: ["dag", "dagen"],
  month: ["maand", "maanden"],
  year: ["jaar", "jaar"],
};

/** The widgets in Dutch. */
export const nl: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${currencySign(currencyCode)}${NBSP}${amount}`,

  labelSeparator: ": ",
  loading: "Laden",
  retry: "Opnieuw proberen",
  placeResultsError: "De resultaten kunnen niet worden geladen",
  noPlaces: "Geen plaatsen om te tonen",
  noReviews: "Geen reviews",
  photoError: "De foto kan niet worden geladen",

  overviewTab: "Overzicht",
  reviewsTab: "Reviews",
  aboutTab: "Info",
  tabsLabel: (placeName) => `Informatie over ${placeName}`,

  starsOutOfFive: (rating) => `${rating} van 5${NBSP}sterren`,
  reviewCount: (count) => `${formatNumber(count, 0, NUMBERS)}${NBSP}${plural(count, "review", "reviews")}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Gratis",
    PRICE_LEVEL_INEXPENSIVE: "Goedkoop",
    PRICE_LEVEL_MODERATE: "Gemiddelde prijs",
    PRICE_LEVEL_EXPENSIVE: "Duur",
    PRICE_LEVEL_VERY_EXPENSIVE: "Erg duur",
  },
  freeOfCharge: "Gratis",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start}–${end}`;
    return start !== null ? `Vanaf${NBSP}${start}` : `Tot${NBSP}${end}`;
  },

  open: "Open",
  closed: "Gesloten",
  openAroundTheClock: `24${NBSP}uur per dag open`,
  closesAt: (time, day) => `Sluit ${formatMoment(time, day)}`,
  opensAt: (time, day) => `Opent ${formatMoment(time, day)}`,
  closedTemporarily: "Tijdelijk gesloten",
  closedPermanently: "Permanent gesloten",
  opensInFuture: "Opent binnenkort",
  openingHours: "Openingstijden",
  specialHours: "Afwijkende openingstijden",
  weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
  time: (minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
  listSeparator: ", ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "zojuist" : `${count}${NBSP}${plural(count, ...AGE_UNITS[unit])} geleden`;
  },

  address: "Adres",
  website: "Website",
  phone: "Telefoon",
  plusCode: "Plus Code",
  accessibleEntrance: "Ingang toegankelijk voor rolstoelen",
  openInMaps: "Openen op de kaart",
  call: "Bellen",
  maps: "Kaart",

  fuelPrices: "Brandstofprijzen",
  fuelTypes: {
    DIESEL: "Diesel",
    DIESEL_PLUS: "Premium diesel",
    REGULAR_UNLEADED: "Euro 95",
    MIDGRADE: "Middensoort",
    PREMIUM: "Super Plus",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "Lpg",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "Cng (aardgas)",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Diesel voor vrachtwagens",
  },
  missingPrice: "-",
  stalePrice: `Prijs van meer dan 24${NBSP}uur geleden`,
  stalePriceMark: "*",

  evCharging: "Elektrisch laden",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Andere aansluiting",
    EV_CONNECTOR_TYPE_J1772: `Type${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Type${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `CCS (Combo${NBSP}1)`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `CCS (Combo${NBSP}2)`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Gewoon stopcontact",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "aansluiting", "aansluitingen")}`,
  availableOf: (available, total) => `${available} van${NBSP}${total}${NBSP}beschikbaar`,
  outOfService: (count) => `${count}${NBSP}buiten gebruik`,
  updated: (relativeTime) => `Bijgewerkt: ${relativeTime}`,

  featureGroups: {
    accessibility: "Toegankelijkheid",
    serviceOptions: "Serviceopties",
    offerings: "Aanbod",
    amenities: "Voorzieningen en sfeer",
    children: "Kinderen",
    pets: "Huisdieren",
    parking: "Parkeren",
    payments: "Betaling",
  },
  features: {
    dineIn: "Ter plaatse eten",
    outdoorSeating: "Terras",
    reservable: "Reserveren mogelijk",
    takeout: "Afhaalmaaltijden",
    delivery: "Bezorging",
    curbsidePickup: "Afhalen met de auto",
    servesBreakfast: "Ontbijt",
    servesLunch: "Lunch",
    servesBrunch: "Brunch",
    servesDinner: "Diner",
    servesDessert: "Desserts",
    servesBeer: "Bier",
    servesWine: "Wijn",
    servesCoffee: "Koffie",
    servesCocktails: "Cocktails",
    servesVegetarianFood: "Vegetarische gerechten",
    restroom: "Toiletten",
    wifi: "Wifi",
    goodForGroups: "Geschikt voor groepen",
    goodForWatchingSports: "Sportuitzendingen",
    liveMusic: "Livemuziek",
    goodForChildren: "Geschikt voor kinderen",
    menuForChildren: "Kindermenu",
    allowsDogs: "Honden toegestaan",
    wheelchairAccessibleEntrance: "Ingang toegankelijk voor rolstoelen",
    wheelchairAccessibleRestroom: "Toiletten toegankelijk voor rolstoelen",
    wheelchairAccessibleSeating: "Zitplaatsen toegankelijk voor rolstoelen",
    wheelchairAccessibleParking: "Parkeerplaatsen toegankelijk voor rolstoelen",
    freeParkingLot: "Gratis parkeerterrein",
    paidParkingLot: "Betaald parkeerterrein",
    freeStreetParking: "Gratis parkeren op straat",
    paidStreetParking: "Betaald parkeren op straat",
    valetParking: "Parkeerservice",
    freeGarageParking: "Gratis parkeergarage",
    paidGarageParking: "Betaalde parkeergarage",
    acceptsCreditCards: "Creditcards",
    acceptsDebitCards: "Betaalpassen",
    acceptsCashOnly: "Alleen contant",
    acceptsNfc: "Contactloos betalen",
  },
  highlights: "Hoogtepunten",
  without: (feature) => `${feature}: nee`,

  photoOf: (placeName) => `Foto van ${placeName}`,
  photosBy: (authorCount) => plural(authorCount, "Foto:", "Foto’s:"),
  photosOf: (placeName) => `Foto’s van ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, foto ${index} van ${count}`,
  photoNumber: (index, count) => `Foto ${index} van ${count}`,
  previousPhoto: "Vorige foto",
  nextPhoto: "Volgende foto",
  lightboxError: "De gevraagde inhoud kan niet worden geladen. Probeer het later opnieuw.",
  moreActions: "Meer acties",
  reportPhoto: "Foto melden",

  reviewBy: (author) => `Review van ${author}`,
  visited: (date) => `Bezoek: ${date}`,
  showOriginal: "Origineel tonen",
  showTranslation: "Vertaling tonen",
  reportReview: "Review melden",
  reviewsNotVerified: "Reviews worden niet gecontroleerd",
  reviewsNotVerifiedBody: "Niemand heeft gecontroleerd of de schrijvers klant van deze plaats zijn geweest.",
  reviewOrdering: "Volgorde van de reviews",
  reviewOrderingBody: "De reviews staan op volgorde van relevantie.",
  reportConduct: "Een probleem met dit bedrijf?",
  reportConductBody:
    "Als dit bedrijf zijn klanten misleidt of in gevaar brengt, meld het dan bij de consumentenautoriteit van zijn land.",

  alert: (overview) => `Waarschuwing: ${overview}`,
  alertDetails: "Details",
  close: "Sluiten",

  aboutResults: "Over deze resultaten",
  aboutResultsBody:
    "De volgorde hangt af van hoe goed een plaats bij de zoekopdracht past, hoe dichtbij ze is en hoe bekend ze is. Niemand betaalt voor een betere plek.",
  dataFrom: "Gegevens:",
  defaultProvider: "© OpenStreetMap-bijdragers",

  results: "Resultaten",
  cardOf: (index, count) => `Item ${index} van ${count}`,
  carousel: "carrousel",
  carouselCard: "item",
  previousCards: "Vorige items",
  nextCards: "Volgende items",
  travel: "Reistijd",
  travelModes: {
    DRIVE: "Reistijden met de auto",
    WALK: "Reistijden te voet",
    BICYCLE: "Reistijden met de fiets",
    TWO_WHEELER: "Reistijden met de motor",
  },
  directions: "Route",
  showMore: "Meer tonen",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `${placeName} kiezen`,
  selectThisPlace: "Deze plaats kiezen",
};

// "maandag om 09:00 uur".
function formatMoment(time: string, day: string | null): string {
  return `${day === null ? "" : `${day} `}om${NBSP}${time}${NBSP}uur`;
}
