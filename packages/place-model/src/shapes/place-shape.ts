import {
  BUSINESS_STATUSES,
  EV_CONNECTOR_TYPES,
  FUEL_TYPES_BY_NUMBER,
  PRICE_LEVELS,
  SECONDARY_HOURS_TYPES,
} from "../place-enums.ts";
import { calendarDate, latLng, localizedText, viewport } from "./common-shapes.ts";
import { always, bool, double, int32, int64, list, message, numbered, opaque, text, uri } from "./shape.ts";

export const PRICE_LEVEL = numbered("PRICE_LEVEL_UNSPECIFIED", PRICE_LEVELS);
export const EV_CONNECTOR_TYPE = numbered("EV_CONNECTOR_TYPE_UNSPECIFIED", EV_CONNECTOR_TYPES);

const money = message({ currencyCode: always(text), units: int64, nanos: int32 });

/** A moment of the week on the place's own clock. */
const openingPoint = message({
  /** 0 is Sunday, 6 Saturday. */
  day: always(int32),
  hour: always(int32),
  minute: always(int32),
  /** Only in `currentOpeningHours`. */
  date: calendarDate,
  truncated: bool,
});
const openingHours = message({
  openNow: bool,
  /** A period without `close` never ends. A place that never closes has one period, from Sunday 00:00. */
  periods: list(message({ open: always(openingPoint), close: openingPoint })),
  /** Seven sentences, Monday first, in the language of the response. */
  weekdayDescriptions: list(text),
  /** Only in secondary hours. */
  secondaryHoursType: numbered("SECONDARY_HOURS_TYPE_UNSPECIFIED", SECONDARY_HOURS_TYPES),
  specialDays: list(message({ date: always(calendarDate) })),
  /** RFC 3339, UTC. */
  nextOpenTime: text,
  nextCloseTime: text,
});

const authorAttribution = message({ displayName: always(text), uri, photoUri: uri });

const photo = message({
  /** `places/{placeId}/photos/{photoId}`. */
  name: always(text),
  widthPx: always(int32),
  heightPx: always(int32),
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
  /** RFC 3339, UTC. */
  publishTime: text,
  flagContentUri: uri,
  googleMapsUri: uri,
  visitDate: calendarDate,
});

const placeReference = message({ name: always(text), id: always(text) });

/** Fields that a stored record has under the same name and that every reader gets unchanged. */
export const RECORD_FIELDS = {
  /** `[A-Za-z0-9_-]{10,}`, stable across imports. */
  id: always(text),
  /** Names of Google's Tables A and B, the primary type first. */
  types: always(list(text)),
  /** The most important of `types`. */
  primaryType: always(text),
  /** Degrees, in WGS 84. */
  location: always(latLng),
  /** Open Location Code. */
  plusCode: message({ globalCode: text, compoundCode: text }),
  /** A warning about the place. */
  consumerAlert: message({
    overview: text,
    details: message({ title: text, description: text, aboutLink: message({ title: text, uri }) }),
    languageCode: text,
  }),
  /** Places around this one, such as the station of an entrance. */
  containingPlaces: list(placeReference),
  /** Places that are a part of this one, such as the entrances of a station. */
  subDestinations: list(placeReference),
};

/** Fields that a stored record has in its `facts`, as the wire writes them. */
export const FACT_FIELDS = {
  /** As it is dialled in the country. */
  nationalPhoneNumber: text,
  /** With the country code, such as "+33 2 31 00 00 00". */
  internationalPhoneNumber: text,
  /** The place's own site. */
  websiteUri: uri,
  /** Mean of the ratings, 1.0 to 5.0. */
  rating: double,
  /** Number of ratings. */
  userRatingCount: int32,
  /** From free to very expensive. */
  priceLevel: PRICE_LEVEL,
  /** What a visit costs; without `endPrice`, at least `startPrice`. */
  priceRange: message({ startPrice: money, endPrice: money }),
  /** `#RRGGBB`, behind the white icon. */
  iconBackgroundColor: text,
  /** Accepted means of payment. */
  paymentOptions: message({
    acceptsCreditCards: bool,
    acceptsDebitCards: bool,
    acceptsCashOnly: bool,
    acceptsNfc: bool,
  }),
  /** Where visitors park. */
  parkingOptions: message({
    freeParkingLot: bool,
    paidParkingLot: bool,
    freeStreetParking: bool,
    paidStreetParking: bool,
    valetParking: bool,
    freeGarageParking: bool,
    paidGarageParking: bool,
  }),
  /** What is accessible with a wheelchair. */
  accessibilityOptions: message({
    wheelchairAccessibleParking: bool,
    wheelchairAccessibleEntrance: bool,
    wheelchairAccessibleRestroom: bool,
    wheelchairAccessibleSeating: bool,
  }),
  /** Latest fuel prices. */
  fuelOptions: message({
    fuelPrices: always(
      list(
        message({
          type: always(numbered("FUEL_TYPE_UNSPECIFIED", FUEL_TYPES_BY_NUMBER)),
          price: money,
          /** RFC 3339, UTC. */
          updateTime: text,
        }),
      ),
    ),
  }),
  /** Charging connectors, and how many are free. */
  evChargeOptions: message({
    connectorCount: always(int32),
    /** Absent where nobody knows the sockets. */
    connectorAggregation: list(
      message({
        type: always(EV_CONNECTOR_TYPE),
        /** Absent where it is unknown. */
        maxChargeRateKw: double,
        count: always(int32),
        availableCount: int32,
        outOfServiceCount: int32,
        /** RFC 3339, UTC. */
        availabilityLastUpdateTime: text,
      }),
    ),
  }),
  /** Whether the business comes to its customers and has no door of its own. */
  pureServiceAreaBusiness: bool,
  /** Whether food can be taken away. */
  takeout: bool,
  /** Whether the place delivers. */
  delivery: bool,
  /** Whether guests can eat there. */
  dineIn: bool,
  /** Whether orders are brought to the kerb. */
  curbsidePickup: bool,
  /** Whether tables can be reserved. */
  reservable: bool,
  /** Whether it serves breakfast. */
  servesBreakfast: bool,
  /** Whether it serves lunch. */
  servesLunch: bool,
  /** Whether it serves dinner. */
  servesDinner: bool,
  /** Whether it serves brunch. */
  servesBrunch: bool,
  /** Whether it serves beer. */
  servesBeer: bool,
  /** Whether it serves wine. */
  servesWine: bool,
  /** Whether it serves cocktails. */
  servesCocktails: bool,
  /** Whether it serves desserts. */
  servesDessert: bool,
  /** Whether it serves coffee. */
  servesCoffee: bool,
  /** Whether it serves vegetarian food. */
  servesVegetarianFood: bool,
  /** Whether there are seats outside. */
  outdoorSeating: bool,
  /** Whether there is live music. */
  liveMusic: bool,
  /** Whether there is a menu for children. */
  menuForChildren: bool,
  /** Whether it is suitable for children. */
  goodForChildren: bool,
  /** Whether it is suitable for groups. */
  goodForGroups: bool,
  /** Whether sports are shown there. */
  goodForWatchingSports: bool,
  /** Whether dogs may come in. */
  allowsDogs: bool,
  /** Whether there is a toilet. */
  restroom: bool,
  /** Our extension of the protocol. */
  wifi: bool,
};

