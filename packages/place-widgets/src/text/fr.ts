import { currencySign } from "../format/money-format.ts";
import { formatNumber } from "../format/number-format.ts";
import { type AgeUnit, ageParts } from "./age-parts.ts";
import { fr as autocomplete, NUMBERS, plural } from "./autocomplete/fr.ts";
import { twoDigits } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

/** Narrow no-break space: between groups of digits and before ; ! ? in French. */
const NARROW = "\u202f";
/** No-break space: before a colon, between a number and its unit, and after the small word before a number. */
const NBSP = "\u00a0";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre";
const AGE_UNITS: Readonly<Record<AgeUnit, readonly [one: string, many: string]>> = {
  minute: ["minute", "minutes"],
  hour: ["heure", "heures"],
  day: ["jour", "jours"],
  month: ["mois", "mois"],
  year: ["an", "ans"],
};

/** The widgets in French. */
export const fr: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => `${amount}${NBSP}${currencySign(currencyCode)}`,

  labelSeparator: `${NBSP}: `,
  loading: "Chargement",
  retry: "Réessayer",
  placeResultsError: "Les résultats n’ont pas pu être chargés",
  noPlaces: "Aucun lieu à afficher",
  noReviews: "Aucun avis",
  photoError: "La photo n’a pas pu être chargée",

  overviewTab: "Présentation",
  reviewsTab: "Avis",
  aboutTab: "À propos",
  tabsLabel: (placeName) => `Informations sur ${placeName}`,

  starsOutOfFive: (rating, value) =>
    `${rating}${NBSP}${plural(shownRating(value), "étoile", "étoiles")} sur 5`,
  reviewCount: (count) => `${formatNumber(count, 0, NUMBERS)}${NBSP}avis`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Gratuit",
    PRICE_LEVEL_INEXPENSIVE: "Bon marché",
    PRICE_LEVEL_MODERATE: "Prix modérés",
    PRICE_LEVEL_EXPENSIVE: "Cher",
    PRICE_LEVEL_VERY_EXPENSIVE: "Très cher",
  },
  freeOfCharge: "Gratuit",
  priceRange: (start, end) => {
    if (start !== null && end !== null) return `${start} à${NBSP}${end}`;
    return start !== null ? `À partir de${NBSP}${start}` : `Jusqu’à${NBSP}${end}`;
  },

  open: "Ouvert",
  closed: "Fermé",
  openAroundTheClock: `Ouvert 24${NBSP}h/24`,
  closesAt: (time, day) => `Ferme ${day === null ? "" : `${day} `}à${NBSP}${time}`,
  opensAt: (time, day) => `Ouvre ${day === null ? "" : `${day} `}à${NBSP}${time}`,
  closedTemporarily: "Fermé temporairement",
  closedPermanently: "Définitivement fermé",
  opensInFuture: "Ouverture prochaine",
  openingHours: "Horaires d’ouverture",
  specialHours: "Horaires exceptionnels",
  weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
  time: (minute) => {
    const rest = minute % 60;
    return `${Math.floor(minute / 60)}${NBSP}h${rest === 0 ? "" : `${NBSP}${twoDigits(rest)}`}`;
  },
  listSeparator: ", ",
  date: (year, month, day) =>
    [day === 1 ? "1ᵉʳ" : day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    if (unit === null) return "à l’instant";
    return `il y a ${count}${NBSP}${plural(count, ...AGE_UNITS[unit])}`;
  },

  address: "Adresse",
  website: "Site web",
  phone: "Téléphone",
  plusCode: "Plus Code",
  accessibleEntrance: "Entrée accessible en fauteuil roulant",
  openInMaps: "Ouvrir la carte",
  call: "Appeler",
  maps: "Carte",

  fuelPrices: "Prix des carburants",
  fuelTypes: {
    DIESEL: "Gazole",
    DIESEL_PLUS: "Gazole premium",
    REGULAR_UNLEADED: "Sans plomb ordinaire",
    MIDGRADE: "Sans plomb intermédiaire",
    PREMIUM: "Sans plomb supérieur",
    SP91: "SP91",
    SP91_E10: "SP91-E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95-E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "GPLc",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "GNV",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Gazole poids lourds",
  },
  missingPrice: "-",
  stalePrice: `Prix relevé il y a plus de 24${NBSP}heures`,
  stalePriceMark: "*",

  evCharging: "Recharge électrique",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Autre prise",
    EV_CONNECTOR_TYPE_J1772: `Type${NBSP}1 (J1772)`,
    EV_CONNECTOR_TYPE_TYPE_2: `Type${NBSP}2`,
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: `Combo CCS${NBSP}1`,
    EV_CONNECTOR_TYPE_CCS_COMBO_2: `Combo CCS${NBSP}2`,
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Prise domestique",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}${NBSP}kW`,
  connectorCount: (count) => `${count}${NBSP}${plural(count, "prise", "prises")}`,
  availableOf: (available, total) =>
    available === 0
      ? `Aucune libre sur${NBSP}${total}`
      : `${available}${NBSP}${plural(available, "prise libre", "prises libres")} sur${NBSP}${total}`,
  outOfService: (count) => `${count}${NBSP}hors service`,
  updated: (relativeTime) => `Mis à jour ${relativeTime}`,

  featureGroups: {
    accessibility: "Accessibilité",
    serviceOptions: "Services",
    offerings: "À la carte",
    amenities: "Équipements et ambiance",
    children: "Enfants",
    pets: "Animaux",
    parking: "Stationnement",
    payments: "Paiement",
  },
  features: {
    dineIn: "Repas sur place",
    outdoorSeating: "Terrasse",
    reservable: "Réservation possible",
    takeout: "Vente à emporter",
    delivery: "Livraison",
    curbsidePickup: "Retrait en voiture",
    servesBreakfast: "Petit-déjeuner",
    servesLunch: "Déjeuner",
    servesBrunch: "Brunch",
    servesDinner: "Dîner",
    servesDessert: "Desserts",
    servesBeer: "Bière",
    servesWine: "Vin",
    servesCoffee: "Café",
    servesCocktails: "Cocktails",
    servesVegetarianFood: "Plats végétariens",
    restroom: "Toilettes",
    wifi: "Wi-Fi",
    goodForGroups: "Adapté aux groupes",
    goodForWatchingSports: "Retransmissions sportives",
    liveMusic: "Concerts",
    goodForChildren: "Adapté aux enfants",
    menuForChildren: "Menu enfant",
    allowsDogs: "Chiens acceptés",
    wheelchairAccessibleEntrance: "Entrée accessible en fauteuil roulant",
    wheelchairAccessibleRestroom: "Toilettes accessibles en fauteuil roulant",
    wheelchairAccessibleSeating: "Places assises accessibles en fauteuil roulant",
    wheelchairAccessibleParking: "Stationnement accessible en fauteuil roulant",
    freeParkingLot: "Parking gratuit",
    paidParkingLot: "Parking payant",
    freeStreetParking: "Stationnement gratuit dans la rue",
    paidStreetParking: "Stationnement payant dans la rue",
    valetParking: "Voiturier",
    freeGarageParking: "Parking couvert gratuit",
    paidGarageParking: "Parking couvert payant",
    acceptsCreditCards: "Cartes de crédit",
    acceptsDebitCards: "Cartes de débit",
    acceptsCashOnly: "Espèces uniquement",
    acceptsNfc: "Paiement sans contact",
  },
  highlights: "Points forts",
  without: (feature) => `${feature}${NBSP}: non`,

  photoOf: (placeName) => `Photo ${ofPlace(placeName)}`,
  photosBy: (authorCount) => `${plural(authorCount, "Photo", "Photos")}${NBSP}:`,
  photosOf: (placeName) => `Photos ${ofPlace(placeName)}`,
  openPhoto: (placeName, index, count) => `${placeName}, photo ${index} sur ${count}`,
  photoNumber: (index, count) => `Photo ${index} sur ${count}`,
  previousPhoto: "Photo précédente",
  nextPhoto: "Photo suivante",
  lightboxError: "Le contenu demandé n’a pas pu être chargé. Veuillez réessayer plus tard.",
  moreActions: "Autres actions",
  reportPhoto: "Signaler la photo",

  reviewBy: (author) => `Avis ${of(author)}`,
  visited: (date) => `Visite en ${date}`,
  showOriginal: "Afficher l’original",
  showTranslation: "Afficher la traduction",
  reportReview: "Signaler cet avis",
  reviewsNotVerified: "Avis non vérifiés",
  reviewsNotVerifiedBody: "Rien ne garantit que les auteurs de ces avis ont été clients de ce lieu.",
  reviewOrdering: "Classement des avis",
  reviewOrderingBody: "Les avis sont classés par pertinence.",
  reportConduct: `Un problème avec cet établissement${NARROW}?`,
  reportConductBody:
    "Si cet établissement trompe ses clients ou les met en danger, signalez-le à l’autorité de protection des consommateurs de son pays.",

  alert: (overview) => `Alerte${NBSP}: ${overview}`,
  alertDetails: "Détails",
  close: "Fermer",

  aboutResults: "À propos de ces résultats",
  aboutResultsBody:
    "Les lieux sont classés selon leur correspondance avec la recherche, leur proximité et leur notoriété. Aucun classement n’est payant.",
  dataFrom: `Données${NBSP}:`,
  defaultProvider: "© les contributeurs d’OpenStreetMap",

  results: "Résultats",
  cardOf: (index, count) => `Fiche ${index} sur ${count}`,
  carousel: "carrousel",
  carouselCard: "fiche",
  previousCards: "Fiches précédentes",
  nextCards: "Fiches suivantes",
  travel: "Durée du trajet",
  travelModes: {
    DRIVE: "Trajets en voiture",
    WALK: "Trajets à pied",
    BICYCLE: "Trajets à vélo",
    TWO_WHEELER: "Trajets à moto",
  },
  directions: "Itinéraire",
  showMore: "Afficher plus",
  minutes: (count) => `${count}${NBSP}min`,
  selectPlace: (placeName) => `Choisir ${placeName}`,
  selectThisPlace: "Choisir ce lieu",
};

// As it is read out, with one decimal: the plural goes with "2,0", not with 1.96.
function shownRating(value: number): number {
  return Math.round(value * 10) / 10;
}

// "Avis d’Anna", "Photo de Port-Valbrune". Before h and y only the ear knows: they keep "de".
function of(name: string): string {
  return /^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

// "Photo du Fournil", "Photos des Halles". A person's name keeps its article: "Avis de Le Goff".
function ofPlace(name: string): string {
  const length = /^les? /i.exec(name)?.[0].length ?? 0;
  return length === 0 ? of(name) : `${length === 3 ? "du" : "des"} ${name.slice(length)}`;
}
