import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFieldMask } from "../field-mask/field-mask.ts";
import { PlacesError } from "../places-error.ts";
import { PLACE_SHAPE } from "../shapes/place-shape.ts";
import {
  AUTOCOMPLETE_REQUEST,
  CREATE_CONTEXT_REQUEST,
  REVERSE_GEOCODE_REQUEST,
  SEARCH_NEARBY_REQUEST,
  SEARCH_TEXT_REQUEST,
} from "../shapes/request-shapes.ts";
import type { MessageShape, Shape } from "../shapes/shape.ts";
import { parseAutocompleteRequest } from "./parse-autocomplete.ts";
import { parseCreateContextRequest, parseGetContextRequest } from "./parse-context-requests.ts";
import { parseGetPhotoMediaRequest, parseGetPlaceRequest } from "./parse-get-requests.ts";
import { parseReverseGeocodeRequest } from "./parse-reverse-geocode.ts";
import { parseSearchNearbyRequest } from "./parse-search-nearby.ts";
import { parseSearchTextRequest } from "./parse-search-text.ts";
import { readAnswer } from "./read-answer.ts";

const RUNS = 10_000;
const knownTypes = { has: (type: string) => type === "bakery", suggest: () => undefined };

/** Anything JSON can hold, names that hurt included. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    "\ud800",
    "__proto__",
    "a".repeat(2_000),
    1e308,
    -0,
    2 ** 31,
    "1e999",
    "NaN",
    JSON.parse('{"__proto__":{"x":1}}'),
    JSON.parse('{"constructor":{"prototype":1}}'),
  ),
);

/** A value that is often right for `shape` and often not. */
function valueFor(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case "message":
      return messageFor(shape);
    case "list":
      return fc.array(fc.oneof(valueFor(shape.of), anything), { maxLength: 4 });
    case "enum":
      return fc.oneof(fc.constantFrom(...Object.keys(shape.numbers)), fc.integer({ min: -1, max: 12 }));
    case "boolean":
      return fc.boolean();
    case "int32":
    case "int64":
      return fc.oneof(fc.integer({ min: -3, max: 25 }), fc.integer().map(String));
    case "double":
      return fc.oneof(fc.double({ min: -200, max: 200 }), fc.double());
    default:
      return fc.oneof(fc.constantFrom("bakery", "fr", "FR", "", "(cities)"), fc.string({ unit: "binary" }));
  }
}

function messageFor({ fields }: MessageShape): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [
      name,
      fc.oneof({ weight: 6, arbitrary: valueFor(shape) }, { weight: 1, arbitrary: anything }),
    ]),
  );
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(known, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.record({ ...known, unknown_field: anything }, { requiredKeys: [] }) },
    { weight: 1, arbitrary: anything },
  );
}

/** Runs `parse` and lets only the one error of the protocol through. */
function onlyRefuses(parse: () => unknown): void {
  try {
    parse();
  } catch (error) {
    expect(error).toBeInstanceOf(PlacesError);
    const refusal = error as PlacesError;
    expect(refusal.status).toBe("INVALID_ARGUMENT");
    expect(refusal.message.length).toBeLessThan(700);
  }
}

describe(`${RUNS} hostile requests are taken or refused, never anything else`, () => {
  test.each<[string, MessageShape, (json: unknown) => unknown]>([
    ["text search", SEARCH_TEXT_REQUEST, (json) => parseSearchTextRequest(json, knownTypes)],
    ["nearby search", SEARCH_NEARBY_REQUEST, (json) => parseSearchNearbyRequest(json, knownTypes)],
    ["autocomplete", AUTOCOMPLETE_REQUEST, (json) => parseAutocompleteRequest(json, knownTypes)],
    ["reverse geocoding", REVERSE_GEOCODE_REQUEST, (json) => parseReverseGeocodeRequest(json, knownTypes)],
    ["contexts", CREATE_CONTEXT_REQUEST, (json) => parseCreateContextRequest(json, knownTypes)],
  ])("%s", (_call, shape, parse) => {
    fc.assert(
      fc.property(fc.oneof(messageFor(shape), anything), (json) => onlyRefuses(() => parse(json))),
      { numRuns: RUNS },
    );
  });

  test("details, photos and masks", () => {
    const text = fc.string({ unit: "binary" });
    const query = fc.dictionary(
      fc.constantFrom(
        "languageCode",
        "regionCode",
        "sessionToken",
        "maxWidthPx",
        "maxHeightPx",
        "skipHttpRedirect",
        "pageSize",
        "pageToken",
      ),
      fc.oneof(text, fc.integer().map(String)),
    );
    fc.assert(
      fc.property(text, text, query, (first, second, parameters) => {
        onlyRefuses(() => parseGetPlaceRequest(first, parameters));
        onlyRefuses(() => parseGetPlaceRequest("osm-n-0000000101", parameters));
        onlyRefuses(() => parseGetContextRequest(first, parameters));
        onlyRefuses(() => parseGetPhotoMediaRequest(first, second, parameters));
        onlyRefuses(() => parseGetPhotoMediaRequest("osm-n-0000000101", "ab", parameters));
        onlyRefuses(() => parseFieldMask(`${first},${second}`, PLACE_SHAPE));
      }),
      { numRuns: RUNS },
    );
  });

  test("keeps only fields of the protocol", () => {
    fc.assert(
      fc.property(messageFor(SEARCH_TEXT_REQUEST), (json) => {
        onlyRefuses(() => {
          const request = parseSearchTextRequest(json, knownTypes);
          for (const [name, value] of Object.entries(request)) {
            expect(Object.keys(SEARCH_TEXT_REQUEST.fields)).toContain(name);
            expect(value).toBeDefined();
          }
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test("reads hostile responses without an error, and keeps values of the right type only", () => {
    fc.assert(
      fc.property(fc.oneof(messageFor(PLACE_SHAPE), anything), (json) => {
        const place = readAnswer(PLACE_SHAPE, json);
        for (const [name, value] of Object.entries(place)) {
          const { kind } = PLACE_SHAPE.fields[name as keyof typeof PLACE_SHAPE.fields];
          if (kind === "string" || kind === "uri" || kind === "enum") expect(typeof value).toBe("string");
          if (kind === "boolean") expect(typeof value).toBe("boolean");
          if (kind === "int32" || kind === "double") expect(Number.isFinite(value)).toBe(true);
          if (kind === "list") expect(Array.isArray(value)).toBe(true);
        }
        expect(Object.getPrototypeOf(place)).toBe(Object.prototype);
      }),
      { numRuns: 3_000 },
    );
  });
});
