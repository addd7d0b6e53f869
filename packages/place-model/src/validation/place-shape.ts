import { SECONDARY_HOURS_TYPES } from "../opening-hours.ts";
import {
  BUSINESS_STATUSES,
  EV_CONNECTOR_TYPES,
  FUEL_TYPES_BY_NUMBER,
  type PlaceField,
  PRICE_LEVELS,
} from "../place.ts";
import { calendarDate, latLng, localizedText, viewport } from "./common-shapes.ts";
import {
  bool,
  double,
  int32,
  int64,
  list,
  message,
  numbered,
  opaque,
  type Shape,
  text,
  uri,
} from "./shape.ts";

export const PRICE_LEVEL = numbered("PRICE_LEVEL_UNSPECIFIED", PRICE_LEVELS);
export const EV_CONNECTOR_TYPE = numbered("EV_CONNECTOR_TYPE_UNSPECIFIED", EV_CONNECTOR_TYPES);

const money = message({ currencyCode: text, units: int64, nanos: int32 });

const openingPoint = message({
  day: int32,
  hour: int32,
  minute: int32,
  date: calendarDate,
  truncated: bool,
});
const openingHours = message({
  openNow: bool,
  periods: list(message({ open: openingPoint, close: openingPoint })),
  weekdayDescriptions: list(text),
  secondaryHoursType: numbered("SECONDARY_HOURS_TYPE_UNSPECIFIED", SECONDARY_HOURS_TYPES),
  specialDays: list(message({ date: calendarDate })),
  nextOpenTime: text,
  nextCloseTime: text,
});

const authorAttribution = message({ displayName: text, uri, photoUri: uri });

const photo = message({
  name: text,
  widthPx: int32,
  heightPx: int32,
  authorAttributions: list(authorAttribution),
  flagContentUri: uri,
  googleMapsUri: uri,
});

const review = message({
  name: text,
  relativePublishTimeDescription: text,
  text: localizedText,
  originalText: localizedText,
  rating: double,
  authorAttribution,
  publishTime: text,
  flagContentUri: uri,
  googleMapsUri: uri,
  visitDate: calendarDate,
});

/** Every field of a place; the type makes sure that none of `Place` is missing. */
const placeFields: Readonly<Record<PlaceField, Shape>> = {
  name: text,
  id: text,
  displayName: localizedText,
  types: list(text),
  primaryType: text,
  primaryTypeDisplayName: localizedText,
  nationalPhoneNumber: text,
  internationalPhoneNumber: text,
  formattedAddress: text,
  shortFormattedAddress: text,
  addressComponents: list(
    message({ longText: text, shortText: text, types: list(text), languageCode: text }),
  ),
  adrFormatAddress: text,
  postalAddress: message({
    revision: int32,
    regionCode: text,
    languageCode: text,
    postalCode: text,
    sortingCode: text,
    administrativeArea: text,
    locality: text,
    sublocality: text,
    addressLines: list(text),
    recipients: list(text),
    organization: text,
  }),
  plusCode: message({ globalCode: text, compoundCode: text }),
  location: latLng,
  viewport,
  rating: double,
  userRatingCount: int32,
  googleMapsUri: uri,
  googleMapsLinks: message({
    directionsUri: uri,
    placeUri: uri,
    writeAReviewUri: uri,
    reviewsUri: uri,
    photosUri: uri,
  }),
  websiteUri: uri,
  reviews: list(review),
  photos: list(photo),
  regularOpeningHours: openingHours,
  currentOpeningHours: openingHours,
  regularSecondaryOpeningHours: list(openingHours),
  currentSecondaryOpeningHours: list(openingHours),
  timeZone: message({ id: text, version: text }),
  utcOffsetMinutes: int32,
  businessStatus: numbered("BUSINESS_STATUS_UNSPECIFIED", BUSINESS_STATUSES),
  priceLevel: PRICE_LEVEL,
  priceRange: message({ startPrice: money, endPrice: money }),
  attributions: list(message({ provider: text, providerUri: uri })),
  iconMaskBaseUri: uri,
  iconBackgroundColor: text,
  editorialSummary: localizedText,
  consumerAlert: message({
    overview: text,
    details: message({ title: text, description: text, aboutLink: message({ title: text, uri }) }),
    languageCode: text,
  }),
  paymentOptions: message({
    acceptsCreditCards: bool,
    acceptsDebitCards: bool,
    acceptsCashOnly: bool,
    acceptsNfc: bool,
  }),
  parkingOptions: message({
    freeParkingLot: bool,
    paidParkingLot: bool,
    freeStreetParking: bool,
    paidStreetParking: bool,
    valetParking: bool,
    freeGarageParking: bool,
    paidGarageParking: bool,
  }),
  accessibilityOptions: message({
    wheelchairAccessibleParking: bool,
    wheelchairAccessibleEntrance: bool,
    wheelchairAccessibleRestroom: bool,
    wheelchairAccessibleSeating: bool,
  }),
  fuelOptions: message({
    fuelPrices: list(
      message({
        type: numbered("FUEL_TYPE_UNSPECIFIED", FUEL_TYPES_BY_NUMBER),
        price: money,
        updateTime: text,
      }),
    ),
  }),
  evChargeOptions: message({
    connectorCount: int32,
    connectorAggregation: list(
      message({
        type: EV_CONNECTOR_TYPE,
        maxChargeRateKw: double,
        count: int32,
        availableCount: int32,
        outOfServiceCount: int32,
        availabilityLastUpdateTime: text,
      }),
    ),
  }),
  pureServiceAreaBusiness: bool,
  takeout: bool,
  delivery: bool,
  dineIn: bool,
  curbsidePickup: bool,
  reservable: bool,
  servesBreakfast: bool,
  servesLunch: bool,
  servesDinner: bool,
  servesBrunch: bool,
  servesBeer: bool,
  servesWine: bool,
  servesCocktails: bool,
  servesDessert: bool,
  servesCoffee: bool,
  servesVegetarianFood: bool,
  outdoorSeating: bool,
  liveMusic: bool,
  menuForChildren: bool,
  goodForChildren: bool,
  goodForGroups: bool,
  goodForWatchingSports: bool,
  allowsDogs: bool,
  restroom: bool,
  wifi: bool,
};

export const PLACE_SHAPE = message({
  ...placeFields,
  // Fields of the protocol for which no open data is known: masks for other servers name them.
  addressDescriptor: opaque,
  containingPlaces: opaque,
  evChargeAmenitySummary: opaque,
  generativeSummary: opaque,
  googleMapsTypeLabel: opaque,
  movedPlace: opaque,
  movedPlaceId: opaque,
  neighborhoodSummary: opaque,
  openingDate: opaque,
  reviewSummary: opaque,
  subDestinations: opaque,
  transitStation: opaque,
});

/** The messages that others are made of, by the protocol's names: a description of it gives each a place of its own. */
export const NAMED_SHAPES = {
  Place: PLACE_SHAPE,
  LatLng: latLng,
  Viewport: viewport,
  LocalizedText: localizedText,
  CalendarDate: calendarDate,
  Money: money,
  OpeningPoint: openingPoint,
  OpeningHours: openingHours,
  AuthorAttribution: authorAttribution,
  Photo: photo,
  Review: review,
} as const;
