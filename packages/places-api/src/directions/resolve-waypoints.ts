import { type LatLng, type PlaceRecord, PlacesError } from "@lieudit/place-model";
import { toPlace } from "../place/place-from-record.ts";
import { createReader } from "../place/reader-of.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import type { Waypoint } from "./route-requests.ts";

/** A waypoint on the map. */
export interface ResolvedWaypoint {
  location: LatLng;
  /** The postal address, for a place or an address; else the nearest one; empty if none is near. */
  address: string;
  placeId?: string;
}

const ADDRESS_MASK = new Map([["formattedAddress", null]]);

/** Finds the positions of waypoints; null for a place or an address that is not found. */
export async function resolveWaypoints(
  waypoints: readonly Waypoint[],
  language: { languageCode: string; regionCode?: string | undefined },
  deps: PlacesApiDeps,
  signal: AbortSignal,
): Promise<(ResolvedWaypoint | null)[]> {
  return Promise.all(
    waypoints.map(async ({ location, placeId, address }) => {
      if (location !== undefined) {
        const [nearest] = await deps.places.reverseGeocode(
          { location: location.latLng, types: ["street_address", "route", "locality"], limit: 1 },
          signal,
        );
        return { location: location.latLng, address: describeAddress(nearest, language, deps) };
      }
      const record =
        placeId === undefined
          ? (
              await deps.places.searchText(
                { text: address ?? "", language: language.languageCode, limit: 1, now: deps.clock() },
                signal,
              )
            ).places[0]
          : await deps.places.getPlace(placeId.replace(/^places\//, ""));
      if (record == null) return null;
      return {
        location: record.location,
        address: describeAddress(record, language, deps),
        placeId: record.id,
      };
    }),
  );
}

/** @throws {PlacesError} NOT_FOUND if one was not found */
export function requireAll(resolved: readonly (ResolvedWaypoint | null)[]): ResolvedWaypoint[] {
  return resolved.map((each, i) => {
    if (each !== null) return each;
    throw new PlacesError(
      "NOT_FOUND",
      `Point ${i + 1} of the route is an address or a place that is not found; send a position.`,
    );
  });
}

function describeAddress(
  record: PlaceRecord | undefined,
  { languageCode, regionCode }: { languageCode: string; regionCode?: string | undefined },
  deps: PlacesApiDeps,
): string {
  if (record === undefined) return "";
  const reader = createReader({ languageCode, ...(regionCode !== undefined && { regionCode }) }, deps);
  return toPlace(record, reader, ADDRESS_MASK as never).formattedAddress ?? "";
}
