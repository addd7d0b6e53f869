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
  kind: PlaceKind;
  /** Name of the import that wrote it, for example "monaco". */
  source: string;
  /** The id of an earlier import by which it was requested; set by the index and never stored. */
  movedFrom?: string;
  /** Its OpenStreetMap element, `node/123`, `way/4` or `relation/5`; absent for derived places. */
  osm?: string;
  names: PlaceNames;
  /** Name of a type more precise than `primaryType`, by language: `{ fr: "Boulangerie", en: "Bakery" }`. */
  typeNames: Record<string, string>;
  viewport?: Viewport;
  /**
   * The outline of an area, as `encodeBoundary` writes it. The importer sets it; the index stores it
   * apart, so that records read from an index lack it.
   */
  boundary?: string;
  address: PlaceAddress;
  /** 0 to 1, see docs/ranking.md. */
  popularity: number;
  hours?: PlaceHours;
  /** Hours of a service, such as the kitchen or delivery. At most one entry of each type. */
  secondaryHours?: SecondaryHours[];
  /** IANA name. */
  timeZone: string;
  businessStatus?: BusinessStatus;
  /** With `FUTURE_OPENING`: the first day. */
  openingDate?: CalendarDate;
  /** The lines at a stop. */
  transitStation?: StoredTransitStation;
  /** By language. */
  editorialSummary?: Record<string, string>;
  attributions: Attribution[];
  photos?: StoredPhoto[];
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
  default: string;
  /** Language of `default`, if known. */
  defaultLanguage?: string;
  byLanguage?: Record<string, string>;
  /** Other names that find the place: `alt_name`, `old_name`, `short_name`, `loc_name`. */
  others?: string[];
}

/** The address of a place. All parts but the country may be missing. */
export interface PlaceAddress {
  houseNumber?: string;
  street?: string;
  postcode?: string;
  /** The commune or city. */
  locality?: string;
  /** INSEE code of the commune, `06088`; France only. */
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
  /** The typical week; absent if the value cannot be parsed. */
  periods?: OpeningPeriod[];
  /** True if `periods` is complete: no seasons, holidays, months or comments. The tag is then not parsed at read time. */
  isWeekly: boolean;
}

export interface SecondaryHours extends PlaceHours {
  type: SecondaryHoursType;
}

/** As the wire writes it. */
export interface StoredTransitStation {
  displayName: LocalizedText;
  agencies: StoredTransitAgency[];
}

export interface StoredTransitAgency {
  displayName?: LocalizedText;
  lines: StoredTransitLine[];
}

export interface StoredTransitLine {
  id: string;
  displayName?: LocalizedText;
  shortDisplayName?: LocalizedText;
  /** `#RRGGBB` */
  backgroundColor?: string;
  vehicleType?: (typeof TRANSIT_VEHICLE_TYPES)[number];
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
  /** 1 to 5; absent for a review without a rating. */
  rating?: number;
  text?: LocalizedText;
  originalText?: LocalizedText;
  /** Translations of the original text by language, as published. */
  translations?: Record<string, string>;
  /** True if its author declares it as written by a program. Readers see a note. */
  isGenerated?: boolean;
  /** RFC 3339, UTC. */
  publishTime: string;
  visitDate?: CalendarDate;
}

/** Fields of a place that are the same in the record and on the wire. */
export type PlaceFacts = Partial<FieldValues<typeof FACT_FIELDS>>;
