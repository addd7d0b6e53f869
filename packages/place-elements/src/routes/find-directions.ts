import {
  type ComputeRoutesResponse,
  decodePolyline,
  type WireRoute,
  type WireRouteLeg,
  type WireRouteStep,
} from "@lieudit/place-model";
import type { ComputeRoutesRequest, RouteOptions } from "@lieudit/places-client";
import { LatLng } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { warnOnce } from "../core/warn-once.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";
import { type AmountFormat, createAmountFormat, toSeconds } from "./format-amounts.ts";
import { SERVED_MODES, toServedMode, toWaypoint } from "./read-waypoint.ts";
import { asRouteError, routeError } from "./route-error.ts";
import type {
  DirectionsLeg,
  DirectionsRequest,
  DirectionsResult,
  DirectionsRoute,
  DirectionsStep,
  LegacyRouteOptions,
} from "./route-request.ts";
import { getRoutesClient } from "./routes-client.ts";

const ENDPOINT = "DIRECTIONS_ROUTE";
/** Limits of the service. */
const MAX_WAYPOINTS = 25;
const MAX_ORDERED_WAYPOINTS = 10;
/** The source of all road graphs. */
const COPYRIGHTS = "© OpenStreetMap contributors";

export type DirectionsCallback = (result: DirectionsResult | null, status: string) => void;

/** The work of `DirectionsService.route`. */
export function findDirections(
  request: DirectionsRequest,
  callback?: DirectionsCallback | null,
): Promise<DirectionsResult> {
  const answer = compute(request).catch((error: unknown) => {
    throw asRouteError(ENDPOINT, error);
  });
  if (callback != null) {
    answer.then(
      (result) => callback(result, "OK"),
      ({ code }: { code: string }) => callback({ ...withoutRoutes(request), ...otherModes(request) }, code),
    );
  }
  return answer;
}

async function compute(request: DirectionsRequest): Promise<DirectionsResult> {
  const { waypoints = [], optimizeWaypoints = false, provideRouteAlternatives = false } = request;
  const origin = toWaypoint(request.origin, "origin");
  const destination = toWaypoint(request.destination, "destination");
  const options = readOptions(request, "DirectionsService");
  if (options === null)
    throw routeError(ENDPOINT, "ZERO_RESULTS", `no routes for ${request.travelMode} here.`);
  const max = optimizeWaypoints ? MAX_ORDERED_WAYPOINTS : MAX_WAYPOINTS;
  if (waypoints.length > max) {
    const what = optimizeWaypoints ? "waypoints to put in order" : "waypoints";
    throw routeError(ENDPOINT, "MAX_WAYPOINTS_EXCEEDED", `${waypoints.length} ${what}, at most ${max} work.`);
  }
  const asked: ComputeRoutesRequest = {
    ...options,
    origin,
    destination,
    intermediates: waypoints.map(({ location, stopover }, i) => ({
      ...toWaypoint(location, `waypoints[${i}].location`),
      ...(stopover === false && { via: true }),
    })),
    computeAlternativeRoutes: provideRouteAlternatives,
    optimizeWaypointOrder: optimizeWaypoints,
  };
  const response = await getRoutesClient().computeRoutes(asked);
  if ((response.routes ?? []).length === 0) throw routeError(ENDPOINT, "ZERO_RESULTS", "no route was found.");
  return toResult(request, response);
}

/** Reads the options of both legacy services; null for a mode of travel without data, with a warning. */
export function readOptions(request: LegacyRouteOptions, service: string): RouteOptions | null {
  const travelMode = toServedMode(request.travelMode);
  if (travelMode === null) {
    warnOnce(
      `${service}: no routes for travelMode ${request.travelMode}: this server has neither timetables nor roads of other vehicles. Use ${SERVED_MODES.join(", ")}.`,
    );
    return null;
  }
  const { avoidFerries = false, avoidHighways = false, avoidTolls = false, drivingOptions } = request;
  return {
    ...(travelMode !== undefined && { travelMode }),
    ...readLanguageAndRegion(request),
    routeModifiers: { avoidFerries, avoidHighways, avoidTolls },
    // The service then warns that durations do not include traffic.
    ...(drivingOptions != null && { routingPreference: "TRAFFIC_AWARE" }),
  };
}

function withoutRoutes(request: DirectionsRequest): DirectionsResult {
  return { geocoded_waypoints: [], request, routes: [] };
}

