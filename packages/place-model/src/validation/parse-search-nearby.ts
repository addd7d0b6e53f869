import type { SearchNearbyRequest } from "../requests.ts";
import { SEARCH_NEARBY_REQUEST } from "../shapes/request-shapes.ts";
import {
  checkCircle,
  checkCount,
  checkLanguage,
  checkTypes,
  type KnownTypes,
  MAX_TYPES,
  parseRegion,
} from "./check-common.ts";
import { checkRouting } from "./check-routing.ts";
import { readRequest } from "./read-request.ts";
import { shown, Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

const TYPE_LISTS = [
  "includedTypes",
  "excludedTypes",
  "includedPrimaryTypes",
  "excludedPrimaryTypes",
] as const;

/** @throws {PlacesError} INVALID_ARGUMENT with every violation. */
export function parseSearchNearbyRequest(json: unknown, knownTypes: KnownTypes): SearchNearbyRequest {
  const violations = new Violations();
  const read = readRequest(SEARCH_NEARBY_REQUEST, json, violations);
  const regionCode = parseRegion(read.regionCode, violations);
  violations.throwIfAny();

  // The shape has checked the types; the rest checks values.
  const request = read as unknown as SearchNearbyRequest;
  const { circle } = request.locationRestriction ?? {};
  if (circle === undefined) {
    violations.add(
      "locationRestriction",
      "locationRestriction.circle is missing; send the circle to search in, with its center and radius.",
    );
  } else checkCircle("locationRestriction.circle", circle, violations);
  for (const name of TYPE_LISTS) {
    const types = request[name] ?? [];
    if (types.length > MAX_TYPES) {
      violations.add(
        name,
        `${name} holds ${types.length} types, above the limit of ${MAX_TYPES}; send fewer.`,
      );
    } else checkTypes(name, types, knownTypes, violations);
  }
  checkNoConflict("includedTypes", "excludedTypes", request, violations);
  checkNoConflict("includedPrimaryTypes", "excludedPrimaryTypes", request, violations);
  checkCount("maxResultCount", request.maxResultCount, violations);
  checkLanguage(request.languageCode, violations);
  checkRouting(request.routingParameters, violations, { hasRoute: false });
  violations.throwIfAny();
  return withoutUnset({ ...request, regionCode }) as unknown as SearchNearbyRequest;
}

function checkNoConflict(
  included: (typeof TYPE_LISTS)[number],
  excluded: (typeof TYPE_LISTS)[number],
  request: SearchNearbyRequest,
  violations: Violations,
): void {
  const both = request[included]?.find((type) => request[excluded]?.includes(type));
  if (both !== undefined) {
    violations.add(
      included,
      `${included} and ${excluded} both hold ${shown(both)}, so that no place could match; remove it from one of them.`,
    );
  }
}
