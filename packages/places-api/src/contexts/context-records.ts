import { MAX_CONTEXT_PLACES, type PlaceRecord } from "@lieudit/place-model";
import { toNearbyQuery } from "../endpoints/search-nearby.ts";
import { toTextQuery } from "../endpoints/search-text.ts";
import { isListedRecord } from "../place/is-listed-record.ts";
import type { Reader } from "../place/reader.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { SignedContext } from "./context-token.ts";

const DEFAULT_PLACE_COUNT = 20;

/** Returns the places of a context as they are now, without those that no longer exist. */
export async function findContextRecords(
  { placeIds, searchText, searchNearby, maxPlaceCount = DEFAULT_PLACE_COUNT }: SignedContext,
  reader: Reader,
  { places }: Pick<PlacesApiDeps, "places">,
  signal: AbortSignal,
): Promise<PlaceRecord[]> {
  if (placeIds !== undefined) return places.getPlaces(placeIds.slice(0, MAX_CONTEXT_PLACES));
  if (searchText !== undefined) {
    const query = toTextQuery(searchText, searchText.languageCode ?? reader.languageCode, reader.now);
    const result = await places.searchText({ ...query, limit: maxPlaceCount, offset: 0 }, signal);
    return result.places.filter((record) => isListedRecord(record, searchText));
  }
  if (searchNearby === undefined) return [];
  const result = await places.searchNearby(toNearbyQuery(searchNearby, maxPlaceCount), signal);
  return result.filter((record) => isListedRecord(record, searchNearby));
}
