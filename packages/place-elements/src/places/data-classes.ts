import { dataClass } from "./data-class.ts";
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

export const AccessibilityOptions = dataClass({
  hasWheelchairAccessibleEntrance: flag,
  hasWheelchairAccessibleParking: flag,
  hasWheelchairAccessibleRestroom: flag,
  hasWheelchairAccessibleSeating: flag,
});

export const AddressComponent = dataClass({
  longText: text,
  shortText: text,
  types: list(text),
});

export const Area = dataClass({
  containment: name<NameOf<typeof Containment>>(),
  place: at("", itself),
});

export const Landmark = dataClass({
  place: at("", itself),
  // The one enum whose zero has a meaning, and so is left out of the wire.
  spatialRelationship: name<NameOf<typeof SpatialRelationship>, "NEAR">("", "NEAR"),
  straightLineDistanceMeters: amount,
  travelDistanceMeters: count,
});

export const AddressDescriptor = dataClass({
  areas: list(one(Area)),
  landmarks: list(one(Landmark)),
});

export const Attribution = dataClass({
  provider: text,
  providerURI: text,
});

export const AuthorAttribution = dataClass({
  displayName: words,
  photoURI: text,
  uri: text,
});

export const ConnectorAggregation = dataClass({
  availabilityLastUpdateTime: instant,
  availableCount: count,
  count: amount,
  maxChargeRateKw: amount,
  outOfServiceCount: count,
  type: name<NameOf<typeof EVConnectorType>>("EV_CONNECTOR_TYPE_"),
});

export const ConsumerAlertDetails = dataClass({
  aboutLinkTitle: at("aboutLink.title", text),
  aboutLinkURI: at("aboutLink.uri", text),
  description: text,
  title: text,
});

export const ConsumerAlert = dataClass({
  details: one(ConsumerAlertDetails),
  languageCode: text,
  overview: text,
});

export const ContentBlock = dataClass({
  content: text,
  contentLanguageCode: text,
  referencedPlaces: list(reference),
});

export const EVChargeAmenitySummary = dataClass({
  coffee: one(ContentBlock),
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  overview: one(ContentBlock),
  restaurant: one(ContentBlock),
  store: one(ContentBlock),
});

export const EVChargeOptions = dataClass({
  connectorAggregations: at("connectorAggregation", list(one(ConnectorAggregation))),
  connectorCount: amount,
});

/** A text of which parts stand out: those that match what was typed. */
export const FormattableText = dataClass(
  {
    matches: at("", matchRanges),
    text: words,
  },
  {
    toString(): string {
      return this.text;
    },
  },
);

export const Money = dataClass(
  {
    currencyCode: words,
    nanos: amount,
    units: amount,
  },
  {
    toString(): string {
      return moneyText(this);
    },
  },
);

export const FuelPrice = dataClass({
  price: one(Money),
  type: name<NameOf<typeof FuelType>>(),
  updateTime: instant,
});

export const FuelOptions = dataClass({
  fuelPrices: list(one(FuelPrice)),
});

export const GenerativeSummary = dataClass({
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: at("overviewFlagContentUri", text),
  overview: text,
  overviewLanguageCode: text,
});

export const GoogleMapsLinks = dataClass({
  directionsURI: text,
  photosURI: text,
  placeURI: text,
  reviewsURI: text,
  writeAReviewURI: text,
});

export const NeighborhoodSummary = dataClass({
  description: one(ContentBlock),
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  overview: one(ContentBlock),
});

export const OpeningHoursPoint = dataClass({
  day: amount,
  hour: amount,
  minute: amount,
});

export const OpeningHoursPeriod = dataClass({
  close: one(OpeningHoursPoint),
  open: always(OpeningHoursPoint),
});

export const OpeningHours = dataClass({
  periods: list(one(OpeningHoursPeriod)),
  specialDays: list((value: unknown) => day((value as { date?: unknown } | null)?.date)),
  weekdayDescriptions: list(text),
});

export const SecondaryOpeningHours = dataClass(
  { type: at("secondaryHoursType", text) },
  undefined,
  OpeningHours,
);

export const ParkingOptions = dataClass({
  hasFreeGarageParking: flag,
  hasFreeParkingLot: flag,
  hasFreeStreetParking: flag,
  hasPaidGarageParking: flag,
  hasPaidParkingLot: flag,
  hasPaidStreetParking: flag,
  hasValetParking: flag,
});

export const PaymentOptions = dataClass({
  acceptsCashOnly: flag,
  acceptsCreditCards: flag,
  acceptsDebitCards: flag,
  acceptsNFC: at("acceptsNfc", flag),
  /** As the wire spells it; pages read either. */
  acceptsNfc: flag,
});

export const Photo = dataClass(
  {
    authorAttributions: list(one(AuthorAttribution)),
    flagContentURI: text,
    googleMapsURI: text,
    heightPx: amount,
    /** `places/{placeId}/photos/{photoId}` */
    name: words,
    widthPx: amount,
  },
  {
    /** Where the picture is; for `src` as it stands. */
    getURI(options?: PhotoOptions | null): string {
      return mediaUri(this, options ?? {});
    },
  },
);

export const PlusCode = dataClass({
  compoundCode: text,
  globalCode: text,
});

export const PostalAddress = dataClass({
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
});

export const PriceRange = dataClass({
  endPrice: one(Money),
  startPrice: always(Money),
});

export const Review = dataClass({
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
});

export const ReviewSummary = dataClass({
  disclosureText: text,
  disclosureTextLanguageCode: text,
  flagContentURI: text,
  reviewsURI: text,
  text: text,
  textLanguageCode: text,
});

export const TimeZone = dataClass({
  id: text,
  version: text,
});

export const TransitIcon = dataClass({
  nameIncluded: flag,
  url,
});

export const TransitLine = dataClass({
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
});

export const TransitAgency = dataClass({
  displayName: text,
  displayNameLanguageCode: text,
  fareURL: url,
  icon: one(TransitIcon),
  lines: list(one(TransitLine)),
  url,
});

export const TransitStop = dataClass({
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
});

export const TransitStation = dataClass({
  agencies: list(one(TransitAgency)),
  displayName: text,
  displayNameLanguageCode: text,
  stops: list(one(TransitStop)),
});
