import { BEYOND_SHAPES } from "@lieudit/place-model";
import { createPlacesClient, type PlacesClient } from "@lieudit/places-client";
import { sharedCalls } from "./shared-calls.ts";

/** Calls that a page of another origin makes without a preflight, shared by everything on it. */
export function makePageClient(dataHost: string, key: string | null): PlacesClient {
  return sharedCalls(
    createPlacesClient({
      baseUrl: dataHost,
      keyIn: "query",
      beyondShapes: BEYOND_SHAPES,
      ...(key === null ? {} : { key }),
    }),
  );
}
