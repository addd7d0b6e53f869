import type { AutocompleteRequest } from "../requests.ts";
import { AUTOCOMPLETE_REQUEST } from "../shapes/request-shapes.ts";
import {
  checkArea,
  checkLanguage,
  checkLatLng,
  checkNotBoth,
  checkQuery,
  checkSessionToken,
  checkTypes,
  type KnownTypes,
  parseRegion,
} from "./check-common.ts";
import { readRequest } from "./read-request.ts";
import { shown, Violations } from "./violations.ts";
import { withoutUnset } from "./without-unset.ts";

export const MAX_PRIMARY_TYPES = 5;
export const MAX_REGION_CODES = 15;

/** Names of sets of types; each stands alone or not at all. */
export const TYPE_COLLECTIONS: readonly string[] = ["(regions)", "(cities)"];

/** @throws {PlacesError} INVALID_ARGUMENT with every violation. */
export function parseAutocompleteRequest(json: unknown, knownTypes: KnownTypes): AutocompleteRequest {
  const violations = new Violations();
  const read = readRequest(AUTOCOMPLETE_REQUEST, json, violations);
  const regionCode = parseRegion(read.regionCode, violations);
  violations.throwIfAny();

  // The shape has checked the types; the rest checks values.
  const request = read as unknown as AutocompleteRequest;
  checkQuery("input", request.input, violations);
  checkOffset(request, violations);
  checkArea("locationBias", request.locationBias, violations);
  checkArea("locationRestriction", request.locationRestriction, violations);
  checkNotBoth(request.locationBias, request.locationRestriction, violations);
  for (const name of ["includedPrimaryTypes", "includedTypes"] as const) {
    checkIncludedTypes(name, request[name] ?? [], knownTypes, violations);
  }
  if (request.includedPrimaryTypes?.length && request.includedTypes?.length) {
    violations.add("includedTypes", "includedTypes stands beside includedPrimaryTypes; send one of them.");
  }
  const includedRegionCodes = checkRegions(request.includedRegionCodes, violations);
  checkLanguage(request.languageCode, violations);
  if (request.origin !== undefined) checkLatLng("origin", request.origin, violations);
  checkSessionToken(request.sessionToken, violations);
  violations.throwIfAny();
  return withoutUnset({ ...request, regionCode, includedRegionCodes }) as unknown as AutocompleteRequest;
}

function checkOffset({ input, inputOffset }: AutocompleteRequest, violations: Violations): void {
  if (inputOffset === undefined || input === undefined) return;
  const length = [...input].length;
  if (inputOffset >= 0 && inputOffset <= length) return;
  violations.add(
    "inputOffset",
    `inputOffset is ${inputOffset}, outside the ${length} characters of input; count Unicode characters, not bytes.`,
  );
}

function checkIncludedTypes(
  name: string,
  types: readonly string[],
  knownTypes: KnownTypes,
  violations: Violations,
): void {
  const collection = types.find((type) => TYPE_COLLECTIONS.includes(type));
  if (types.length > MAX_PRIMARY_TYPES) {
    violations.add(
      name,
      `${name} holds ${types.length} types, above the limit of ${MAX_PRIMARY_TYPES}; send fewer.`,
    );
  } else if (collection === undefined) checkTypes(name, types, knownTypes, violations);
  else if (types.length > 1) {
    violations.add(name, `${name} holds ${shown(collection)} beside other types; send it alone.`);
  }
}

function checkRegions(
  codes: readonly string[] | undefined,
  violations: Violations,
): (string | undefined)[] | undefined {
  const name = "includedRegionCodes";
  if (codes !== undefined && codes.length > MAX_REGION_CODES) {
    violations.add(
      name,
      `${name} holds ${codes.length} regions, above the limit of ${MAX_REGION_CODES}; send fewer.`,
    );
    return undefined;
  }
  return codes?.map((code, index) => parseRegion(code ?? "", violations, `${name}[${index}]`));
}
