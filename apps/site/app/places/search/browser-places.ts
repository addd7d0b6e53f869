import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";

/**
 * The places client in the browser, which calls the server of the page. Its code loads with the
 * first call, since most visits need none.
 */
export const browserPlaces: PlacesClient = {
  getPlace: async (...call) => (await loadedClient()).getPlace(...call),
  batchGetPlaces: async (...call) => (await loadedClient()).batchGetPlaces(...call),
  searchText: async (...call) => (await loadedClient()).searchText(...call),
  searchNearby: async (...call) => (await loadedClient()).searchNearby(...call),
  autocomplete: async (...call) => (await loadedClient()).autocomplete(...call),
  getPhotoMedia: async (...call) => (await loadedClient()).getPhotoMedia(...call),
  reverseGeocode: async (...call) => (await loadedClient()).reverseGeocode(...call),
  createContext: async (...call) => (await loadedClient()).createContext(...call),
  getContext: async (...call) => (await loadedClient()).getContext(...call),
};

let loading: Promise<PlacesClient> | null = null;

/** @throws {PlacesError} UNAVAILABLE when the client's code cannot be loaded; the next question tries again. */
function loadedClient(): Promise<PlacesClient> {
  loading ??= Promise.all([import("@lieudit/places-client"), import("./french-places-client.ts")]).then(
    ([{ createPlacesClient }, { printedPlaces }]) =>
      printedPlaces(createPlacesClient({ baseUrl: location.origin })),
    (cause: unknown) => {
      loading = null;
      throw new PlacesError(
        "UNAVAILABLE",
        "A part of the page could not be loaded, so nothing was asked; try again when the network is back.",
        { cause },
      );
    },
  );
  return loading;
}
