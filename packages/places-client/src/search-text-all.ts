import type { SearchTextRequest } from "@lieudit/place-model";
import type { PlaceMask, PlaceWith } from "./place-mask.ts";
import type { CallOptions, PlacesClient } from "./places-client.ts";

/** Yields the places of all pages of a text search; the next page is requested when a reader gets there. */
export async function* searchTextAll<Mask extends PlaceMask>(
  client: PlacesClient,
  request: SearchTextRequest,
  fields: readonly Mask[],
  options?: CallOptions,
): AsyncGenerator<PlaceWith<Mask>, void> {
  let pageToken: string | undefined;
  do {
    const page = await client.searchText({ ...request, ...(pageToken && { pageToken }) }, fields, options);
    yield* page.places ?? [];
    pageToken = page.nextPageToken;
  } while (pageToken);
}
