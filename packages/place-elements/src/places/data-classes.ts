import { dataWith } from "./data-class.ts";
import type {
  Containment,
  EVConnectorType,
  FuelType,
  NameOf,
  SpatialRelationship,
  TransitVehicleType,
} from "./enums.ts";
import { mediaUri, type PhotoOptions } from "./media-uri.ts";
import { at } from "./members.ts";
import { moneyText } from "./money-text.ts";
import {
  always,
  amount,
  count,
  day,
  flag,
  instant,
  itself,
  list,
  name,
  one,
  pointWithAltitude,
  reference,
  text,
  url,
  words,
} from "./readers.ts";
import { matchRanges } from "./string-range.ts";

// What a place is made of. Each table names the members of a class and how each is read from the wire.

export class AccessibilityOptions extends dataWith({
  hasWheelchairAccessibleEntrance: flag,
  hasWheelchairAccessibleParking: flag,
  hasWheelchairAccessibleRestroom: flag,
  hasWheelchairAccessibleSeating: flag,
}) {}

export class AddressComponent extends dataWith({
  longText: text,
  shortText: text,
  types: list(text),
}) {}

export class Area extends dataWith({
  containment: name<NameOf<typeof Containment>>(),
  place: at("", itself),
}) {}

export class Landmark extends dataWith({
  place: at("", itself),
  // The one enum whose zero has a meaning, and so is left out of the wire.
  spatialRelationship: name<NameOf<typeof SpatialRelationship>, "NEAR">("", "NEAR"),
  straightLineDistanceMeters: amount,
  travelDistanceMeters: count,
}) {}

export class AddressDescriptor extends dataWith({
  areas: list(one(Area)),
  landmarks: list(one(Landmark)),
}) {}

export class Attribution extends dataWith({
  provider: text,
  providerURI: text,
}) {}

export class AuthorAttribution extends dataWith({
  displayName: words,
  photoURI: text,
  uri: text,
}) {}

export class ConnectorAggregation extends dataWith({
  availabilityLastUpdateTime: instant,
  availableCount: count,
  count: amount,
  maxChargeRateKw: amount,
  outOfServiceCount: count,
  type: name<NameOf<typeof EVConnectorType>>("EV_CONNECTOR_TYPE_"),
}) {}

export class ConsumerAlertDetails extends dataWith({
  aboutLinkTitle: at("aboutLink.title", text),
  aboutLinkURI: at("aboutLink.uri", text),
  description: text,
  title: text,
}) {}

export class ConsumerAlert extends dataWith({
  details: one(ConsumerAlertDetails),
  languageCode: text,
  overview: text,
}) {}

export class ContentBlock extends dataWith({
  content: text,
  contentLanguageCode: text,
  referencedPlaces: list(reference),
}) {}

export class EVChargeAmenitySummary extends dataWith({
  coffee: one(ContentBlock),
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  overview: one(ContentBlock),
  restaurant: one(ContentBlock),
  store: one(ContentBlock),
}) {}

export class EVChargeOptions extends dataWith({
  connectorAggregations: at("connectorAggregation", list(one(ConnectorAggregation))),
  connectorCount: amount,
}) {}

/** A text of which parts stand out: those that match what was typed. */
export class FormattableText extends dataWith({
  matches: at("", matchRanges),
  text: words,
}) {
  override toString(): string {
    return this.text;
  }
}

export class Money extends dataWith({
  currencyCode: words,
  nanos: amount,
  units: amount,
}) {
  override toString(): string {
    return moneyText(this);
  }
}

export class FuelPrice extends dataWith({
  price: one(Money),
  type: name<NameOf<typeof FuelType>>(),
  updateTime: instant,
}) {}

export class FuelOptions extends dataWith({
  fuelPrices: list(one(FuelPrice)),
}) {}

export class GenerativeSummary extends dataWith({
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: at("overviewFlagContentUri", text),
  overview: text,
  overviewLanguageCode: text,
}) {}

export class GoogleMapsLinks extends dataWith({
  directionsURI: text,
  photosURI: text,
  placeURI: text,
  reviewsURI: text,
  writeAReviewURI: text,
}) {}

export class NeighborhoodSummary extends dataWith({
  description: one(ContentBlock),
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  overview: one(ContentBlock),
}) {}

