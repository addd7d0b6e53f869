import type { AutocompleteResponse } from "@lieudit/place-model";
import { mapsError } from "../wire/maps-error.ts";
import { pageClient } from "../wire/page-client.ts";
import { type AutocompleteRequest, autocompleteOnWire } from "./autocomplete-request.ts";
import { AutocompleteSuggestion } from "./autocomplete-suggestion.ts";
import { PlacePrediction } from "./place-prediction.ts";

/**
 * The suggestions for what was typed.
 *
 * @throws {TypeError} on a request that cannot be read.
 * @throws {MapsNetworkError} when the service refuses or fails.
 */
export async function fetchSuggestions(
  request: AutocompleteRequest,
  options: { signal?: AbortSignal } = {},
): Promise<AutocompleteSuggestion[]> {
  const wire = autocompleteOnWire(request);
  try {
    const client = await pageClient();
    return toSuggestions(await client.autocomplete(wire, options), request);
  } catch (error) {
    throw mapsError(error, "PLACES_AUTOCOMPLETE", "Error in fetching AutocompleteSuggestions: ");
  }
}

function toSuggestions(
  { suggestions = [] }: AutocompleteResponse,
  { sessionToken, language, region }: AutocompleteRequest,
): AutocompleteSuggestion[] {
  const chosen = {
    sessionToken: sessionToken ?? null,
    requestedLanguage: language ?? null,
    requestedRegion: region ?? null,
  };
  return suggestions.map(
    ({ placePrediction }) =>
      new AutocompleteSuggestion(placePrediction ? new PlacePrediction(placePrediction, chosen) : null),
  );
}
