import { createResponseShapes } from "@lieudit/place-model";
import { createClientReading, type PlacesClient } from "@lieudit/places-client";
import { placeReading } from "./page-client.ts";
import { placeShape } from "./place-shape.ts";
import { tellingRefusedKey } from "./refused-key.ts";
import { sharedCalls } from "./shared-calls.ts";

/** Calls that a page of another origin makes without a preflight, shared by everything on it. */
export function makePageClient(dataHost: string, key: string | null): PlacesClient {
  return sharedCalls(
    tellingRefusedKey(
      createClientReading(createResponseShapes(placeShape(placeReading())), {
        baseUrl: dataHost,
        keyIn: "query",
        ...(key === null ? {} : { key }),
      }),
    ),
  );
}