export class OpeningHoursPoint extends dataWith({
  day: amount,
  hour: amount,
  minute: amount,
}) {}

export class OpeningHoursPeriod extends dataWith({
  close: one(OpeningHoursPoint),
  open: always(OpeningHoursPoint),
}) {}

export class OpeningHours extends dataWith({
  periods: list(one(OpeningHoursPeriod)),
  specialDays: list((value: unknown) => day((value as { date?: unknown } | null)?.date)),
  weekdayDescriptions: list(text),
}) {}

export class SecondaryOpeningHours extends dataWith({ type: at("secondaryHoursType", text) }, OpeningHours) {}

export class ParkingOptions extends dataWith({
  hasFreeGarageParking: flag,
  hasFreeParkingLot: flag,
  hasFreeStreetParking: flag,
  hasPaidGarageParking: flag,
  hasPaidParkingLot: flag,
  hasPaidStreetParking: flag,
  hasValetParking: flag,
}) {}

export class PaymentOptions extends dataWith({
  acceptsCashOnly: flag,
  acceptsCreditCards: flag,
  acceptsDebitCards: flag,
  acceptsNFC: at("acceptsNfc", flag),
  /** As the wire spells it; pages read either. */
  acceptsNfc: flag,
}) {}

export class Photo extends dataWith({
  authorAttributions: list(one(AuthorAttribution)),
  flagContentURI: text,
  googleMapsURI: text,
  heightPx: amount,
  /** `places/{placeId}/photos/{photoId}` */
  name: words,
  widthPx: amount,
}) {
  /** Where the picture is; for `src` as it stands. */
  getURI(options?: PhotoOptions | null): string {
    return mediaUri(this, options ?? {});
  }
}

export class PlusCode extends dataWith({
  compoundCode: text,
  globalCode: text,
}) {}

export class PostalAddress extends dataWith({
  addressLines: list(text),
  administrativeArea: text,
  languageCode: text,
  locality: text,
  organization: text,
  postalCode: text,
  recipients: list(text),
  regionCode: words,
  sortingCode: text,
  sublocality: text,
}) {}

export class PriceRange extends dataWith({
  endPrice: one(Money),
  startPrice: always(Money),
}) {}

export class Review extends dataWith({
  authorAttribution: one(AuthorAttribution),
  flagContentURI: text,
  googleMapsURI: text,
  originalText: text,
  originalTextLanguageCode: text,
  publishTime: instant,
  rating: count,
  relativePublishTimeDescription: text,
  text: text,
  textLanguageCode: text,
  visitDateMonth: at("visitDate.month", count),
  visitDateYear: at("visitDate.year", count),
}) {}

export class ReviewSummary extends dataWith({
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  reviewsURI: text,
  text: text,
  textLanguageCode: text,
}) {}

export class TimeZone extends dataWith({
  id: text,
  version: text,
}) {}

export class TransitIcon extends dataWith({
  nameIncluded: flag,
  url,
}) {}

export class TransitLine extends dataWith({
  backgroundColor: text,
  displayName: text,
  displayNameLanguageCode: text,
  icon: one(TransitIcon),
  id: text,
  shortDisplayName: text,
  shortDisplayNameLanguageCode: text,
  textColor: text,
  url,
  vehicleIcon: one(TransitIcon),
  vehicleType: name<NameOf<typeof TransitVehicleType>>(),
}) {}

export class TransitAgency extends dataWith({
  displayName: text,
  displayNameLanguageCode: text,
  fareURL: url,
  icon: one(TransitIcon),
  lines: list(one(TransitLine)),
  url,
}) {}

export class TransitStop extends dataWith({
  displayName: text,
  displayNameLanguageCode: text,
  hasWheelchairAccessibleEntrance: flag,
  id: text,
  location: pointWithAltitude,
  platformCode: text,
  platformCodeLanguageCode: text,
  signageText: text,
  signageTextLanguageCode: text,
  stopCode: text,
  stopCodeLanguageCode: text,
}) {}

export class TransitStation extends dataWith({
  agencies: list(one(TransitAgency)),
  displayName: text,
  displayNameLanguageCode: text,
  stops: list(one(TransitStop)),
}) {}
