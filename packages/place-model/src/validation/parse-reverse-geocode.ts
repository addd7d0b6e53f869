import type { ReverseGeocodeRequest } from "../requests.ts";
import { REVERSE_GEOCODE_REQUEST } from "../shapes/request-shapes.ts";
import {
  checkLanguage,
  checkLatLng,
  checkTypes,
  type KnownTypes,
  MAX_TYPES,
  parseRegion,
} from "./check-common.ts";
import { readRequest } from "./read-request.ts";
import { Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

/** @throws {PlacesError} INVALID_ARGUMENT with every violation. */
export function parseReverseGeocodeRequest(json: unknown, knownTypes: KnownTypes): ReverseGeocodeRequest {
  const violations = new Violations();
  const read = readRequest(REVERSE_GEOCODE_REQUEST, json, violations);
  const regionCode = parseRegion(read.regionCode, violations);
  violations.throwIfAny();

  // The shape has checked the types; the rest checks values.
  const request = read as unknown as ReverseGeocodeRequest;
  checkLatLng("location", request.location, violations);
  const { types = [] } = request;
  if (types.length > MAX_TYPES) {
    violations.add(
      "types",
      `types holds ${types.length} types, above the limit of ${MAX_TYPES}; send fewer.`,
    );
  } else checkTypes("types", types, knownTypes, violations);
  checkLanguage(request.languageCode, violations);
  violations.throwIfAny();
  return withoutUnset({ ...request, regionCode }) as unknown as ReverseGeocodeRequest;
}
