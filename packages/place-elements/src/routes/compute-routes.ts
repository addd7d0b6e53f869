import {
  type ComputeRoutesResponse,
  decodePolyline,
  type WireRoute,
  type WireRouteLeg,
  type WireRouteStep,
} from "@lieudit/place-model";
import type { RouteOptions } from "@lieudit/places-client";
import { LatLngAltitude } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { warnOnce } from "../core/warn-once.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";
import { mapsError } from "../wire/maps-error.ts";
import { DirectionalLocation } from "./directional-location.ts";
import type { TravelModeName } from "./enums.ts";
import { type AmountFormat, createAmountFormat, toSeconds } from "./format-amounts.ts";
import { SERVED_MODES, toServedMode, toWaypoint } from "./read-waypoint.ts";
import {
  GeocodedWaypoint,
  GeocodingResults,
  ROUTE_FIELDS,
  RouteLeg,
  RouteLegLocalizedValues,
  RouteLegStep,
  RouteLegStepLocalizedValues,
  RouteLocalizedValues,
  type RouteValues,
} from "./route-data.ts";
import { getRoutesClient } from "./routes-client.ts";

/** Options of both requests of the library. */
export interface RouteOptionsOfPage {
  travelMode?: TravelModeName;
  fields: Iterable<string>;
  routingPreference?: RouteOptions["routingPreference"];
  routeModifiers?: Record<string, unknown> | null;
  departureTime?: Date;
  language?: string;
  region?: string;
  /** `UnitSystem` */
  units?: number;
}

export interface ComputeRoutesOfPage extends RouteOptionsOfPage {
  origin: unknown;
  destination: unknown;
  intermediates?: Iterable<unknown>;
  computeAlternativeRoutes?: boolean;
  optimizeWaypointOrder?: boolean;
}

/** The work of `Route.computeRoutes`. */
export async function computeRoutes<Route>(
  request: ComputeRoutesOfPage,
  makeRoute: (values: Partial<RouteValues>) => Route,
) {
  const fields = readFields("Route.computeRoutes", request.fields, ROUTE_FIELDS);
  const body = {
    origin: toWaypoint(request.origin, "origin"),
    destination: toWaypoint(request.destination, "destination"),
    intermediates: [...(request.intermediates ?? [])].map((waypoint, i) => ({
      ...toWaypoint(waypoint, `intermediates[${i}]`),
      ...((waypoint as { via?: boolean | null } | null)?.via === true && { via: true }),
    })),
    computeAlternativeRoutes: request.computeAlternativeRoutes === true,
    optimizeWaypointOrder: request.optimizeWaypointOrder === true,
  };
  const options = readRouteOptions("Route.computeRoutes", request);
  if (options === null) return { routes: [], fallbackInfo: null, geocodingResults: null };
  const response = await ask(
    () => getRoutesClient().computeRoutes({ ...options, ...body }),
    "DIRECTIONS_ROUTE",
  );
  const format = createAmountFormat(request);
  return {
    routes: (response.routes ?? []).map((route, i) =>
      makeRoute(pick(toValues(route, i, request.travelMode ?? "DRIVING", format), fields)),
    ),
    fallbackInfo: null,
    geocodingResults: toGeocodingResults(response),
  };
}

/** Sends a request; rejects with the error classes that pages know. */
export async function ask<Response>(
  send: () => Promise<Response>,
  endpoint: "DIRECTIONS_ROUTE" | "DISTANCE_MATRIX",
): Promise<Response> {
  try {
    return await send();
  } catch (error) {
    throw mapsError(error, endpoint, `${endpoint}: `);
  }
}

/**
 * Reads the names of fields; of `legs.steps` the first part counts.
 *
 * @throws {TypeError} without any, or for an unknown one
 */
export function readFields(method: string, given: unknown, known: readonly string[]): Set<string> {
  const isList = typeof given === "object" && given !== null && Symbol.iterator in given;
  const fields = isList ? [...(given as Iterable<unknown>)].map(String) : [];
  if (fields.length === 0) {
    throw new TypeError(
      `${method}: fields is empty; name at least one, such as "path", or "*" for everything.`,
    );
  }
  if (fields.includes("*")) return new Set(known);
  const first = fields.map((field) => field.split(".")[0] ?? "");
  const unknown = first.find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw new TypeError(`${method}: there is no field "${unknown}"; there are ${known.join(", ")}.`);
  }
  return new Set(first);
}

/** Returns the values whose names are in `fields`. */
export function pick<Values extends object>(values: Values, fields: ReadonlySet<string>): Partial<Values> {
  // The entries are those of the values.
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.has(name))) as Partial<Values>;
}