/** Fields that depend on the reader or the clock, or have another form in the record. places-api makes each. */
const COMPUTED_FIELDS = {
  /** Resource name, `places/{id}`. */
  name: text,
  /** Resource name and id of the place, if it was requested by the id of an earlier import. */
  movedPlace: text,
  /** Id of the same place. */
  movedPlaceId: text,
  /** Name in the language of the request. */
  displayName: localizedText,
  /** Name of the primary type in that language. */
  primaryTypeDisplayName: localizedText,
  /** The address in one line, as in its country. */
  formattedAddress: text,
  /** Street and town. */
  shortFormattedAddress: text,
  /** Parts of the address, from the most precise to the widest. */
  addressComponents: list(
    message({
      longText: always(text),
      shortText: always(text),
      types: always(list(text)),
      languageCode: text,
    }),
  ),
  /** The address as HTML spans with the classes of the adr microformat. */
  adrFormatAddress: text,
  /** `google.type.PostalAddress`. */
  postalAddress: message({
    revision: int32,
    regionCode: always(text),
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
  /** The area of a map that shows the place. */
  viewport,
  /** A page about the place. */
  googleMapsUri: uri,
  /** Pages about the place, for directions and for reviews. */
  googleMapsLinks: message({
    directionsUri: uri,
    placeUri: uri,
    writeAReviewUri: uri,
    reviewsUri: uri,
    photosUri: uri,
  }),
  /** At most five. */
  reviews: list(review),
  /** At most ten. */
  photos: list(photo),
  /** The typical week. */
  regularOpeningHours: openingHours,
  /** The next seven days, with holidays. */
  currentOpeningHours: openingHours,
  /** The typical week of services, such as the kitchen. */
  regularSecondaryOpeningHours: list(openingHours),
  /** The next seven days of services. */
  currentSecondaryOpeningHours: list(openingHours),
  /** IANA name. */
  timeZone: message({ id: always(text), version: text }),
  /** Now, at the place. */
  utcOffsetMinutes: int32,
  /** Whether it is open at all. */
  businessStatus: numbered("BUSINESS_STATUS_UNSPECIFIED", BUSINESS_STATUSES),
  /** Sources that must be named. */
  attributions: list(message({ provider: always(text), providerUri: uri })),
  /** Address of an SVG mask, without its suffix. */
  iconMaskBaseUri: uri,
  /** A description in one or two sentences. */
  editorialSummary: localizedText,
  /** The day on which a place opens that is not open yet. */
  openingDate: calendarDate,
};

/**
 * Every field of a place that this project fills. `Place`, the stored record,
 * the checks of imported facts, the OpenAPI document and the field masks follow
 * from this table.
 */
export const PLACE_FIELDS = { ...RECORD_FIELDS, ...COMPUTED_FIELDS, ...FACT_FIELDS };

export type ComputedField = keyof typeof COMPUTED_FIELDS;

/** All fields of a place, also those that are never filled. */
export const PLACE_SHAPE = message({
  ...PLACE_FIELDS,
  // Fields that our own pages do not read: landmarks and areas around the place, and the lines at a stop.
  addressDescriptor: opaque,
  transitStation: opaque,
  // Fields that no open data fills.
  evChargeAmenitySummary: opaque,
  generativeSummary: opaque,
  googleMapsTypeLabel: opaque,
  neighborhoodSummary: opaque,
  reviewSummary: opaque,
});

/** Messages that others contain, by the protocol's names. The OpenAPI document refers to them. */
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
