import { PLACE_SHAPE, type PlaceField, type Shape } from "@lieudit/place-model";
import { createPlacesClient, type PlacesClient } from "@lieudit/places-client";
import { loadPart } from "../core/load-part.ts";
import { sharedCalls } from "./shared-calls.ts";

/** Calls that a page of another origin makes without a preflight, shared by everything on it. */
export function makePageClient(dataHost: string, key: string | null): PlacesClient {
  const beyondShapes: Record<string, Shape> = {};
  const client = createPlacesClient({
    baseUrl: dataHost,
    keyIn: "query",
    beyondShapes,
    ...(key === null ? {} : { key }),
  });

  /** The same call, once the fields that this service never fills can be read where they are asked for. */
  function readingBeyond<Request, Options, Answer>(
    call: (request: Request, fields: readonly PlaceField[], options?: Options) => Promise<Answer>,
  ): typeof call {
    return async (request, fields, options) => {
      if (fields.some(isBeyond)) {
        const { BEYOND_SHAPES } = await loadPart("reader", () => import("./beyond-shapes.ts"));
        Object.assign(beyondShapes, BEYOND_SHAPES);
      }
      return call(request, fields, options);
    };
  }

  return sharedCalls({
    ...client,
    getPlace: readingBeyond(client.getPlace),
    batchGetPlaces: readingBeyond(client.batchGetPlaces),
    searchText: readingBeyond(client.searchText),
    searchNearby: readingBeyond(client.searchNearby),
    reverseGeocode: readingBeyond(client.reverseGeocode),
    getContext: readingBeyond(client.getContext),
  });
}

function isBeyond(field: string): boolean {
  // By a name of a page, which may be none of the shape.
  return field === "*" || (PLACE_SHAPE.fields as Record<string, Shape | undefined>)[field]?.kind === "opaque";
}
