import { PlaceSearchElement } from "./place-search-elements.ts";

/**
 * `<gmp-place-list>`, which pages of before `<gmp-place-search>` have: a method
 * says what to search for, and `gmp-placeselect` which place was chosen.
 */
export class OlderPlaceListElement extends PlaceSearchElement {
  /** Shows what a request of `Place.searchByText` finds; resolves when `places` has it. */
  configureFromSearchByTextRequest(request: object): Promise<void> {
    return searchFor(this, "gmp-place-text-search-request", request);
  }

  /** Shows what a request of `Place.searchNearby` finds; resolves when `places` has it. */
  configureFromSearchNearbyRequest(request: object): Promise<void> {
    return searchFor(this, "gmp-place-nearby-search-request", request);
  }
}

async function searchFor(list: OlderPlaceListElement, tag: string, request: object): Promise<void> {
  const { replaceRequest } = await import("./replace-request.ts");
  return replaceRequest(list, tag, request);
}
