import { createResponseShapes } from "@lieudit/place-model";
import { createClientReading, type PlacesClient } from "@lieudit/places-client";
import { type PlaceReading, placeShape } from "./place-shape.ts";
import { tellingRefusedKey } from "./refused-key.ts";
import { sharedCalls } from "./shared-calls.ts";

/**
 * Makes a client whose calls need no preflight from another origin and share
 * equal requests.
 *
 * @param reading fields of places to read; by default what a geocoder needs
 */
export function makePageClient(
  dataHost: string,
  key: string | null,
  reading: PlaceReading | undefined,
): PlacesClient {
  return sharedCalls(
    tellingRefusedKey(
      createClientReading(createResponseShapes(placeShape(reading)), {
        baseUrl: dataHost,
        keyIn: "query",
        ...(key === null ? {} : { key }),
      }),
    ),
  );
}
