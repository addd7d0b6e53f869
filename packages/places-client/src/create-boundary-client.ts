import {
  BOUNDARY_SHAPE,
  type BoundaryGeometry,
  type GetPlaceRequest,
  type MessageShape,
  NO_BOUNDARY,
  type PlaceBoundary,
  PlacesError,
} from "@lieudit/place-model";
import { createCaller } from "./call.ts";
import type { CallOptions, PlacesClientOptions } from "./places-client.ts";

/** Outlines of towns, départements, régions and postcodes. */
export interface BoundaryClient {
  /**
   * Returns the outline of a place as a GeoJSON feature, or null if the place has none. Rejects with
   * `PlacesError`.
   */
  fetchBoundary(
    request: Pick<GetPlaceRequest, "placeId" | "languageCode" | "regionCode">,
    options?: CallOptions,
  ): Promise<PlaceBoundary | null>;
}

/** Creates a client of the service's outlines, apart from that of places so that pages load it only if needed. */
export function createBoundaryClient(options: PlacesClientOptions): BoundaryClient {
  const shapes: Readonly<Record<"fetchBoundary", MessageShape>> = { fetchBoundary: BOUNDARY_SHAPE };
  const call = createCaller(shapes, options);
  const { languageCode, regionCode } = options;
  return {
    async fetchBoundary({ placeId, ...query }, { signal } = {}) {
      const path = `places/${encodeURIComponent(placeId)}/boundary`;
      try {
        const boundary = await call<PlaceBoundary>("fetchBoundary", {
          path,
          query: { languageCode, regionCode, ...query },
          signal,
        });
        return checkBoundary(boundary);
      } catch (error) {
        if (error instanceof PlacesError && error.reason === NO_BOUNDARY) return null;
        throw error;
      }
    },
  };
}

/** Lists in lists, from a position to all coordinates. */
const DEPTHS: Readonly<Record<BoundaryGeometry["type"], number>> = { Polygon: 3, MultiPolygon: 4 };

/** @throws {PlacesError} INTERNAL if the response is not an outline. */
function checkBoundary(boundary: PlaceBoundary): PlaceBoundary {
  // Fields of the wrong type are missing by now, whatever the type says.
  const { type, coordinates }: Partial<BoundaryGeometry> = boundary.geometry ?? {};
  if (type !== undefined && Object.hasOwn(DEPTHS, type) && hasDepth(coordinates, DEPTHS[type]))
    return boundary;
  throw new PlacesError(
    "INTERNAL",
    "The places server's response is not an outline; check the server's address.",
    {
      reason: "WRONG_TYPE",
    },
  );
}

function hasDepth(value: unknown, depth: number): boolean {
  if (depth === 0) return Number.isFinite(value);
  return Array.isArray(value) && value.length > 0 && value.every((entry) => hasDepth(entry, depth - 1));
}
