import type { LatLng } from "@lieudit/place-model";

/** A point of a route: a position, or an address as people write it. */
export type RouteEnd = { location: { latLng: LatLng } } | { address: string } | { placeId: string };

export interface DirectionsRequest {
  origin: RouteEnd;
  destination: RouteEnd;
  travelMode: "WALK" | "BICYCLE" | "DRIVE";
}

/** A route with its steps, in French. */
export interface Directions {
  distanceMetres: number;
  durationSeconds: number;
  /** Encoded with five digits. */
  polyline: string;
  steps: { text: string; distanceMetres: number }[];
}

/** Why there is no route. `unknown-place`: the address is unknown. */
export type DirectionsProblem = "unknown-place" | "no-route" | "failed";

/** Finds routes in the road graph, by `/v1/routes` of the places API. */
export type FindDirections = (
  request: DirectionsRequest,
  signal: AbortSignal,
) => Promise<Directions | DirectionsProblem>;

/** The fields that are read of a route of the API. */
interface WireRoute {
  distanceMeters?: number;
  duration?: string;
  polyline?: { encodedPolyline?: string };
  legs?: { steps?: { distanceMeters?: number; navigationInstruction?: { instructions?: string } }[] }[];
}

/** @param callApi calls the places API */
export function createDirections(
  callApi: (request: Request) => Promise<Response>,
  baseUrl: string,
): FindDirections {
  return async (request, signal) => {
    try {
      const response = await callApi(
        new Request(`${baseUrl}/v1/routes`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ ...request, languageCode: "fr" }),
          signal,
        }),
      );
      if (response.status === 404 || response.status === 400) return "unknown-place";
      if (!response.ok) return "failed";
      // From our own service.
      const { routes = [] } = (await response.json()) as { routes?: WireRoute[] };
      const [route] = routes;
      return route === undefined ? "no-route" : toDirections(route);
    } catch {
      return "failed";
    }
  };
}

function toDirections({ distanceMeters = 0, duration = "0s", polyline, legs = [] }: WireRoute): Directions {
  return {
    distanceMetres: distanceMeters,
    durationSeconds: Number.parseFloat(duration),
    polyline: polyline?.encodedPolyline ?? "",
    steps: legs
      .flatMap(({ steps = [] }) => steps)
      .map((step) => ({
        text: step.navigationInstruction?.instructions ?? "",
        distanceMetres: step.distanceMeters ?? 0,
      })),
  };
}
