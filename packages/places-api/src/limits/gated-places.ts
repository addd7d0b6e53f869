import type { PlaceIndex } from "@lieudit/place-index";
import type { LoadGate } from "./load-gate.ts";

/**
 * The index behind a gate. What a caller is slow with, such as a body that
 * comes byte by byte, is over before: it holds no place.
 */
export function gatedPlaces(places: PlaceIndex, gate: LoadGate): PlaceIndex {
  return {
    getPlace: (id) => gate.pass(() => places.getPlace(id)),
    getPlaces: (ids) => gate.pass(() => places.getPlaces(ids)),
    autocomplete: (query, signal) => gate.pass(() => places.autocomplete(query, signal), signal),
    searchText: (query, signal) => gate.pass(() => places.searchText(query, signal), signal),
    searchNearby: (query, signal) => gate.pass(() => places.searchNearby(query, signal), signal),
    reverseGeocode: (query, signal) => gate.pass(() => places.reverseGeocode(query, signal), signal),
    explainSearch: (query, signal) => gate.pass(() => places.explainSearch(query, signal), signal),
    // What an operator asks for is answered under load too.
    describe: () => places.describe(),
    close: () => places.close(),
  };
}
