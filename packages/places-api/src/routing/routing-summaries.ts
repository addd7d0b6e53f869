import {
  decodePolyline,
  type LatLng,
  type PlaceRecord,
  type RoutingParameters,
  type RoutingSummary,
  type SearchAlongRouteParameters,
} from "@lieudit/place-model";
import type { Route, TravelMode } from "@lieudit/road-routing";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { DEFAULT_ROUTING } from "./routing-settings.ts";

interface Asked {
  routingParameters?: RoutingParameters;
  searchAlongRouteParameters?: SearchAlongRouteParameters;
}

/**
 * Returns the route to each record; empty without a route and after the timeout. Undefined if the
 * request has no origin.
 */
export async function findRoutingSummaries(
  { routingParameters = {}, searchAlongRouteParameters }: Asked,
  records: readonly PlaceRecord[],
  { router, routingTimeoutMs = DEFAULT_ROUTING.timeoutMs }: PlacesApiDeps,
  signal: AbortSignal,
): Promise<RoutingSummary[] | undefined> {
  const line = readRouteLine(searchAlongRouteParameters);
  const from = routingParameters.origin ?? line?.[0];
  if (from === undefined) return undefined;
  // TWO_WHEELER was rejected when the request was parsed.
  const mode = (routingParameters.travelMode ?? "DRIVE") as TravelMode;
  const {
    avoidTolls = false,
    avoidHighways = false,
    avoidIndoor = false,
  } = routingParameters.routeModifiers ?? {};
  const none = records.map((): Route | null => null);
  const query = {
    mode,
    from,
    to: records.map(({ location }) => location),
    onward: line?.at(-1),
    avoid: { tolls: avoidTolls, highways: avoidHighways, indoor: avoidIndoor },
  };
  const late = AbortSignal.timeout(routingTimeoutMs);
  let routes: (Route | null)[];
  try {
    routes = (await router?.routes(query, AbortSignal.any([signal, late]))) ?? none;
  } catch (error) {
    // Places are useful without their routes.
    if (!late.aborted) throw error;
    routes = none;
  }
  return routes.map((route, i) => {
    const place = records[i]?.location;
    return route === null || place === undefined ? {} : toSummary(route, directionsUri(mode, from, place));
  });
}

/** Returns the points of the route to search along. */
export function readRouteLine(parameters: SearchAlongRouteParameters | undefined): LatLng[] | undefined {
  // Checked when the request was parsed.
  return parameters && (decodePolyline(parameters.polyline.encodedPolyline) ?? undefined);
}

function toSummary({ legs }: Route, uri: string): RoutingSummary {
  return {
    legs: legs.map(({ durationSeconds, distanceMetres }) => {
      const metres = Math.round(distanceMetres);
      // Proto3 omits 0.
      return {
        duration: `${Math.round(durationSeconds)}s`,
        ...(metres === 0 ? {} : { distanceMeters: metres }),
      };
    }),
    directionsUri: uri,
  };
}

const ENGINES: Readonly<Record<TravelMode, string>> = {
  DRIVE: "fossgis_osrm_car",
  WALK: "fossgis_osrm_foot",
  BICYCLE: "fossgis_osrm_bike",
};

function directionsUri(mode: TravelMode, from: LatLng, to: LatLng): string {
  const route = [from, to].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(";");
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine: ENGINES[mode], route })}`;
}
