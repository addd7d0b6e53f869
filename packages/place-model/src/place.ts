import type { OpeningHours, SecondaryOpeningHours } from "./opening-hours.ts";

/**
 * A place as the Places API (New) REST protocol writes it. Every field is
 * optional, because a reader gets only the fields that it asked for.
 *
 * @see ../../../docs/glossary.md
 */
export interface Place {
  /** Resource name, `places/{id}`. */
  name?: string;
  id?: string;
  displayName?: LocalizedText;
  types?: string[];
  primaryType?: string;
  primaryTypeDisplayName?: LocalizedText;
  nationalPhoneNumber?: string;
  internationalPhoneNumber?: string;
  formattedAddress?: string;
  shortFormattedAddress?: string;
  addressComponents?: AddressComponent[];
  /** The address as HTML spans with the classes of the adr microformat. */
  adrFormatAddress?: string;
  postalAddress?: PostalAddress;
  plusCode?: PlusCode;
  location?: LatLng;
  viewport?: Viewport;
  /** Mean of the ratings, 1.0 to 5.0. */
  rating?: number;
  userRatingCount?: number;
  googleMapsUri?: string;
  googleMapsLinks?: PlaceLinks;
  websiteUri?: string;
  reviews?: Review[];
  photos?: Photo[];
  regularOpeningHours?: OpeningHours;
  currentOpeningHours?: OpeningHours;
  regularSecondaryOpeningHours?: SecondaryOpeningHours[];
  currentSecondaryOpeningHours?: SecondaryOpeningHours[];
  timeZone?: { id: string; version?: string };
  utcOffsetMinutes?: number;
  businessStatus?: BusinessStatus;
  priceLevel?: PriceLevel;
  priceRange?: PriceRange;
  attributions?: Attribution[];
  /** Address of an SVG mask, without its suffix. */
  iconMaskBaseUri?: string;
  iconBackgroundColor?: string;
  editorialSummary?: LocalizedText;
  consumerAlert?: ConsumerAlert;
  paymentOptions?: PaymentOptions;
  parkingOptions?: ParkingOptions;
  accessibilityOptions?: AccessibilityOptions;
  fuelOptions?: { fuelPrices: FuelPrice[] };
  evChargeOptions?: EvChargeOptions;
  pureServiceAreaBusiness?: boolean;
  takeout?: boolean;
  delivery?: boolean;
  dineIn?: boolean;
  curbsidePickup?: boolean;
  reservable?: boolean;
  servesBreakfast?: boolean;
  servesLunch?: boolean;
  servesDinner?: boolean;
  servesBrunch?: boolean;
  servesBeer?: boolean;
  servesWine?: boolean;
  servesCocktails?: boolean;
  servesDessert?: boolean;
  servesCoffee?: boolean;
  servesVegetarianFood?: boolean;
  outdoorSeating?: boolean;
  liveMusic?: boolean;
  menuForChildren?: boolean;
  goodForChildren?: boolean;
  goodForGroups?: boolean;
  goodForWatchingSports?: boolean;
  allowsDogs?: boolean;
  restroom?: boolean;
  /** Our extension: the protocol has no field for it. */
  wifi?: boolean;
}

export type PlaceField = keyof Place;

/** Degrees, WGS 84. */
export interface LatLng {
  latitude: number;
  longitude: number;
}

/** `low` is the southwest corner, `high` the northeast one. */
export interface Viewport {
  low: LatLng;
  high: LatLng;
}

/** `radius` in metres. */
export interface Circle {
  center: LatLng;
  radius: number;
}

export interface LocalizedText {
  text: string;
  /** BCP 47. */
  languageCode?: string;
}

export interface AddressComponent {
  longText: string;
  shortText: string;
  types: string[];
  languageCode?: string;
}

/** `google.type.PostalAddress`. */
export interface PostalAddress {
  regionCode: string;
  languageCode?: string;
  postalCode?: string;
  administrativeArea?: string;
  locality?: string;
  sublocality?: string;
  addressLines?: string[];
}

export interface PlusCode {
  globalCode?: string;
  compoundCode?: string;
}

export interface PlaceLinks {
  directionsUri?: string;
  placeUri?: string;
  writeAReviewUri?: string;
  reviewsUri?: string;
  photosUri?: string;
}

export interface Attribution {
  provider: string;
  providerUri?: string;
}

export interface AuthorAttribution {
  displayName: string;
  uri?: string;
  photoUri?: string;
}

export interface Photo {
  /** `places/{placeId}/photos/{photoId}`. */
  name: string;
  widthPx: number;
  heightPx: number;
  authorAttributions?: AuthorAttribution[];
  flagContentUri?: string;
  googleMapsUri?: string;
}

