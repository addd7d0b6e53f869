import { PlaceSearchElement } from "./place-search-elements.ts";

/**
 * `<gmp-place-list>`, the predecessor of `<gmp-place-search>`: a method starts the
 * search, and `gmp-placeselect` has the chosen place.
 */
export class OlderPlaceListElement extends PlaceSearchElement {
  /** Shows the results of a `Place.searchByText` request; resolves when `places` has them. */
  configureFromSearchByTextRequest(request: object): Promise<void> {
    return searchFor(this, "gmp-place-text-search-request", request);
  }

  /** Shows the results of a `Place.searchNearby` request; resolves when `places` has them. */
  configureFromSearchNearbyRequest(request: object): Promise<void> {
    return searchFor(this, "gmp-place-nearby-search-request", request);
  }
}

async function searchFor(list: OlderPlaceListElement, tag: string, request: object): Promise<void> {
  const { replaceRequest } = await import("./replace-request.ts");
  return replaceRequest(list, tag, request);
}
