import type { AutocompleteRequest as AutocompleteOnWire } from "@lieudit/place-model";
import type { PointInput } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { invalid, toLatLng } from "../core/location-input.ts";
import { pointOnWire } from "./location-on-wire.ts";
import { bias, box, flag, ignored, numberFrom, query, requestOnWire, word, words } from "./request-values.ts";
import type { LocationBias } from "./search-request.ts";
import { AutocompleteSessionToken, sessionText } from "./session-token.ts";

/** `AutocompleteSuggestion.fetchAutocompleteSuggestions` takes this. */
export interface AutocompleteRequest {
  input: string;
  futureOpeningBusinessesIncluded?: boolean | null;
  /** At most 5. */
  includedPrimaryTypes?: Iterable<string> | null;
  /** At most 15. */
  includedRegionCodes?: Iterable<string> | null;
  /** Unicode characters before the cursor; default: all. */
  inputOffset?: number | null;
  internalUsageAttributionIds?: Iterable<string> | null;
  language?: string | null;
  locationBias?: LocationBias | null;
  locationRestriction?: LatLngBounds | LatLngBoundsLiteral | null;
  /** Where distances start. */
  origin?: PointInput | null;
  pureServiceAreaBusinessesIncluded?: boolean | null;
  region?: string | null;
  sessionToken?: AutocompleteSessionToken | null;
}

const AUTOCOMPLETE = {
  input: query,
  futureOpeningBusinessesIncluded: flag,
  includedPrimaryTypes: words,
  includedRegionCodes: words,
  inputOffset: numberFrom(0, Number.POSITIVE_INFINITY, true),
  internalUsageAttributionIds: ignored,
  language: word,
  locationBias: bias,
  locationRestriction: box,
  origin: (given: unknown) => pointOnWire(toLatLng(given, "Origin")),
  pureServiceAreaBusinessesIncluded: flag,
  region: word,
  sessionToken: (given: unknown) => {
    if (given instanceof AutocompleteSessionToken) return sessionText(given) ?? null;
    throw invalid("sessionToken", given, "an AutocompleteSessionToken");
  },
};

/**
 * Returns a request for suggestions as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function autocompleteOnWire(request: AutocompleteRequest): AutocompleteOnWire {
  const wireRequest = requestOnWire(request, AUTOCOMPLETE);
  return { ...wireRequest, input: wireRequest.input ?? query(undefined, "input") };
}
