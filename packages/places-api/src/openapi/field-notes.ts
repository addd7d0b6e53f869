import {
  CONTEXT_TTL_SECONDS,
  MAX_CONTEXT_PLACES,
  MAX_PRIMARY_TYPES,
  MAX_QUERY_LENGTH,
  MAX_RADIUS_METRES,
  MAX_REGION_CODES,
  MAX_RESULT_COUNT,
  MAX_SESSION_TOKEN_LENGTH,
  MAX_TYPES,
  TYPE_COLLECTIONS,
} from "@lieudit/place-model";
import type { FieldNote } from "./schema.ts";

const PLACE_TYPE = { placeType: { orOneOf: [] } } as const satisfies FieldNote;

type Notes = Readonly<Record<string, FieldNote>>;

const READER: Notes = {
  languageCode: { description: 'BCP 47, such as "fr": names and texts are in it where they are known.' },
  regionCode: {
    description: "Two letters, such as FR: addresses leave this country's name out.",
    pattern: "^[A-Za-z]{2}$",
  },
};

const POINT = (path: string): Notes => ({
  [`${path}.latitude`]: { minimum: -90, maximum: 90 },
  [`${path}.longitude`]: { minimum: -180, maximum: 180 },
});

const CIRCLE = (path: string): Notes => ({
  [path]: { description: "One of rectangle and circle." },
  ...POINT(`${path}.center`),
  [`${path}.radius`]: { description: "Metres.", minimum: 0, maximum: MAX_RADIUS_METRES },
});

const RECTANGLE = (path: string): Notes => ({
  [path]: { description: "From its southwest corner to its northeast one, at most 180 degrees wide." },
  ...POINT(`${path}.low`),
  ...POINT(`${path}.high`),
});

const RESULT_COUNT: FieldNote = {
  description: "Most places in the answer.",
  maximum: MAX_RESULT_COUNT,
  minimum: 0,
};

const FUTURE: FieldNote = { description: "Lists places that have not opened yet, too." };
const WITHOUT_DOOR: FieldNote = {
  description: "Lists businesses that come to their customers and have no door of their own, too.",
};

const WAYS: Notes = {
  routingParameters: {
    description:
      "How one would get to the places; the answer tells it under routingSummaries, where the mask asks for it.",
  },
  "routingParameters.origin": { description: "Where the ways start." },
  ...POINT("routingParameters.origin"),
  "routingParameters.travelMode": { description: "Without it, DRIVE. There are no ways for TWO_WHEELER." },
  "routingParameters.routeModifiers": {
    description: "What ways should keep off, where there are others. Ferries are never taken.",
  },
  "routingParameters.routingPreference": { description: "For DRIVE only. Nothing is known of traffic." },
};

