import { type LatLng, PlacesError } from "@lieudit/place-model";
import type { DirectionsLeg, DirectionsRoute, RouteLeg, TravelMode } from "@lieudit/road-routing";
import { joinLegs } from "../directions/join-legs.ts";
import { orderStops } from "../directions/order-stops.ts";
import { requireAll, resolveWaypoints } from "../directions/resolve-waypoints.ts";
import {
  parseRouteMatrixRequest,
  parseRoutesRequest,
  type RouteMatrixRequest,
  type RoutesRequest,
} from "../directions/route-requests.ts";
import { writeInstruction, writeTrafficWarning } from "../directions/step-words.ts";
import { readJsonBody } from "../http/json-body.ts";
import { createDeadline } from "../limits/limits.ts";
import type { PlacesApiDeps } from "../places-api-deps.ts";
import { DEFAULT_ROUTING } from "../routing/routing-settings.ts";

/** `POST /v1/routes`: routes with steps, as Google's `computeRoutes` has them; no route is an empty object. */
export async function computeRoutes(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const asked = parseRoutesRequest(await readJsonBody(request, deps));
  const resolveSignal = createDeadline(request, deps);
  const waypoints = requireAll(
    await resolveWaypoints(
      [asked.origin, ...asked.intermediates, asked.destination],
      asked,
      deps,
      resolveSignal,
    ),
  );
  const signal = createRoutingDeadline(request, deps);
  const points = waypoints.map(({ location }) => location);
  const order = asked.optimizeWaypointOrder ? await findOrder(points, asked, deps, signal) : undefined;
  const isStop = asked.intermediates.map(({ via }) => !via);
  const stops = order?.map((i) => points[i + 1] as LatLng) ?? points.slice(1, -1);
  const routes =
    (await deps.router?.directions?.(
      {
        mode: asked.travelMode,
        points: [points[0] as LatLng, ...stops, points.at(-1) as LatLng],
        avoid: toAvoided(asked),
        hasAlternatives: asked.computeAlternativeRoutes,
      },
      signal,
    )) ?? [];
  return writeJson({
    routes: routes.map((route) => ({
      ...toWireRoute({ ...route, legs: joinLegs(route.legs, isStop) }, asked),
      ...(order !== undefined && { optimizedIntermediateWaypointIndex: order }),
    })),
    waypoints: waypoints.map(({ location, ...rest }) => ({ location: { latLng: location }, ...rest })),
  });
}

/** `POST /v1/route-matrix`: times and distances between each origin and each destination. */
export async function computeRouteMatrix(request: Request, deps: PlacesApiDeps): Promise<Response> {
  const asked = parseRouteMatrixRequest(await readJsonBody(request, deps));
  const resolveSignal = createDeadline(request, deps);
  const resolved = await resolveWaypoints(
    [...asked.origins, ...asked.destinations],
    asked,
    deps,
    resolveSignal,
  );
  const origins = resolved.slice(0, asked.origins.length);
  const destinations = resolved.slice(asked.origins.length);
  const known = destinations.flatMap((each) => each?.location ?? []);
  const signal = createRoutingDeadline(request, deps);
  const rows = await Promise.all(
    origins.map(async (origin) => {
      const times = origin === null ? [] : await findTimes(origin.location, known, asked, deps, signal);
      const next = times.values();
      return {
        elements: destinations.map((destination) => {
          if (origin === null || destination === null) return { condition: "WAYPOINT_NOT_FOUND" };
          const time = next.next().value ?? null;
          return time === null
            ? { condition: "ROUTE_NOT_FOUND" }
            : { condition: "ROUTE_EXISTS", ...toAmounts(time) };
        }),
      };
    }),
  );
  const toAddress = (each: (typeof resolved)[number]) => each?.address ?? "";
  return writeJson({
    rows,
    originAddresses: origins.map(toAddress),
    destinationAddresses: destinations.map(toAddress),
  });
}

async function findTimes(
  from: LatLng,
  to: readonly LatLng[],
  asked: Pick<RouteMatrixRequest, "travelMode" | "routeModifiers">,
  { router }: PlacesApiDeps,
  signal: AbortSignal,
): Promise<(RouteLeg | null)[]> {
  const query = { mode: asked.travelMode satisfies TravelMode, from: [from], to, avoid: toAvoided(asked) };
  return (await router?.times?.(query, signal)) ?? to.map(() => null);
}

/** Returns the best order of the points between the first and the last. */
async function findOrder(
  points: readonly LatLng[],
  asked: RoutesRequest,
  deps: PlacesApiDeps,
  signal: AbortSignal,
): Promise<number[]> {
  const rows = await Promise.all(points.map((from) => findTimes(from, points, asked, deps, signal)));
  return orderStops(rows.map((row) => row.map((time) => time?.durationSeconds ?? Number.POSITIVE_INFINITY)));
}

/** @throws {PlacesError} DEADLINE_EXCEEDED through the signal's reason */
function createRoutingDeadline(request: Request, deps: PlacesApiDeps): AbortSignal {
  const late = new AbortController();
  const { routingTimeoutMs = DEFAULT_ROUTING.timeoutMs } = deps;
  const error = new PlacesError(
    "DEADLINE_EXCEEDED",
    `No route was found within ${routingTimeoutMs} ms; ask for a shorter one, or set ROUTING_TIMEOUT_MS.`,
  );
  setTimeout(() => late.abort(error), routingTimeoutMs).unref();
  return AbortSignal.any([request.signal, late.signal]);
}

function toAvoided({ routeModifiers }: Pick<RoutesRequest, "routeModifiers">) {
  const { avoidTolls, avoidHighways, avoidIndoor } = routeModifiers;
  return { tolls: avoidTolls, highways: avoidHighways, indoor: avoidIndoor };
}

function toWireRoute(
  { legs, polyline }: DirectionsRoute,
  { languageCode, routingPreference }: RoutesRequest,
): object {
  const sum = (name: keyof RouteLeg) => legs.reduce((total, leg) => total + leg[name], 0);
  const isTrafficWanted = routingPreference !== "TRAFFIC_UNAWARE";
  const longest = legs
    .flatMap(({ steps }) => steps)
    .filter(({ road }) => road !== "")
    .toSorted((a, b) => b.distanceMetres - a.distanceMetres)[0];
  return {
    ...toAmounts({ distanceMetres: sum("distanceMetres"), durationSeconds: sum("durationSeconds") }),
    description: longest?.road ?? "",
    polyline: { encodedPolyline: polyline },
    legs: legs.map((leg) => toWireLeg(leg, languageCode)),
    ...(isTrafficWanted && { warnings: [writeTrafficWarning(languageCode)] }),
  };
}

function toWireLeg({ start, end, steps, ...amounts }: DirectionsLeg, languageCode: string): object {
  return {
    ...toAmounts(amounts),
    startLocation: { latLng: start },
    endLocation: { latLng: end },
    steps: steps.map((step) => ({
      ...toAmounts(step),
      polyline: { encodedPolyline: step.polyline },
      navigationInstruction: { maneuver: step.maneuver, instructions: writeInstruction(step, languageCode) },
    })),
  };
}

function toAmounts({ distanceMetres, durationSeconds }: RouteLeg) {
  return { distanceMeters: Math.round(distanceMetres), duration: `${Math.round(durationSeconds)}s` };
}

function writeJson(answer: object): Response {
  return Response.json(answer, {
    headers: { "cache-control": "private, no-cache", "x-content-type-options": "nosniff" },
  });
}
