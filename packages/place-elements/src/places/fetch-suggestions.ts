import type { PlacePrediction } from "@lieudit/place-model";
import { mapsError } from "../wire/maps-error.ts";
import { pageClient } from "../wire/page-client.ts";
import { type AutocompleteRequest, autocompleteOnWire } from "./autocomplete-request.ts";

/**
 * Returns the place predictions for an input, in the wire format. Suggestions of
 * another kind are undefined.
 *
 * @throws {TypeError} on an invalid request.
 * @throws {MapsNetworkError} if the request fails.
 */
export async function fetchSuggestions(
  request: AutocompleteRequest,
): Promise<(PlacePrediction | undefined)[]> {
  const wire = autocompleteOnWire(request);
  try {
    const client = await pageClient();
    const { suggestions = [] } = await client.autocomplete(wire);
    return suggestions.map(({ placePrediction }) => placePrediction);
  } catch (error) {
    throw mapsError(error, "PLACES_AUTOCOMPLETE", "Error in fetching AutocompleteSuggestions: ");
  }
}
