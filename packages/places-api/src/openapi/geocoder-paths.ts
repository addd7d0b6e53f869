import { RESULT_COLUMNS, REVERSE_RESULT_COLUMNS } from "../geocoder/batch/geocode-row.ts";
import { TYPE_NAMES } from "../geocoder/feature-type.ts";
import { MAX_LENGTH, MAX_LIMIT } from "../geocoder/geocode-request.ts";
import { REVIEW_SCORE } from "../geocoder/match-score.ts";
import { MAX_TABLE_BYTES, MAX_TABLE_LINES } from "../geocoder/upload/table-limits.ts";
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
    [`${base}/csv`]: {
      post: describeTable("GeocodeTable", "A table of addresses, with the columns of addok", {
        columns: list("Columns with the address, in this order; without any, all columns."),
        postcode: column("of the postcode that results have"),
        citycode: column("of the INSEE code that results have"),
        type: TABLE_TYPE,
        lat: column("of the latitude near which places rank higher"),
        lon: column("of its longitude"),
        result_columns: list(`Columns to add, by default ${RESULT_COLUMNS.join(", ")}.`),
      }),
    },
    [`${base}/reverse/csv`]: {
      post: describeTable("GeocodeReverseTable", "A table of points, with what is there", {
        lat: column("of the latitude; by default latitude or lat"),
        lon: column("of the longitude; by default longitude, lon, lng or long"),
        type: TABLE_TYPE,
        result_columns: list(`Columns to add, by default ${REVERSE_RESULT_COLUMNS.join(", ")}.`),
      }),
    },
  };
}

const column = (what: string): Schema => ({ type: "string", description: `Column ${what}.` });
const list = (description: string): Schema => ({ type: "array", items: { type: "string" }, description });
const TABLE_TYPE: Schema = {
  type: "string",
  description: `Column of the type that results have, or the type itself: ${TYPE_NAMES.join(", ")}.`,
};

function describeTable(operationId: string, summary: string, fields: Record<string, Schema>): Operation {
  const tooLarge = `The table has more than ${MAX_TABLE_BYTES / 1_000_000} MB or ${MAX_TABLE_LINES} lines.`;
  const { "200": _, ...failures } = RESPONSES;
  const fault = { "application/json": { schema: FAULT } };
  return {
    tags: ["Geocoder"],
    operationId,
    summary,
    description: `Rows keep their order. result_status is ok, not-found, skipped or error. A person should check results with a result_score below ${REVIEW_SCORE}. A table counts as one call.`,
    requestBody: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["data"],
            properties: {
              ...fields,
              delimiter: {
                type: "string",
                description: "By default the one that the first line has most of.",
              },
              encoding: {
                type: "string",
                enum: ["utf-8", "windows-1252", "iso-8859-1", "iso-8859-15"],
                description: "Of the table. The response is UTF-8.",
              },
              with_bom: { type: "boolean", description: "Starts the response with a byte order mark." },
              data: {
                type: "string",

                description: "The table, as the last field.",
              },
            },
          },
        },
      },
    },
    responses: {
      "200": {
        description: "The table with the added columns.",
        content: { "text/csv": { schema: { type: "string" } } },
      },
      ...failures,
      "405": { description: "The method is not POST.", content: fault },
      "413": { description: tooLarge, content: fault },
      "415": { description: "The body is not a form, or the file is not CSV.", content: fault },
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
    {
      name: "polygon_geojson",
      in: "query",
      description: "1: towns, other areas and postcodes have their outline as geometry, if it is known.",
      schema: { type: "integer", minimum: 0, maximum: 1, default: 0 },
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
              type: { type: "string", enum: ["Point", "Polygon", "MultiPolygon"] },
              coordinates: {
                type: "array",
                items: {},
                description: "Longitude, latitude; in lists for outlines.",
              },
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