/** Reads the options of both requests; null for a mode of travel without data, with a warning. */
export function readRouteOptions(method: string, request: RouteOptionsOfPage): RouteOptions | null {
  const travelMode = toServedMode(request.travelMode ?? "DRIVING");
  if (travelMode === null) {
    warnOnce(
      `${method}: no routes for travelMode ${request.travelMode}: this server has neither timetables nor roads of other vehicles. Use ${SERVED_MODES.join(", ")}.`,
    );
    return null;
  }
  const { avoidFerries, avoidHighways, avoidIndoor, avoidTolls } = request.routeModifiers ?? {};
  const isTrafficWanted = (request.routingPreference ?? "TRAFFIC_UNAWARE") !== "TRAFFIC_UNAWARE";
  if (isTrafficWanted || request.departureTime !== undefined) {
    warnOnce(`${method}: durations do not include traffic, which this server does not know.`);
  }
  return {
    ...(travelMode !== undefined && { travelMode }),
    ...readLanguageAndRegion(request),
    routingPreference: request.routingPreference ?? "TRAFFIC_UNAWARE",
    routeModifiers: {
      avoidFerries: avoidFerries === true,
      avoidHighways: avoidHighways === true,
      avoidIndoor: avoidIndoor === true,
      avoidTolls: avoidTolls === true,
    },
  };
}

function toValues(route: WireRoute, i: number, mode: TravelModeName, format: AmountFormat) {
  const path = toPath(route.polyline.encodedPolyline);
  const viewport = new LatLngBounds();
  for (const { lat, lng } of path) viewport.extend({ lat, lng });
  const millis = toMillis(route.duration);
  return {
    description: route.description ?? null,
    distanceMeters: route.distanceMeters,
    durationMillis: millis,
    legs: (route.legs ?? []).map((leg) => toLeg(leg, mode, format)),
    localizedValues: new RouteLocalizedValues({
      ...toTexts(route, format),
      transitFare: null,
      transitFareLanguage: null,
    }),
    optimizedIntermediateWaypointIndices: route.optimizedIntermediateWaypointIndex ?? [],
    path,
    polylineDetails: null,
    routeLabels: [i === 0 ? "DEFAULT_ROUTE" : "DEFAULT_ROUTE_ALTERNATE"],
    routeToken: null,
    speedPaths: [],
    staticDurationMillis: millis,
    travelAdvisory: null,
    viewport: path.length === 0 ? null : viewport,
    warnings: route.warnings ?? [],
  };
}

function toLeg(leg: WireRouteLeg, mode: TravelModeName, format: AmountFormat): RouteLeg {
  const steps = (leg.steps ?? []).map((step) => toStep(step, mode, format));
  const millis = toMillis(leg.duration);
  return new RouteLeg({
    distanceMeters: leg.distanceMeters,
    durationMillis: millis,
    startLocation: toLocation(leg.startLocation),
    endLocation: toLocation(leg.endLocation),
    localizedValues: new RouteLegLocalizedValues(toTexts(leg, format)),
    // Each step begins where the one before ends.
    path: steps.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1))),
    speedPaths: [],
    staticDurationMillis: millis,
    steps,
    stepsOverview: null,
    travelAdvisory: null,
  });
}

function toStep(step: WireRouteStep, mode: TravelModeName, format: AmountFormat): RouteLegStep {
  const path = toPath(step.polyline.encodedPolyline);
  const [start, end] = [path[0], path.at(-1)];
  const { distance, distanceLanguage, staticDuration, staticDurationLanguage } = toTexts(step, format);
  return new RouteLegStep({
    distanceMeters: step.distanceMeters,
    startLocation: start === undefined ? null : new DirectionalLocation(start),
    endLocation: end === undefined ? null : new DirectionalLocation(end),
    instructions: step.navigationInstruction.instructions,
    localizedValues: new RouteLegStepLocalizedValues({
      distance,
      distanceLanguage,
      staticDuration,
      staticDurationLanguage,
    }),
    maneuver: step.navigationInstruction.maneuver,
    path,
    staticDurationMillis: toMillis(step.duration),
    transitDetails: null,
    travelMode: mode,
  });
}

/** Returns the texts of a distance and a duration. Traffic is unknown, so the static duration is the duration. */
export function toTexts(
  { distanceMeters = 0, duration = "" }: { distanceMeters?: number; duration?: string },
  format: AmountFormat,
) {
  const [distance, time] = [format.distance(distanceMeters), format.duration(toSeconds(duration))];
  const { language } = format;
  return {
    distance,
    distanceLanguage: language,
    duration: time,
    durationLanguage: language,
    staticDuration: time,
    staticDurationLanguage: language,
  };
}

const MILLIS = 1000;

export function toMillis(duration: string): number {
  return toSeconds(duration) * MILLIS;
}

function toGeocodingResults({ waypoints = [] }: ComputeRoutesResponse): GeocodingResults {
  // Positions are not geocoded.
  const geocoded = waypoints.map(({ placeId }, i) =>
    placeId === undefined
      ? null
      : new GeocodedWaypoint({
          geocoderStatus: "OK",
          intermediateWaypointRequestIndex: i === 0 || i === waypoints.length - 1 ? null : i - 1,
          partialMatch: false,
          placeId,
          types: [],
        }),
  );
  return new GeocodingResults({
    origin: geocoded[0] ?? null,
    destination: geocoded.at(-1) ?? null,
    intermediates: geocoded.slice(1, -1).filter((each) => each !== null),
  });
}

function toPath(polyline: string): LatLngAltitude[] {
  return (decodePolyline(polyline) ?? []).map(
    ({ latitude, longitude }) => new LatLngAltitude({ lat: latitude, lng: longitude }),
  );
}

function toLocation({ latLng }: WireRouteLeg["startLocation"]): DirectionalLocation {
  return new DirectionalLocation({ lat: latLng.latitude, lng: latLng.longitude });
}
