import type {
  AutocompleteRequest as AutocompleteOnWire,
  AutocompleteResponse,
  FormattableText,
  PlacePrediction,
  Suggestion,
} from "@lieudit/place-model";
import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import type { BoundsInput } from "../core/lat-lng-bounds.ts";
import { type AutocompleteRequest, autocompleteOnWire } from "../places/autocomplete-request.ts";
import type { LocationBias } from "../places/search-request.ts";
import type { AutocompleteSessionToken } from "../places/session-token.ts";
import { pageClient } from "../wire/page-client.ts";

/** An area to prefer, also a circle of another class than ours. */
type BiasInput = LocationBias | BoundsInput | { getCenter(): unknown; getRadius(): number };

export interface ComponentRestrictions {
  /** Two letters, or several of them. */
  country: string | string[] | null;
}

export interface AutocompletionRequest {
  input: string;
  componentRestrictions?: ComponentRestrictions | null;
  language?: string | null;
  locationBias?: BiasInput | null;
  locationRestriction?: BoundsInput | null;
  /** Characters before the cursor. */
  offset?: number | null;
  origin?: LatLng | LatLngLiteral | null;
  region?: string | null;
  sessionToken?: AutocompleteSessionToken | null;
  types?: string[] | null;
  bounds?: BoundsInput | null;
  location?: LatLng | LatLngLiteral | null;
  /** In metres, with `location`. */
  radius?: number | null;
}

export interface QueryAutocompletionRequest {
  input: string;
  bounds?: BoundsInput | null;
  location?: LatLng | LatLngLiteral | null;
  offset?: number | null;
  radius?: number | null;
}

/** A part of a text, counted in Unicode characters. */
export interface PredictionSubstring {
  offset: number;
  length: number;
}

export interface PredictionTerm {
  offset: number;
  value: string;
}

export interface AutocompletePrediction {
  description: string;
  distance_meters?: number;
  matched_substrings: PredictionSubstring[];
  place_id: string;
  structured_formatting: {
    main_text: string;
    main_text_matched_substrings: PredictionSubstring[];
    secondary_text: string;
  };
  terms: PredictionTerm[];
  types: string[];
}

export interface QueryAutocompletePrediction {
  description: string;
  matched_substrings: PredictionSubstring[];
  /** Where the prediction is a place. */
  place_id?: string;
  terms: PredictionTerm[];
}

/** `AutocompleteService.getPlacePredictions` */
export async function predictPlaces(request: AutocompletionRequest): Promise<AutocompletePrediction[]> {
  return placePredictions(await fetchSuggestionsFor(request, false)).map(placePrediction);
}

/** `AutocompleteService.getQueryPredictions` */
export async function predictQueries(
  request: QueryAutocompletionRequest,
): Promise<QueryAutocompletePrediction[]> {
  const suggestions = await fetchSuggestionsFor(request, true);
  return suggestions.flatMap(({ placePrediction: place, queryPrediction }) => {
    const text = place?.text ?? queryPrediction?.text;
    if (text === undefined) return [];
    return [{ ...described(text), ...(place !== undefined && { place_id: place.placeId }) }];
  });
}

/** Fetches the suggestions for a request; with `hasQueries` also texts to search for. */
export async function fetchSuggestionsFor(
  request: AutocompletionRequest,
  hasQueries: boolean,
  options: { signal?: AbortSignal } = {},
): Promise<Suggestion[]> {
  if (typeof request?.input !== "string" || request.input.trim() === "") {
    throw new TypeError("The request has no input; give what somebody typed.");
  }
  const { componentRestrictions, types } = request;
  const { includedTypes, ...narrowed } = narrowing({ componentRestrictions, types });
  const wire: AutocompleteOnWire = {
    ...autocompleteOnWire({ ...newerRequest(request), ...narrowed }),
    // Requests of the current classes have no such field.
    ...(includedTypes !== undefined && { includedTypes }),
    ...(hasQueries && { includeQueryPredictions: true }),
  };
  const client = await pageClient();
  const answer: AutocompleteResponse = await client.autocomplete(wire, options);
  return answer.suggestions ?? [];
}

/** Returns the suggestions that are places. */
export function placePredictions(suggestions: readonly Suggestion[]): PlacePrediction[] {
  return suggestions.flatMap(({ placePrediction: place }) => place ?? []);
}

/** A group of types that the wire does not know. */
const ADDRESS = ["street_address", "premise", "subpremise", "route"];

/** Types in one text, separated by `|`; one legacy type corresponds to three current ones. */
export function legacyTypes(text: string): string[] {
  return text.split("|").map((type) => type.trim().replace("_or_supermarket", "_store"));
}

/** How legacy pages narrow predictions. */
export interface LegacyNarrowing {
  componentRestrictions?: AutocompletionRequest["componentRestrictions"] | undefined;
  types?: AutocompletionRequest["types"] | undefined;
}

/** Returns the same under the current names. */
export function narrowing({ componentRestrictions, types }: LegacyNarrowing): {
  includedRegionCodes?: string[];
  includedTypes?: string[];
} {
  const country = componentRestrictions?.country;
  const wireTypes = (types ?? []).flatMap((type) => (type === "address" ? ADDRESS : legacyTypes(type)));
  return {
    ...(country && { includedRegionCodes: [country].flat() }),
    ...(wireTypes.length > 0 && { includedTypes: [...new Set(wireTypes)] }),
  };
}

function newerRequest(request: AutocompletionRequest): AutocompleteRequest {
  const { offset, types: _, componentRestrictions: __, ...rest } = request;
  const { bounds, location, radius, locationBias, ...given } = rest;
  const bias =
    locationBias ??
    bounds ??
    (location && radius != null ? { center: location, radius: Number(radius) } : location);
  const newer = {
    ...given,
    ...(offset != null && { inputOffset: offset }),
    // A restriction overrides the older ways to prefer an area.
    ...(bias && !(given.locationRestriction && locationBias == null) && { locationBias: bias }),
  };
  // Areas may have any class.
  return newer as AutocompleteRequest;
}

function placePrediction(prediction: PlacePrediction): AutocompletePrediction {
  const { placeId, text, structuredFormat, types = [], distanceMeters } = prediction;
  const { mainText = text, secondaryText } = structuredFormat ?? {};
  return {
    ...described(text),
    place_id: placeId,
    structured_formatting: {
      main_text: mainText.text,
      main_text_matched_substrings: substrings(mainText),
      secondary_text: secondaryText?.text ?? "",
    },
    types,
    ...(distanceMeters !== undefined && { distance_meters: distanceMeters }),
  };
}

function described(text: FormattableText) {
  return { description: text.text, matched_substrings: substrings(text), terms: terms(text.text) };
}

function substrings({ matches = [] }: FormattableText): PredictionSubstring[] {
  return matches.map(({ startOffset = 0, endOffset }) => ({
    offset: startOffset,
    length: endOffset - startOffset,
  }));
}

/** Splits a text at commas; each part has its offset in Unicode characters. */
function terms(description: string): PredictionTerm[] {
  let offset = 0;
  return description.split(", ").map((value) => {
    const term = { offset, value };
    offset += [...value].length + 2;
    return term;
  });
}