export interface Review {
  name?: string;
  relativePublishTimeDescription?: string;
  text?: LocalizedText;
  originalText?: LocalizedText;
  rating?: number;
  authorAttribution?: AuthorAttribution;
  /** RFC 3339, UTC. */
  publishTime?: string;
  flagContentUri?: string;
  googleMapsUri?: string;
  visitDate?: CalendarDate;
}

/** `google.type.Date`: a part that is not known is left out. */
export interface CalendarDate {
  year?: number;
  month?: number;
  day?: number;
}

/** `units` is an int64, so the wire writes it as a string. */
export interface Money {
  currencyCode: string;
  units?: string;
  nanos?: number;
}

export interface PriceRange {
  startPrice?: Money;
  endPrice?: Money;
}

export interface ConsumerAlert {
  overview?: string;
  details?: {
    title?: string;
    description?: string;
    aboutLink?: { title?: string; uri?: string };
  };
  languageCode?: string;
}

export interface PaymentOptions {
  acceptsCreditCards?: boolean;
  acceptsDebitCards?: boolean;
  acceptsCashOnly?: boolean;
  acceptsNfc?: boolean;
}

export interface ParkingOptions {
  freeParkingLot?: boolean;
  paidParkingLot?: boolean;
  freeStreetParking?: boolean;
  paidStreetParking?: boolean;
  valetParking?: boolean;
  freeGarageParking?: boolean;
  paidGarageParking?: boolean;
}

export interface AccessibilityOptions {
  wheelchairAccessibleParking?: boolean;
  wheelchairAccessibleEntrance?: boolean;
  wheelchairAccessibleRestroom?: boolean;
  wheelchairAccessibleSeating?: boolean;
}

export interface FuelPrice {
  type: FuelType;
  price?: Money;
  /** RFC 3339, UTC. */
  updateTime?: string;
}

export interface EvChargeOptions {
  connectorCount: number;
  connectorAggregation: ConnectorAggregation[];
}

export interface ConnectorAggregation {
  type: EvConnectorType;
  maxChargeRateKw: number;
  count: number;
  availableCount?: number;
  outOfServiceCount?: number;
  /** RFC 3339, UTC. */
  availabilityLastUpdateTime?: string;
}

export const BUSINESS_STATUSES = [
  "OPERATIONAL",
  "CLOSED_TEMPORARILY",
  "CLOSED_PERMANENTLY",
  "FUTURE_OPENING",
] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

export const PRICE_LEVELS = [
  "PRICE_LEVEL_FREE",
  "PRICE_LEVEL_INEXPENSIVE",
  "PRICE_LEVEL_MODERATE",
  "PRICE_LEVEL_EXPENSIVE",
  "PRICE_LEVEL_VERY_EXPENSIVE",
] as const;
export type PriceLevel = (typeof PRICE_LEVELS)[number];

export const FUEL_TYPES = [
  "DIESEL",
  "DIESEL_PLUS",
  "REGULAR_UNLEADED",
  "MIDGRADE",
  "PREMIUM",
  "SP91",
  "SP91_E10",
  "SP92",
  "SP95",
  "SP95_E10",
  "SP98",
  "SP99",
  "SP100",
  "LPG",
  "E80",
  "E85",
  "E100",
  "METHANE",
  "BIO_DIESEL",
  "TRUCK_DIESEL",
] as const;
export type FuelType = (typeof FUEL_TYPES)[number];

/** In the order of the protocol's numbers from 1 on: the two that came last stand elsewhere in our list. */
export const FUEL_TYPES_BY_NUMBER: readonly FuelType[] = /* @__PURE__ */ fuelTypesByNumber();

function fuelTypesByNumber(): FuelType[] {
  const early = FUEL_TYPES.filter((type) => type !== "DIESEL_PLUS" && type !== "E100");
  return [...early, "DIESEL_PLUS", "E100"];
}

export const EV_CONNECTOR_TYPES = [
  "EV_CONNECTOR_TYPE_OTHER",
  "EV_CONNECTOR_TYPE_J1772",
  "EV_CONNECTOR_TYPE_TYPE_2",
  "EV_CONNECTOR_TYPE_CHADEMO",
  "EV_CONNECTOR_TYPE_CCS_COMBO_1",
  "EV_CONNECTOR_TYPE_CCS_COMBO_2",
  "EV_CONNECTOR_TYPE_TESLA",
  "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T",
  "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET",
  "EV_CONNECTOR_TYPE_NACS",
] as const;
export type EvConnectorType = (typeof EV_CONNECTOR_TYPES)[number];
