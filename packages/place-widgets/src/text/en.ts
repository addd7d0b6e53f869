import { currencySign } from "../format/money-format.ts";
import { formatNumber } from "../format/number-format.ts";
import { ageParts } from "./age-parts.ts";
import { en as autocomplete, NUMBERS } from "./autocomplete/en.ts";
import { twelveHours } from "./twelve-hours.ts";
import type { WidgetText } from "./widget-text.ts";

// Split where it is read: a bundle without dates leaves it out.
const MONTHS = "January February March April May June July August September October November December";

/** The widgets in English. */
export const en: WidgetText = {
  ...autocomplete,

  money: (currencyCode, amount) => {
    const sign = currencySign(currencyCode);
    return sign.length === 1 ? sign + amount : `${sign}\u00a0${amount}`;
  },

  labelSeparator: ": ",
  loading: "Loading",
  retry: "Try again",
  placeResultsError: "Place results couldn't load",
  noPlaces: "No places to display",
  noReviews: "No reviews",
  photoError: "Photo couldn't load",

  overviewTab: "Overview",
  reviewsTab: "Reviews",
  aboutTab: "About",
  tabsLabel: (placeName) => `Information about ${placeName}`,

  starsOutOfFive: (rating) => `${rating} stars out of 5`,
  reviewCount: (count) => `${formatNumber(count, 0, NUMBERS)} ${count === 1 ? "review" : "reviews"}`,
  priceLevels: {
    PRICE_LEVEL_FREE: "Free",
    PRICE_LEVEL_INEXPENSIVE: "Inexpensive",
    PRICE_LEVEL_MODERATE: "Moderately expensive",
    PRICE_LEVEL_EXPENSIVE: "Expensive",
    PRICE_LEVEL_VERY_EXPENSIVE: "Very expensive",
  },
  freeOfCharge: "Free",
  priceRange: (start, end) =>
    start !== null && end !== null ? `${start}–${end}` : start !== null ? `From ${start}` : `Up to ${end}`,

  open: "Open",
  closed: "Closed",
  openAroundTheClock: "Open 24 hours",
  closesAt: (time, day) => `Closes ${time}${day === null ? "" : ` ${day}`}`,
  opensAt: (time, day) => `Opens ${time}${day === null ? "" : ` ${day}`}`,
  closedTemporarily: "Temporarily closed",
  closedPermanently: "Permanently closed",
  opensInFuture: "Opening soon",
  openingHours: "Opening hours",
  specialHours: "Special hours",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  time: (minute) => twelveHours(minute, "AM", "PM"),
  listSeparator: ", ",
  date: (year, month, day) =>
    [day, month === undefined ? undefined : MONTHS.split(" ")[month - 1], year]
      .filter((part) => part !== undefined)
      .join(" "),
  relativeTime: (ageMs) => {
    const { count, unit } = ageParts(ageMs);
    return unit === null ? "just now" : `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  },

  address: "Address",
  website: "Website",
  phone: "Phone",
  plusCode: "Plus code",
  accessibleEntrance: "Wheelchair accessible entrance",
  openInMaps: "Open in Maps",
  call: "Call",
  maps: "Maps",

  fuelPrices: "Fuel prices",
  fuelTypes: {
    DIESEL: "Diesel",
    DIESEL_PLUS: "Diesel Plus",
    REGULAR_UNLEADED: "Regular",
    MIDGRADE: "Midgrade",
    PREMIUM: "Premium",
    SP91: "SP91",
    SP91_E10: "SP91 E10",
    SP92: "SP92",
    SP95: "SP95",
    SP95_E10: "SP95 E10",
    SP98: "SP98",
    SP99: "SP99",
    SP100: "SP100",
    LPG: "LPG",
    E80: "E80",
    E85: "E85",
    E100: "E100",
    METHANE: "Methane",
    BIO_DIESEL: "Biodiesel",
    TRUCK_DIESEL: "Truck diesel",
  },
  missingPrice: "-",
  stalePrice: "Price as of 24+ hours ago",
  stalePriceMark: "*",

  evCharging: "EV charging",
  connectorTypes: {
    EV_CONNECTOR_TYPE_OTHER: "Other",
    EV_CONNECTOR_TYPE_J1772: "J1772",
    EV_CONNECTOR_TYPE_TYPE_2: "Type 2",
    EV_CONNECTOR_TYPE_CHADEMO: "CHAdeMO",
    EV_CONNECTOR_TYPE_CCS_COMBO_1: "CCS (Combo 1)",
    EV_CONNECTOR_TYPE_CCS_COMBO_2: "CCS (Combo 2)",
    EV_CONNECTOR_TYPE_TESLA: "Tesla",
    EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T: "GB/T",
    EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET: "Wall outlet",
    EV_CONNECTOR_TYPE_NACS: "NACS",
  },
  chargeRate: (kilowatts) => `${kilowatts}\u00a0kW`,
  connectorCount: (count) => `${count} ${count === 1 ? "connector" : "connectors"}`,
  availableOf: (available, total) => `${formatShare(available, total)} available`,
  outOfService: (count) => `${count} out of service`,
  updated: (relativeTime) => `Updated ${relativeTime}`,

  featureGroups: {
    accessibility: "Accessibility",
    serviceOptions: "Service options",
    offerings: "Offerings",
    amenities: "Amenities",
    children: "Children",
    pets: "Pets",
    parking: "Parking",
    payments: "Payments",
  },
  features: {
    dineIn: "Dine-in",
    outdoorSeating: "Outdoor seating",
    reservable: "Accepts reservations",
    takeout: "Takeout",
    delivery: "Delivery",
    curbsidePickup: "Curbside pickup",
    servesBreakfast: "Breakfast",
    servesLunch: "Lunch",
    servesBrunch: "Brunch",
    servesDinner: "Dinner",
    servesDessert: "Dessert",
    servesBeer: "Beer",
    servesWine: "Wine",
    servesCoffee: "Coffee",
    servesCocktails: "Cocktails",
    servesVegetarianFood: "Vegetarian food",
    restroom: "Restroom",
    wifi: "Wi-Fi",
    goodForGroups: "Good for groups",
    goodForWatchingSports: "Good for watching sports",
    liveMusic: "Live music",
    goodForChildren: "Good for kids",
    menuForChildren: "Kids' menu",
    allowsDogs: "Dogs allowed",
    wheelchairAccessibleEntrance: "Wheelchair accessible entrance",
    wheelchairAccessibleRestroom: "Wheelchair accessible restroom",
    wheelchairAccessibleSeating: "Wheelchair accessible seating",
    wheelchairAccessibleParking: "Wheelchair accessible parking",
    freeParkingLot: "Free parking lot",
    paidParkingLot: "Paid parking lot",
    freeStreetParking: "Free street parking",
    paidStreetParking: "Paid street parking",
    valetParking: "Valet parking",
    freeGarageParking: "Free garage parking",
    paidGarageParking: "Paid garage parking",
    acceptsCreditCards: "Credit cards",
    acceptsDebitCards: "Debit cards",
    acceptsCashOnly: "Cash only",
    acceptsNfc: "Contactless payment",
  },
  highlights: "Highlights",
  without: (feature) => `${feature}: no`,

  photoOf: (placeName) => `Photo of ${placeName}`,
  photosBy: (authorCount) => (authorCount === 1 ? "Photo:" : "Photos:"),
  photosOf: (placeName) => `Photos of ${placeName}`,
  openPhoto: (placeName, index, count) => `${placeName}, photo ${formatShare(index, count)}`,
  photoNumber: (index, count) => `Photo ${formatShare(index, count)}`,
  previousPhoto: "Previous photo",
  nextPhoto: "Next photo",
  lightboxError: "The requested content cannot be loaded. Please try again later.",
  moreActions: "More actions",
  reportPhoto: "Report photo",

  reviewBy: (author) => `Review by ${author}`,
  visited: (date) => `Visited ${date}`,
  showOriginal: "Show original",
  showTranslation: "Show translation",
  reportReview: "Report review",
  reviewsNotVerified: "Reviews aren't verified",
  reviewsNotVerifiedBody: "Nobody has checked that their authors were customers of this place.",
  reviewOrdering: "Review ordering",
  reviewOrderingBody: "Reviews are ordered by relevance.",

  alert: (overview) => `Alert: ${overview}`,
  alertDetails: "Details",
  close: "Close",

  reportConduct: "Report business conduct",
  reportConductBody:
    "If this business misleads its customers or puts them at risk, report it to the consumer protection authority of its country.",

  aboutResults: "About these results",
  aboutResultsBody:
    "Places are found by how well they match, how near they are and how well known they are. Nobody pays for a better rank.",
  dataFrom: "Data:",
  defaultProvider: "© OpenStreetMap contributors",

  results: "Results",
  cardOf: (index, count) => `Card ${formatShare(index, count)}`,
  carousel: "carousel",
  carouselCard: "card",
  previousCards: "Previous cards",
  nextCards: "Next cards",
  travel: "Travel time",
  travelModes: {
    DRIVE: "Travel times by car",
    WALK: "Travel times on foot",
    BICYCLE: "Travel times by bicycle",
    TWO_WHEELER: "Travel times by motorcycle",
  },
  directions: "Directions",
  showMore: "Show more",
  minutes: (count) => `${count}\u00a0min`,
  selectPlace: (placeName) => `Select ${placeName}`,
  selectThisPlace: "Select this place",
};

function formatShare(part: number, whole: number): string {
  return `${part} of ${whole}`;
}
