import type { GetContextResponse } from "@lieudit/place-model";
import { SAMPLE_PLACES } from "./sample-places.ts";

/** A context about nothing. */
export const EMPTY_CONTEXT = "gallery-empty-context";

const ORIGIN = { latitude: 43.24, longitude: 6.81 };

/** Returns the context of the gallery's client: three places, with a route to each but the last. */
export function sampleContext(contextToken: string): GetContextResponse {
  if (contextToken === EMPTY_CONTEXT) return { travelMode: "WALK" };
  return {
    places: SAMPLE_PLACES.slice(0, 3),
    routingSummaries: [way("597s", 829, 10, 0.8), way("3570s", 4_520, 60, 4.5), {}],
    origin: ORIGIN,
    travelMode: "WALK",
    mapOptions: {
      viewport: {
        low: { latitude: 43.235, longitude: 6.8 },
        high: { latitude: 43.25, longitude: 6.83 },
      },
    },
    expireTime: "2100-01-01T00:00:00Z",
  };
}

function way(duration: string, distanceMeters: number, travelMinutes: number, kilometres: number) {
  return {
    legs: [{ duration, distanceMeters }],
    directionsUri: "https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot",
    travelMinutes,
    distance: { value: kilometres, unit: "KILOMETERS" as const },
  };
}
