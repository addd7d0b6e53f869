import type {
  Attribution,
  AuthorAttribution,
  CalendarDate,
  LocalizedText,
  OpeningPeriod,
  Viewport,
} from "./place.ts";
import type { BusinessStatus, SecondaryHoursType } from "./place-enums.ts";
import type { FACT_FIELDS, RECORD_FIELDS } from "./shapes/place-shape.ts";
import type { FieldValues } from "./shapes/shape.ts";
import type { TRANSIT_VEHICLE_TYPES } from "./transit-vehicle-types.ts";

/** Kinds of records. The index ranks and filters them differently. */
export const PLACE_KINDS = ["poi", "address", "street", "locality", "postal_code"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/**
 * A place as it is stored: the importer writes it, the index stores and finds
 * it, the API turns it into a `Place` for one language, region and moment.
 * Nothing in it depends on the reader or on the clock.
 */
export interface PlaceRecord extends FieldValues<typeof RECORD_FIELDS> {
  /** Kind of the record. */
  kind: PlaceKind;
  /** Name of the import that wrote it, for example "monaco". */
  source: string;
  /** The id of an earlier import by which it was requested; set by the index and never stored. */
  movedFrom?: string;
  /** Its OpenStreetMap element, `node/123`, `way/4` or `relation/5`; absent for derived places. */
  osm?: string;
  /** All names of the place. */
  names: PlaceNames;
  /** Name of a type more precise than `primaryType`, by language: `{ fr: "Boulangerie", en: "Bakery" }`. */
  typeNames: Record<string, string>;
  /** The area of a map that shows the place. */
  viewport?: Viewport;
  /**
   * The outline of an area, as `encodeBoundary` writes it. The importer sets it; the index stores it
   * apart, so that records read from an index lack it.
   */
  boundary?: string;
  /** Address of the place. */
  address: PlaceAddress;
  /** 0 to 1, see docs/ranking.md. */
  popularity: number;
  /** Opening hours. */
  hours?: PlaceHours;
  /** Hours of a service, such as the kitchen or delivery. At most one entry of each type. */
  secondaryHours?: SecondaryHours[];
  /** IANA name. */
  timeZone: string;
  /** Whether it is open at all; absent if unknown. */
  businessStatus?: BusinessStatus;
  /** With `FUTURE_OPENING`: the first day. */
  openingDate?: CalendarDate;
  /** The lines at a stop. */
  transitStation?: StoredTransitStation;
  /** By language. */
  editorialSummary?: Record<string, string>;
  /** Sources that must be named. */
  attributions: Attribution[];
  /** Photos of the photo store. */
  photos?: StoredPhoto[];
  /** Reviews, as they were published. */
  reviews?: StoredReview[];
  /** The brand, for example "TotalEnergies". The index matches it as it matches names. */
  brand?: string;
  /** Ids in registers, `prix-carburants:06240004` or `evse:FRPD1PVALMOU`. Feeds join places by them. */
  registerIds?: string[];
  /** Brand, operator and network, for feeds that join places by position. */
  makers?: string[];
  /** Fields that are the same in the record and on the wire. */
  facts: PlaceFacts;
}

/** `default` is the name on the ground; `byLanguage` holds `name:fr`, `name:en` and so on, keyed by BCP 47 code. */
export interface PlaceNames {
  /** The name on the ground. */
  default: string;
  /** Language of `default`, if known. */
  defaultLanguage?: string;
  /** Names by BCP 47 code. */
  byLanguage?: Record<string, string>;
  /** Other names that find the place: `alt_name`, `old_name`, `short_name`, `loc_name`. */
  others?: string[];
}

/** The address of a place. All parts but the country may be missing. */
export interface PlaceAddress {
  /** With its suffix, such as "12 bis". */
  houseNumber?: string;
  /** Name of the street. */
  street?: string;
  /** Postal code. */
  postcode?: string;
  /** The commune or city. */
  locality?: string;
  /** INSEE code of the commune, `06088`; France only. */
  cityCode?: string;
  /** A quarter or district of the locality. */
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
  /** The typical week; absent if the value cannot be parsed. */
  periods?: OpeningPeriod[];
  /** True if `periods` is complete: no seasons, holidays, months or comments. The tag is then not parsed at read time. */
  isWeekly: boolean;
}

export interface SecondaryHours extends PlaceHours {
  /** The service that these hours are of. */
  type: SecondaryHoursType;
}

/** As the wire writes it. */
export interface StoredTransitStation {
  /** Name of the station. */
  displayName: LocalizedText;
  /** Agencies that serve it. */
  agencies: StoredTransitAgency[];
}

export interface StoredTransitAgency {
  /** Name of the agency. */
  displayName?: LocalizedText;
  /** Lines of the agency at this stop. */
  lines: StoredTransitLine[];
}

export interface StoredTransitLine {
  /** Its OpenStreetMap element. */
  id: string;
  /** Full name of the line. */
  displayName?: LocalizedText;
  /** Number or letter of the line. */
  shortDisplayName?: LocalizedText;
  /** `#RRGGBB` */
  backgroundColor?: string;
  /** Kind of vehicle. */
  vehicleType?: (typeof TRANSIT_VEHICLE_TYPES)[number];
}

export interface StoredPhoto {
  /** SHA-256 of the file, 64 hexadecimal digits; the photo store's key and the last part of the photo's name. */
  key: string;
  /** Width in pixels. */
  widthPx: number;
  /** Height in pixels. */
  heightPx: number;
  /** Authors, who must be named. */
  authorAttributions: AuthorAttribution[];
}

export interface StoredReview {
  /** Stable within the place. */
  key: string;
  /** Author of the review. */
  author: AuthorAttribution;
  /** 1 to 5; absent for a review without a rating. */
  rating?: number;
  /** Text, if `originalText` is absent. */
  text?: LocalizedText;
  /** Text as it was written. */
  originalText?: LocalizedText;
  /** Translations of the original text by language, as published. */
  translations?: Record<string, string>;
  /** True if its author declares it as written by a program. Readers see a note. */
  isGenerated?: boolean;
  /** RFC 3339, UTC. */
  publishTime: string;
  /** Day or month of the visit. */
  visitDate?: CalendarDate;
}

/** Fields of a place that are the same in the record and on the wire. */
export type PlaceFacts = Partial<FieldValues<typeof FACT_FIELDS>>;
