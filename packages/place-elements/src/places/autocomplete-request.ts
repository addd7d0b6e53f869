import type { AutocompleteRequest as AutocompleteOnWire } from "@lieudit/place-model";
import type { PointInput } from "../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { invalid, toLatLng, toLatLngBounds } from "../core/location-input.ts";
import { pageSettings } from "../page/page-settings.ts";
import { withoutUnset } from "../wire/without-unset.ts";
import { biasOnWire, pointOnWire, readBias, rectangleOnWire } from "./location-on-wire.ts";
import { flag, ignored, numberFrom, query, readRequest, word, words } from "./request-values.ts";
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
  locationBias: readBias,
  locationRestriction: (given: unknown) => toLatLngBounds(given, "LocationRestriction"),
  origin: (given: unknown) => toLatLng(given, "Origin"),
  pureServiceAreaBusinessesIncluded: flag,
  region: word,
  sessionToken: (given: unknown) => {
    if (given instanceof AutocompleteSessionToken) return given;
    throw invalid("sessionToken", given, "an AutocompleteSessionToken");
  },
};

/**
 * A request for suggestions as the wire has it, in the page's language where it names none.
 *
 * @throws {TypeError} with a sentence that names what is wrong.
 */
export function autocompleteOnWire(request: AutocompleteRequest): AutocompleteOnWire {
  const given = readRequest(request, AUTOCOMPLETE);
  if (given.locationBias !== undefined && given.locationRestriction !== undefined) {
    throw new TypeError("Cannot set both locationBias and locationRestriction.");
  }
  const page = pageSettings();
  return withoutUnset({
    input: given.input ?? query(undefined, "input"),
    inputOffset: given.inputOffset,
    languageCode: given.language ?? page.language,
    regionCode: given.region ?? page.region,
    locationBias: biasOnWire(given.locationBias),
    locationRestriction: given.locationRestriction && {
      rectangle: rectangleOnWire(given.locationRestriction),
    },
    origin: given.origin && pointOnWire(given.origin),
    includedPrimaryTypes: given.includedPrimaryTypes,
    includedRegionCodes: given.includedRegionCodes,
    includePureServiceAreaBusinesses: given.pureServiceAreaBusinessesIncluded,
    includeFutureOpeningBusinesses: given.futureOpeningBusinessesIncluded,
    sessionToken: sessionText(given.sessionToken),
  });
}
