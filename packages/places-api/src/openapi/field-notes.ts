import {
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
import descriptions from "./field-descriptions.generated.json" with { type: "json" };
import type { FieldNote } from "./schema.ts";

const PLACE_TYPE = { placeType: { orOneOf: [] } } as const satisfies FieldNote;
const LIST_OF_TYPES: FieldNote = { maxItems: MAX_TYPES, ...PLACE_TYPE };

type Notes = Readonly<Record<string, FieldNote>>;

/** Descriptions by schema and field: the comments of the types, which `tools/field-descriptions.test.ts` collects. */
const DESCRIPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = descriptions;

const READER: Notes = { regionCode: { pattern: "^[A-Za-z]{2}$" } };

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

const WAYS: Notes = {
  "routingParameters.origin": { description: "Where the ways start." },
  ...POINT("routingParameters.origin"),
  "routingParameters.travelMode": { description: "Without it, DRIVE. There are no ways for TWO_WHEELER." },
  "routingParameters.routeModifiers": {
    description: "What ways should keep off, where there are others. Ferries are never taken.",
  },
  "routingParameters.routingPreference": { description: "For DRIVE only. Nothing is known of traffic." },
};

const SEARCHES: Readonly<Record<string, Notes>> = {
  searchText: {
    ...READER,
    textQuery: {
      description:
        'What is looked for: a name, an address, a kind of place ("boulangerie"), also with "near", "in", "open now" or a day and hour ("pharmacie ouverte le dimanche près de la gare"); a fuel, a plug or a power ("sp98 Nice", "borne 150 kW"); a phone number, coordinates ("43.7311, 7.4206") or a plus code ("P9JC+F6 Monaco").',
      minLength: 1,
      maxLength: MAX_QUERY_LENGTH,
      isRequired: true,
    },
    includedType: PLACE_TYPE,
    minRating: {
      description: "Drops places below it and those without a rating; rounded up to the next half.",
      minimum: 0,
      maximum: 5,
    },
    pageSize: {
      description: `Places in one page; above ${MAX_RESULT_COUNT} it is ${MAX_RESULT_COUNT}.`,
      minimum: 0,
    },
    maxResultCount: RESULT_COUNT,
    ...RECTANGLE("locationBias.rectangle"),
    ...CIRCLE("locationBias.circle"),
    ...RECTANGLE("locationRestriction.rectangle"),
    "evOptions.minimumChargingRateKw": { description: "Kilowatts.", minimum: 0 },
    ...WAYS,
    "searchAlongRouteParameters.polyline": { isRequired: true },
    "searchAlongRouteParameters.polyline.encodedPolyline": {
      description: "At least two points, encoded with five digits.",
      isRequired: true,
    },
  },
  searchNearby: {
    ...READER,
    locationRestriction: { isRequired: true },
    "locationRestriction.circle": { isRequired: true },
    ...POINT("locationRestriction.circle.center"),
    "locationRestriction.circle.radius": { description: "Metres.", minimum: 0, maximum: MAX_RADIUS_METRES },
    includedTypes: LIST_OF_TYPES,
    excludedTypes: LIST_OF_TYPES,
    includedPrimaryTypes: LIST_OF_TYPES,
    excludedPrimaryTypes: LIST_OF_TYPES,
    maxResultCount: RESULT_COUNT,
    ...WAYS,
  },
  autocomplete: {
    ...READER,
    input: {
      minLength: 1,
      maxLength: MAX_QUERY_LENGTH,
      isRequired: true,
    },
    inputOffset: { description: "Unicode characters before the cursor; without it, all.", minimum: 0 },
    ...RECTANGLE("locationBias.rectangle"),
    ...CIRCLE("locationBias.circle"),
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
    includedRegionCodes: { maxItems: MAX_REGION_CODES },
    ...POINT("origin"),
    sessionToken: {
      description: "URL-safe; a UUID of version 4 fits.",
      maxLength: MAX_SESSION_TOKEN_LENGTH,
      pattern: "^[A-Za-z0-9_=-]*$",
    },
  },
  reverseGeocode: {
    ...READER,
    location: { isRequired: true },
    ...POINT("location"),
    types: LIST_OF_TYPES,
  },
};

const REQUESTS = Object.fromEntries(
  Object.entries(SEARCHES).map(([call, notes]) => [call, describeFields(`${call}Request`, notes)]),
);

const CONTEXT: Notes = {
  placeIds: { maxItems: MAX_CONTEXT_PLACES },
  ...inside("searchText", REQUESTS.searchText),
  ...inside("searchNearby", REQUESTS.searchNearby),
  maxPlaceCount: { maximum: MAX_CONTEXT_PLACES, minimum: 0 },
  ...POINT("origin"),
  ...RECTANGLE("mapOptions.viewport"),
  ...POINT("mapOptions.center"),
  "mapOptions.zoom": { minimum: 0, maximum: 22 },
};

/** Limits and descriptions of request fields, by call and path. */
export const REQUEST_NOTES: Readonly<Record<string, Notes>> = {
  ...REQUESTS,
  createContext: describeFields("createContextRequest", CONTEXT),
};

/** Returns the descriptions of a schema's fields, which are those of its type, with further notes on them. */
export function describeFields(schema: string, notes: Notes = {}): Notes {
  const fields = DESCRIPTIONS[schema.charAt(0).toUpperCase() + schema.slice(1)] ?? {};
  const described = Object.entries(fields).map(([path, description]) => [
    path,
    { description, ...notes[path] },
  ]);
  return { ...notes, ...Object.fromEntries(described) };
}

function inside(field: string, notes: Notes = {}): Notes {
  return Object.fromEntries(Object.entries(notes).map(([path, note]) => [`${field}.${path}`, note]));
}