function otherModes({ travelMode }: DirectionsRequest): Pick<DirectionsResult, "available_travel_modes"> {
  return SERVED_MODES.some((mode) => mode === travelMode)
    ? {}
    : { available_travel_modes: [...SERVED_MODES] };
}

function toResult(request: DirectionsRequest, response: ComputeRoutesResponse): DirectionsResult {
  const format = createAmountFormat({ ...request, units: request.unitSystem });
  return {
    geocoded_waypoints: (response.waypoints ?? []).map(({ placeId }) => ({
      geocoder_status: "OK",
      ...(placeId !== undefined && { place_id: placeId }),
      types: [],
    })),
    request,
    routes: (response.routes ?? []).map((route) => toRoute(route, request, response, format)),
  };
}

function toRoute(
  route: WireRoute,
  { waypoints = [], travelMode }: DirectionsRequest,
  { waypoints: points = [] }: ComputeRoutesResponse,
  format: AmountFormat,
): DirectionsRoute {
  const order = route.optimizedIntermediateWaypointIndex ?? waypoints.map((_, i) => i);
  const inOrder = [points[0], ...order.map((i) => points[i + 1]), points.at(-1)];
  const isStop = [true, ...order.map((i) => waypoints[i]?.stopover !== false), true];
  /** Places in `inOrder` at which legs begin and end. */
  const stops = isStop.flatMap((stops, i) => (stops ? [i] : []));
  const path = toPath(route.polyline.encodedPolyline);
  const bounds = new LatLngBounds();
  for (const point of path) bounds.extend(point);
  return {
    bounds,
    copyrights: COPYRIGHTS,
    legs: (route.legs ?? []).map((leg, i) => {
      const [from = 0, to = 0] = [stops[i], stops[i + 1]];
      return {
        ...toLeg(leg, travelMode, format),
        start_address: inOrder[from]?.address ?? "",
        end_address: inOrder[to]?.address ?? "",
        via_waypoints: inOrder.slice(from + 1, to).flatMap((via) => (via ? toPoint(via.location) : [])),
      };
    }),
    overview_path: path,
    overview_polyline: route.polyline.encodedPolyline,
    summary: route.description ?? "",
    warnings: route.warnings ?? [],
    waypoint_order: order,
  };
}

function toLeg(
  leg: WireRouteLeg,
  mode: DirectionsRequest["travelMode"],
  format: AmountFormat,
): Omit<DirectionsLeg, "start_address" | "end_address" | "via_waypoints"> {
  return {
    ...toAmounts(leg, format),
    start_location: toPoint(leg.startLocation),
    end_location: toPoint(leg.endLocation),
    steps: (leg.steps ?? []).map((step) => toStep(step, mode, format)),
    traffic_speed_entry: [],
  };
}

function toStep(
  step: WireRouteStep,
  mode: DirectionsRequest["travelMode"],
  format: AmountFormat,
): DirectionsStep {
  const path = toPath(step.polyline.encodedPolyline);
  const start = path[0] ?? new LatLng(0, 0);
  const end = path.at(-1) ?? start;
  const { maneuver, instructions } = step.navigationInstruction;
  return {
    ...toAmounts(step, format),
    encoded_lat_lngs: step.polyline.encodedPolyline,
    polyline: { points: step.polyline.encodedPolyline },
    start_location: start,
    start_point: start,
    end_location: end,
    end_point: end,
    path,
    lat_lngs: path,
    instructions: escapeHtml(instructions),
    maneuver: maneuver === "DEPART" ? "" : maneuver.toLowerCase().replaceAll("_", "-"),
    travel_mode: mode,
  };
}

/** Returns distance and duration of a part of a route, as the legacy services have them. */
export function toAmounts(
  { distanceMeters = 0, duration = "" }: { distanceMeters?: number; duration?: string },
  format: AmountFormat,
) {
  const seconds = toSeconds(duration);
  return {
    distance: { text: format.distance(distanceMeters), value: distanceMeters },
    duration: { text: format.duration(seconds), value: seconds },
  };
}

function toPath(polyline: string): LatLng[] {
  return (decodePolyline(polyline) ?? []).map(({ latitude, longitude }) => new LatLng(latitude, longitude));
}

function toPoint({ latLng }: WireRouteLeg["startLocation"]): LatLng {
  return new LatLng(latLng.latitude, latLng.longitude);
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes a text: pages assign instructions to `innerHTML`, and anybody can name a road of the map. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
