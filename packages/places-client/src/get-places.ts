import { MAX_BATCH_PLACES } from "./batch-places.ts";
import type { PlaceMask, PlaceWith } from "./place-mask.ts";
import type { CallOptions, PlacesClient } from "./places-client.ts";

/** What the places of one call share. */
export interface GetPlacesOptions extends CallOptions {
  /** BCP 47. Default: that of the client. */
  languageCode?: string;
  /** Two letters. Default: that of the client. */
  regionCode?: string;
}

/** Returns any number of places by their ids, 50 in a request, in the order of the ids. Unknown ones are left out. */
export async function getPlaces<Mask extends PlaceMask>(
  client: PlacesClient,
  placeIds: readonly string[],
  fields: readonly Mask[],
  { signal, ...form }: GetPlacesOptions = {},
): Promise<PlaceWith<Mask>[]> {
  const starts = Array.from(
    { length: Math.ceil(placeIds.length / MAX_BATCH_PLACES) },
    (_, batch) => batch * MAX_BATCH_PLACES,
  );
  const answers = await Promise.all(
    starts.map((start) =>
      client.batchGetPlaces(
        { placeIds: placeIds.slice(start, start + MAX_BATCH_PLACES), ...form },
        fields,
        signal === undefined ? {} : { signal },
      ),
    ),
  );
  return answers.flatMap(({ places = [] }) => places);
}
