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
 * How one gets to each of `records`: an empty summary where there is no way,
 * or where none was found in time. Undefined when the request says no point to
 * start from.
 */
export async function routingSummaries(
  { routingParameters = {}, searchAlongRouteParameters }: Asked,
  records: readonly PlaceRecord[],
  { router, routingTimeoutMs = DEFAULT_ROUTING.timeoutMs }: PlacesApiDeps,
  signal: AbortSignal,
): Promise<RoutingSummary[] | undefined> {
  const line = routeLine(searchAlongRouteParameters);
  const from = routingParameters.origin ?? line?.[0];
  if (from === undefined) return undefined;
  // Checked when the request was read: TWO_WHEELER is refused there.
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
    // Places are worth having without their ways.
    if (!late.aborted) throw error;
    routes = none;
  }
  return routes.map((route, i) => {
    const place = records[i]?.location;
    return route === null || place === undefined ? {} : summaryOf(route, directionsUri(mode, from, place));
  });
}

/** The points of the route that a search goes along. */
export function routeLine(parameters: SearchAlongRouteParameters | undefined): LatLng[] | undefined {
  // Checked when the request was read.
  return parameters && (decodePolyline(parameters.polyline.encodedPolyline) ?? undefined);
}

function summaryOf({ legs }: Route, uri: string): RoutingSummary {
  return {
    legs: legs.map(({ durationSeconds, distanceMetres }) => {
      const metres = Math.round(distanceMetres);
      // As the protocol writes numbers: 0 is left out.
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
