import {
  decodePolyline,
  distanceMetres,
  type LatLng,
  type Place,
  type RoutingParameters,
  type RoutingSummary,
  type SearchAlongRouteParameters,
  type TravelMode,
} from "@lieudit/place-model";

/** Returns the route between two points; undefined without a route. */
export type FakeWays = (
  from: LatLng,
  to: LatLng,
  mode: TravelMode,
) => { seconds: number; metres: number } | undefined;

interface Asked {
  routingParameters?: RoutingParameters;
  searchAlongRouteParameters?: SearchAlongRouteParameters;
}

const ENGINES = { DRIVE: "car", WALK: "foot", BICYCLE: "bike", TWO_WHEELER: "car" } as const;

/** Returns summaries as the real server does; undefined without an origin. */
export function fakeRoutingSummaries(
  { routingParameters = {}, searchAlongRouteParameters }: Asked,
  places: readonly Place[],
  ways: FakeWays = () => undefined,
): { routingSummaries?: RoutingSummary[] } {
  const route = readRoute(searchAlongRouteParameters);
  const { origin = route?.[0], travelMode = "DRIVE" } = routingParameters;
  if (origin === undefined || places.length === 0) return {};
  const end = route?.at(-1);
  const routingSummaries = places.map(({ location }): RoutingSummary => {
    if (location === undefined) return {};
    const stops = end === undefined ? [origin, location] : [origin, location, end];
    const legs = stops.slice(1).map((to, i) => ways(stops[i] as LatLng, to, travelMode));
    if (legs.includes(undefined)) return {};
    const line = [origin, location].map(({ latitude, longitude }) => `${latitude},${longitude}`).join(";");
    const query = new URLSearchParams({ engine: `fossgis_osrm_${ENGINES[travelMode]}`, route: line });
    return {
      legs: legs.map((leg) => ({
        duration: `${leg?.seconds}s`,
        ...(leg?.metres ? { distanceMeters: leg.metres } : {}),
      })),
      directionsUri: `https://www.openstreetmap.org/directions?${query}`,
    };
  });
  return { routingSummaries };
}

/** Whether a place is near a point of the route: routes of tests have many points. */
export function isAlongRoute(place: Place, { searchAlongRouteParameters }: Asked): boolean {
  const route = readRoute(searchAlongRouteParameters);
  const { location } = place;
  return (
    route === undefined ||
    (location !== undefined && route.some((point) => distanceMetres(point, location) <= NEAR_METRES))
  );
}

const NEAR_METRES = 500;

function readRoute(parameters: SearchAlongRouteParameters | undefined): LatLng[] | undefined {
  // Checked when the request was parsed.
  return parameters && (decodePolyline(parameters.polyline.encodedPolyline) ?? undefined);
}
