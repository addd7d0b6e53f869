import { TYPE_NAMES } from "../geocoder/feature-type.ts";
import { MAX_LENGTH, MAX_LIMIT } from "../geocoder/geocode-request.ts";
import type { Operation, Parameter } from "./api-document.ts";
import type { Schema } from "./schema.ts";

/** Mount point of the geocoder. */
export type GeocoderBase = "" | "/geocodeur";

/**
 * Paths of the geocodejson calls. `{base}/search` and a final slash give the same response, but
 * `{base}/search` and `{base}/reverse` with a `format` give that of Nominatim.
 */
export function describeGeocoderPaths(base: GeocoderBase): Record<string, Record<string, Operation>> {
  return {
    [`${base}/api`]: {
      get: {
        tags: ["Geocoder"],
        operationId: "Geocode",
        summary: "Addresses and places for a text, as GeoJSON",
        parameters: [
          {
            name: "q",
            in: "query",
            description: "The text to search for. It may be missing if parts of an address are given.",
            schema: { type: "string", minLength: 1, maxLength: MAX_LENGTH },
          },
          ...ADDRESS_PARTS,
          { ...POINT.lat, description: "With lon: pulls near places up." },
          POINT.lon,
          {
            name: "autocomplete",
            in: "query",
            description: "0: the text is not being typed, its last word is whole.",
            schema: { type: "integer", minimum: 0, maximum: 1, default: 1 },
          },
          ...filters(5),
        ],
        responses: RESPONSES,
      },
    },
    [`${base}/reverse`]: {
      get: {
        tags: ["Geocoder"],
        operationId: "GeocodeReverse",
        summary: "What is at a point, as GeoJSON",
        parameters: [{ ...POINT.lat, required: true }, { ...POINT.lon, required: true }, ...filters(1)],
        responses: RESPONSES,
      },
    },
  };
}

const POINT = {
  lat: { name: "lat", in: "query", schema: { type: "number", minimum: -90, maximum: 90 } },
  lon: { name: "lon", in: "query", schema: { type: "number", minimum: -180, maximum: 180 } },
} as const satisfies Record<string, Parameter>;

/** Parts of an address for forms; Nominatim's `postalcode` and its number in `street` also work. */
const ADDRESS_PARTS: Parameter[] = [
  { name: "housenumber", in: "query", schema: { type: "string" } },
  { name: "street", in: "query", schema: { type: "string" } },
  {
    name: "city",
    in: "query",
    description: "Results in this town come first.",
    schema: { type: "string" },
  },
];

function filters(limit: number): Parameter[] {
  return [
    {
      name: "limit",
      in: "query",
      schema: { type: "integer", minimum: 1, maximum: MAX_LIMIT, default: limit },
    },
    { name: "type", in: "query", schema: { type: "string", enum: TYPE_NAMES } },
    { name: "postcode", in: "query", schema: { type: "string" } },
    { name: "citycode", in: "query", description: "INSEE code of a commune.", schema: { type: "string" } },
    {
      name: "lang",
      in: "query",
      description: "The reader's language.",
      schema: { type: "string", default: "fr" },
    },
  ];
}

const text: Schema = { type: "string" };

const FEATURES: Schema = {
  type: "object",
  required: ["type", "features"],
  properties: {
    type: { type: "string", enum: ["FeatureCollection"] },
    features: {
      type: "array",
      items: {
        type: "object",
        properties: {
          type: { type: "string", enum: ["Feature"] },
          geometry: {
            type: "object",
            properties: {
              type: { type: "string", enum: ["Point"] },
              coordinates: { type: "array", items: { type: "number" }, description: "Longitude, latitude." },
            },
          },
          properties: {
            type: "object",
            properties: {
              id: text,
              type: { type: "string", enum: TYPE_NAMES },
              label: text,
              score: { type: "number", minimum: 0, maximum: 1 },
              name: text,
              housenumber: text,
              street: text,
              postcode: text,
              city: text,
              citycode: text,
              district: text,
              context: text,
              country: text,
              countrycode: text,
              match_type: {
                type: "string",
                enum: ["exact", "interpolated", "fallback"],
                description: "Whether the house number of the request was found.",
              },
              distance: { type: "integer", description: "Metres from the point, on the way back." },
              importance: { type: "number" },
              geocoding: { type: "object", description: "The same by the geocodejson specification." },
            },
          },
        },
      },
    },
  },
};

const FAULT: Schema = {
  type: "object",
  required: ["code", "message"],
  properties: {
    code: { type: "integer" },
    message: text,
    detail: { type: "array", items: text, description: "Each fault." },
  },
};

const RESPONSES: Operation["responses"] = {
  "200": { description: "The features, best first.", content: { "application/json": { schema: FEATURES } } },
  "400": { description: "A parameter is wrong.", content: { "application/json": { schema: FAULT } } },
  "403": {
    description: "The key is missing or not good for this caller.",
    content: { "application/json": { schema: FAULT } },
  },
  "405": {
    description: "The method is not GET or HEAD; Allow names both.",
    content: { "application/json": { schema: FAULT } },
  },
  "429": {
    description: "The key's quota is used up; RateLimit-Reset says for how many seconds.",
    content: { "application/json": { schema: FAULT } },
  },
  "503": { description: "Try again later.", content: { "application/json": { schema: FAULT } } },
};
