import type { SearchTextRequest } from "../requests.ts";
import { SEARCH_TEXT_REQUEST } from "../shapes/request-shapes.ts";
import {
  addUnknownType,
  checkArea,
  checkCount,
  checkLanguage,
  checkNotBoth,
  checkQuery,
  type KnownTypes,
  MAX_RESULT_COUNT,
  parseRegion,
} from "./check-common.ts";
import { checkAlongRoute, checkRouting } from "./check-routing.ts";
import { readRequest } from "./read-request.ts";
import { shown, Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

/**
 * Parses the request. `pageSize` is at most 20, `minRating` rounded up to the next half, the
 * region in capitals.
 *
 * @throws {PlacesError} INVALID_ARGUMENT with every violation.
 */
export function parseSearchTextRequest(json: unknown, knownTypes: KnownTypes): SearchTextRequest {
  const violations = new Violations();
  const read = readRequest(SEARCH_TEXT_REQUEST, json, violations);
  const regionCode = parseRegion(read.regionCode, violations);
  violations.throwIfAny();

  // The shape has checked the types; the rest checks values.
  const request = read as unknown as SearchTextRequest;
  checkQuery("textQuery", request.textQuery, violations);
  checkLanguage(request.languageCode, violations);
  const { includedType, minRating, pageSize, evOptions, priceLevels } = request;
  if (includedType !== undefined && !knownTypes.has(includedType)) {
    addUnknownType("includedType", includedType, knownTypes, violations);
  }
  if (minRating !== undefined && (minRating < 0 || minRating > 5)) {
    violations.add("minRating", `minRating is ${minRating}, outside 0 to 5; send a number in that range.`);
  }
  checkNoUnset("priceLevels", priceLevels, violations);
  if (pageSize !== undefined && pageSize < 0) {
    violations.add("pageSize", `pageSize is ${pageSize}, below 0; send 1 to ${MAX_RESULT_COUNT}.`);
  }
  checkCount("maxResultCount", request.maxResultCount, violations);
  checkArea("locationBias", request.locationBias, violations);
  checkArea("locationRestriction", request.locationRestriction, violations);
  checkNotBoth(request.locationBias, request.locationRestriction, violations);
  const rate = evOptions?.minimumChargingRateKw;
  if (rate !== undefined && rate < 0) {
    violations.add(
      "evOptions.minimumChargingRateKw",
      `evOptions.minimumChargingRateKw is ${rate}, below 0; send kilowatts.`,
    );
  }
  checkNoUnset("evOptions.connectorTypes", evOptions?.connectorTypes, violations);
  checkAlongRoute(request.searchAlongRouteParameters, violations);
  checkRouting(request.routingParameters, violations, {
    hasRoute: request.searchAlongRouteParameters !== undefined,
  });
  violations.throwIfAny();

  return withoutUnset({
    ...request,
    regionCode,
    pageSize: pageSize === undefined ? undefined : Math.min(pageSize, MAX_RESULT_COUNT),
    minRating: minRating === undefined ? undefined : Math.ceil(minRating * 2) / 2,
  }) as unknown as SearchTextRequest;
}

/** The unspecified value of an enum is invalid in a list. */
function checkNoUnset(name: string, values: readonly unknown[] | undefined, violations: Violations): void {
  if (values?.includes(undefined)) {
    violations.add(name, `${name} holds ${shown("UNSPECIFIED")}, which no place has; leave it out.`);
  }
}
