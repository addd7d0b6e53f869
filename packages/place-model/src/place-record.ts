import type { OpeningPeriod, SecondaryHoursType } from "./opening-hours.ts";
import type {
  Attribution,
  AuthorAttribution,
  BusinessStatus,
  CalendarDate,
  ConsumerAlert,
  LatLng,
  LocalizedText,
  Place,
  Viewport,
} from "./place.ts";

/** What a record is: the index ranks and filters the kinds differently. */
export const PLACE_KINDS = ["poi", "address", "street", "locality", "postal_code"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/**
 * A place as it is stored: the importer writes it, the index keeps and finds
 * it, the API turns it into a `Place` for one language, region and moment.
 * Nothing in it depends on the reader or on the clock.
 */
export interface PlaceRecord {
  /** `[A-Za-z0-9_-]{10,}`, the same in each import of the same thing. */
  id: string;
  kind: PlaceKind;
  /** Name of the import that brought it, for example "monaco". */
  source: string;
  /** The element it comes from, `node/123`, `way/4` or `relation/5`; absent for derived places. */
  osm?: string;
  names: PlaceNames;
  /** Google's Table A and B names; the primary one first. Localities, streets and addresses have theirs too. */
  types: string[];
  primaryType: string;
  /** Name of the type where it is finer than `primaryType`, by language: `{ fr: "Boulangerie", en: "Bakery" }`. */
  typeNames: Record<string, string>;
  location: LatLng;
  viewport?: Viewport;
  address: PlaceAddress;
  /** 0 to 1, see docs/ranking.md. */
  popularity: number;
  hours?: PlaceHours;
  /** Hours of a part of what it does, such as its kitchen or its delivery; one of each type. */
  secondaryHours?: SecondaryHours[];
  /** IANA name. */
  timeZone: string;
  businessStatus?: BusinessStatus;
  /** By language. */
  editorialSummary?: Record<string, string>;
  consumerAlert?: ConsumerAlert;
  plusCode?: { globalCode: string; compoundCode?: string };
  attributions: Attribution[];
  photos?: StoredPhoto[];
  reviews?: StoredReview[];
  /** The brand, for example "TotalEnergies": the index matches it as it does names. */
  brand?: string;
  /** What registers call it, `prix-carburants:06240004` or `evse:FRPD1PVALMOU`: feeds join it by them. */
  registerIds?: string[];
  /** Who runs it: brand, operator and network, where a feed may join it by place. */
  makers?: string[];
  /** Fields that are the same in the record and on the wire. */
  facts: PlaceFacts;
}

/** `default` is the name on the ground; `byLanguage` holds `name:fr`, `name:en` and so on, keyed by BCP 47 code. */
export interface PlaceNames {
  default: string;
  /** Language of `default` where it is known. */
  defaultLanguage?: string;
  byLanguage?: Record<string, string>;
  /** Other names that find the place: `alt_name`, `old_name`, `short_name`, `loc_name`. */
  others?: string[];
}

/** What is known of where a place stands. All but the country may be missing. */
export interface PlaceAddress {
  houseNumber?: string;
  street?: string;
  postcode?: string;
  /** The commune or city. */
  locality?: string;
  /** INSEE code of the commune in France, `06088`; other countries' addresses have none. */
  cityCode?: string;
  sublocality?: string;
  /** `departement` in France. */
  adminArea2?: string;
  /** `region` in France. */
  adminArea1?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  /** One line in the country's own form, without the country. */
  formatted: string;
}

export interface PlaceHours {
  /** The `opening_hours` value, cut to 2 000 characters. */
  tag: string;
  /** The typical week, where the value can be read. */
  periods?: OpeningPeriod[];
  /** True when `periods` says everything: no seasons, holidays, months or comments. Then no tag needs parsing at read time. */
  isWeekly: boolean;
}

export interface SecondaryHours extends PlaceHours {
  type: SecondaryHoursType;
}

export interface StoredPhoto {
  /** SHA-256 of the file, 64 hexadecimal digits; the photo store's key and the last part of the photo's name. */
  key: string;
  widthPx: number;
  heightPx: number;
  authorAttributions: AuthorAttribution[];
}

export interface StoredReview {
  /** Stable within the place. */
  key: string;
  author: AuthorAttribution;
  /** 1 to 5; absent where somebody only wrote. */
  rating?: number;
  text?: LocalizedText;
  originalText?: LocalizedText;
  /** Of the original text, by language, where whoever published it gave some. */
  translations?: Record<string, string>;
  /** Its author says that a program wrote it; readers are told. */
  isGenerated?: boolean;
  /** RFC 3339, UTC. */
  publishTime: string;
  visitDate?: CalendarDate;
}

export type PlaceFacts = Pick<
  Place,
  | "nationalPhoneNumber"
  | "internationalPhoneNumber"
  | "websiteUri"
  | "rating"
  | "userRatingCount"
  | "priceLevel"
  | "priceRange"
  | "iconBackgroundColor"
  | "paymentOptions"
  | "parkingOptions"
  | "accessibilityOptions"
  | "fuelOptions"
  | "evChargeOptions"
  | "pureServiceAreaBusiness"
  | "takeout"
  | "delivery"
  | "dineIn"
  | "curbsidePickup"
  | "reservable"
  | "servesBreakfast"
  | "servesLunch"
  | "servesDinner"
  | "servesBrunch"
  | "servesBeer"
  | "servesWine"
  | "servesCocktails"
  | "servesDessert"
  | "servesCoffee"
  | "servesVegetarianFood"
  | "outdoorSeating"
  | "liveMusic"
  | "menuForChildren"
  | "goodForChildren"
  | "goodForGroups"
  | "goodForWatchingSports"
  | "allowsDogs"
  | "restroom"
  | "wifi"
>;