const REQUESTS: Readonly<Record<string, Notes>> = {
  searchText: {
    ...READER,
    textQuery: {
      description:
        'What is looked for: a name, an address, a kind of place ("boulangerie"), also with "near", "in", "open now" or a day and hour ("pharmacie ouverte le dimanche près de la gare"); a fuel, a plug or a power ("sp98 Nice", "borne 150 kW"); a phone number, coordinates ("43.7311, 7.4206") or a plus code ("P9JC+F6 Monaco").',
      minLength: 1,
      maxLength: MAX_QUERY_LENGTH,
      isRequired: true,
    },
    rankPreference: { description: "Without it, RELEVANCE." },
    includedType: {
      description: "Lifts places of this type; with strictTypeFiltering it keeps no others.",
      ...PLACE_TYPE,
    },
    openNow: { description: "Keeps places that are known to be open now." },
    minRating: {
      description: "Drops places below it and those without a rating; rounded up to the next half.",
      minimum: 0,
      maximum: 5,
    },
    pageSize: {
      description: `Places in one page; above ${MAX_RESULT_COUNT} it is ${MAX_RESULT_COUNT}.`,
      minimum: 0,
    },
    pageToken: { description: "nextPageToken of the page before; the query must be the same." },
    maxResultCount: RESULT_COUNT,
    locationBias: { description: "Pulls places inside it up. Not with locationRestriction." },
    ...RECTANGLE("locationBias.rectangle"),
    ...CIRCLE("locationBias.circle"),
    locationRestriction: { description: "Keeps places outside it out. Not with locationBias." },
    ...RECTANGLE("locationRestriction.rectangle"),
    "evOptions.minimumChargingRateKw": { description: "Kilowatts.", minimum: 0 },
    includePureServiceAreaBusinesses: WITHOUT_DOOR,
    includeFutureOpeningBusinesses: FUTURE,
    ...WAYS,
    searchAlongRouteParameters: {
      description: "Keeps places along a route; ways then lead to each of them and on to the route's end.",
    },
    "searchAlongRouteParameters.polyline": { isRequired: true },
    "searchAlongRouteParameters.polyline.encodedPolyline": {
      description: "At least two points, encoded with five digits.",
      isRequired: true,
    },
  },
  searchNearby: {
    ...READER,
    locationRestriction: { description: "The circle that is searched.", isRequired: true },
    "locationRestriction.circle": { isRequired: true },
    ...POINT("locationRestriction.circle.center"),
    "locationRestriction.circle.radius": { description: "Metres.", minimum: 0, maximum: MAX_RADIUS_METRES },
    includedTypes: {
      description: "Places must have one of them among their types.",
      maxItems: MAX_TYPES,
      ...PLACE_TYPE,
    },
    excludedTypes: {
      description: "Places must have none of them among their types.",
      maxItems: MAX_TYPES,
      ...PLACE_TYPE,
    },
    includedPrimaryTypes: {
      description: "Their primary type must be one of them.",
      maxItems: MAX_TYPES,
      ...PLACE_TYPE,
    },
    excludedPrimaryTypes: {
      description: "Their primary type must be none of them.",
      maxItems: MAX_TYPES,
      ...PLACE_TYPE,
    },
    maxResultCount: RESULT_COUNT,
    rankPreference: { description: "Without it, POPULARITY." },
    includeFutureOpeningBusinesses: FUTURE,
    ...WAYS,
  },
  autocomplete: {
    ...READER,
    input: {
      description: "What was typed; coordinates and plus codes are places at that point.",
      minLength: 1,
      maxLength: MAX_QUERY_LENGTH,
      isRequired: true,
    },
    inputOffset: { description: "Unicode characters before the cursor; without it, all.", minimum: 0 },
    locationBias: { description: "Pulls places inside it up. Not with locationRestriction." },
    ...RECTANGLE("locationBias.rectangle"),
    ...CIRCLE("locationBias.circle"),
    locationRestriction: { description: "Keeps places outside it out. Not with locationBias." },
    ...RECTANGLE("locationRestriction.rectangle"),
    ...CIRCLE("locationRestriction.circle"),
    includedPrimaryTypes: {
      description:
        "Types, or (regions) alone, or (cities) alone; geocode is all addresses and areas, establishment every place of business.",
      maxItems: MAX_PRIMARY_TYPES,
      placeType: { orOneOf: TYPE_COLLECTIONS },
    },
    includedTypes: {
      description:
        "Our extension, instead of includedPrimaryTypes: one of them must be among all types of a place.",
      maxItems: MAX_PRIMARY_TYPES,
      placeType: { orOneOf: TYPE_COLLECTIONS },
    },
    includedRegionCodes: { description: "Countries, by two letters.", maxItems: MAX_REGION_CODES },
    origin: { description: "Predictions tell their distance from it." },
    ...POINT("origin"),
    sessionToken: {
      description: "URL-safe; a UUID of version 4 fits.",
      maxLength: MAX_SESSION_TOKEN_LENGTH,
      pattern: "^[A-Za-z0-9_=-]*$",
    },
    includeQueryPredictions: { description: "Suggests texts to search for, too." },
    includePureServiceAreaBusinesses: WITHOUT_DOOR,
    includeFutureOpeningBusinesses: FUTURE,
  },
  reverseGeocode: {
    ...READER,
    location: { description: "The point that is asked about.", isRequired: true },
    ...POINT("location"),
    types: {
      description: "Answers must have one of them among their types.",
      maxItems: MAX_TYPES,
      ...PLACE_TYPE,
    },
  },
};

const CONTEXT: Notes = {
  placeIds: {
    description: "Places by their ids, in this order. One of placeIds, searchText and searchNearby.",
    maxItems: MAX_CONTEXT_PLACES,
  },
  searchText: { description: "Places that answer a text when the context is read." },
  searchNearby: { description: "Places around a point when the context is read." },
  ...inside("searchText", REQUESTS.searchText),
  ...inside("searchNearby", REQUESTS.searchNearby),
  maxPlaceCount: {
    description: "Most places of a search; without it, 20.",
    maximum: MAX_CONTEXT_PLACES,
    minimum: 0,
  },
  origin: { description: "Where the ways to the places start; without it there are none." },
  ...POINT("origin"),
  travelMode: { description: "Without it, DRIVE. There are no ways for TWO_WHEELER." },
  routeModifiers: { description: "What ways should keep off, where there are others." },
  mapOptions: {
    description:
      "How a map begins: with a viewport, or a center and a zoom; without either, around the places.",
  },
  ...RECTANGLE("mapOptions.viewport"),
  ...POINT("mapOptions.center"),
  "mapOptions.zoom": { minimum: 0, maximum: 22 },
  ttl: {
    description: `How long the token is good for, in seconds: "3600s". From ${CONTEXT_TTL_SECONDS.least}s to ${CONTEXT_TTL_SECONDS.most}s; without it, ${CONTEXT_TTL_SECONDS.usual}s.`,
  },
};

/** Limits and descriptions of request fields, by call and path. */
export const REQUEST_NOTES: Readonly<Record<string, Notes>> = { ...REQUESTS, createContext: CONTEXT };

function inside(field: string, notes: Notes = {}): Notes {
  return Object.fromEntries(Object.entries(notes).map(([path, note]) => [`${field}.${path}`, note]));
}
