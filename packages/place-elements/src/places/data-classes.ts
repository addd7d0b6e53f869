import {
  EV_CONNECTOR_TYPES,
  FUEL_TYPES_BY_NUMBER,
  SECONDARY_HOURS_TYPES,
  TRANSIT_VEHICLE_TYPES,
} from "@lieudit/place-model";
import { dataClass } from "./data-class.ts";
import { mediaUri, type PhotoOptions } from "./media-uri.ts";
import { at, localized, text, unseen } from "./members.ts";
import { moneyText } from "./money-text.ts";
import {
  always,
  amount,
  count,
  flag,
  instant,
  itself,
  list,
  longAmount,
  name,
  nameFromZero,
  one,
  pointWithAltitude,
  resource,
  specialDay,
  uri,
  url,
  words,
} from "./readers.ts";
import { CONTAINMENTS, SPATIAL_RELATIONSHIPS } from "./relations.ts";
import { matchRanges } from "./string-range.ts";

// The data classes of a place. Each table lists the members of a class with their readers.

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

/** Members that name a landmark or an area. */
const NAMED = {
  displayName: unseen(localized),
  name: unseen(text),
  placeId: unseen(text),
  types: unseen(list(text)),
};

export const Area = dataClass({
  ...NAMED,
  containment: name(CONTAINMENTS),
  place: at("", itself),
});

export const Landmark = dataClass({
  ...NAMED,
  place: at("", itself),
  spatialRelationship: nameFromZero(SPATIAL_RELATIONSHIPS),
  straightLineDistanceMeters: amount,
  travelDistanceMeters: count,
});

export const AddressDescriptor = dataClass({
  areas: list(one(Area)),
  landmarks: list(one(Landmark)),
});

export const Attribution = dataClass({
  provider: text,
  providerURI: uri,
});

export const AuthorAttribution = dataClass({
  displayName: words,
  photoURI: uri,
  uri: uri,
});

export const ConnectorAggregation = dataClass({
  availabilityLastUpdateTime: instant,
  availableCount: count,
  count: amount,
  maxChargeRateKw: amount,
  outOfServiceCount: count,
  type: name(EV_CONNECTOR_TYPES, "EV_CONNECTOR_TYPE_"),
});

export const ConsumerAlertDetails = dataClass({
  aboutLinkTitle: at("aboutLink.title", text),
  aboutLinkURI: at("aboutLink.uri", uri),
  description: text,
  title: text,
});

export const ConsumerAlert = dataClass({
  details: one(ConsumerAlertDetails),
  languageCode: text,
  overview: text,
});

export const ContentBlock = dataClass({
  content: localized,
  referencedPlaces: list(resource),
});

export const EVChargeAmenitySummary = dataClass({
  coffee: one(ContentBlock),
  disclosureText: localized,
  flagContentURI: uri,
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
    units: longAmount,
  },
  {
    toString(): string {
      return moneyText(this);
    },
  },
);

export const FuelPrice = dataClass({
  price: one(Money),
  type: name(FUEL_TYPES_BY_NUMBER),
  updateTime: instant,
});

export const FuelOptions = dataClass({
  fuelPrices: list(one(FuelPrice)),
});

export const GenerativeSummary = dataClass({
  disclosureText: localized,
  flagContentURI: at("overviewFlagContentUri", uri),
  overview: localized,
});

export const GoogleMapsLinks = dataClass({
  directionsURI: uri,
  photosURI: uri,
  placeURI: uri,
  reviewsURI: uri,
  writeAReviewURI: uri,
});

export const NeighborhoodSummary = dataClass({
  description: one(ContentBlock),
  disclosureText: localized,
  flagContentURI: uri,
  overview: one(ContentBlock),
});

export const OpeningHoursPoint = dataClass({
  day: amount,
  hour: amount,
  minute: amount,
  truncated: unseen(flag),
});

export const OpeningHoursPeriod = dataClass({
  close: one(OpeningHoursPoint),
  open: always(OpeningHoursPoint),
});

export const OpeningHours = dataClass({
  openNow: unseen(flag),
  periods: list(one(OpeningHoursPeriod)),
  specialDays: list(specialDay),
  weekdayDescriptions: list(text),
});

export const SecondaryOpeningHours = dataClass(
  { type: at("secondaryHoursType", name(SECONDARY_HOURS_TYPES)) },
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
    flagContentURI: uri,
    googleMapsURI: uri,
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
  flagContentURI: uri,
  googleMapsURI: uri,
  name: unseen(text),
  originalText: localized,
  publishTime: instant,
  rating: count,
  relativePublishTimeDescription: text,
  text: localized,
  visitDateMonth: at("visitDate.month", count),
  visitDateYear: at("visitDate.year", count),
});

export const ReviewSummary = dataClass({
  disclosureText: localized,
  flagContentURI: uri,
  reviewsURI: uri,
  text: localized,
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
  displayName: localized,
  icon: one(TransitIcon),
  id: text,
  shortDisplayName: localized,
  textColor: text,
  url,
  vehicleIcon: one(TransitIcon),
  vehicleType: name(TRANSIT_VEHICLE_TYPES),
});

export const TransitAgency = dataClass({
  displayName: localized,
  fareURL: url,
  icon: one(TransitIcon),
  lines: list(one(TransitLine)),
  url,
});

export const TransitStop = dataClass({
  displayName: localized,
  hasWheelchairAccessibleEntrance: flag,
  id: text,
  location: pointWithAltitude,
  platformCode: localized,
  signageText: localized,
  stopCode: localized,
});

export const TransitStation = dataClass({
  agencies: list(one(TransitAgency)),
  displayName: localized,
  stops: list(one(TransitStop)),
});

/** Those that pages know by name. */
export const DATA_CLASSES = {
  AccessibilityOptions,
  AddressComponent,
  AddressDescriptor,
  Area,
  Attribution,
  AuthorAttribution,
  ConnectorAggregation,
  ConsumerAlert,
  ConsumerAlertDetails,
  ContentBlock,
  EVChargeAmenitySummary,
  EVChargeOptions,
  FormattableText,
  FuelOptions,
  FuelPrice,
  GenerativeSummary,
  GoogleMapsLinks,
  Landmark,
  Money,
  NeighborhoodSummary,
  OpeningHours,
  OpeningHoursPeriod,
  OpeningHoursPoint,
  ParkingOptions,
  PaymentOptions,
  Photo,
  PlusCode,
  PostalAddress,
  PriceRange,
  Review,
  ReviewSummary,
  SecondaryOpeningHours,
  TimeZone,
  TransitAgency,
  TransitIcon,
  TransitLine,
  TransitStation,
  TransitStop,
};
