import type { ComputeRouteMatrixResponse } from "@lieudit/place-model";
import {
  ask,
  pick,
  type RouteOptionsOfPage,
  readFields,
  readRouteOptions,
  toMillis,
  toTexts,
} from "./compute-routes.ts";
import { type AmountFormat, createAmountFormat } from "./format-amounts.ts";
import { toWaypoint } from "./read-waypoint.ts";
import {
  RouteMatrixItem,
  RouteMatrixItemError,
  RouteMatrixItemLocalizedValues,
  RouteMatrixRow,
} from "./route-data.ts";
import { getRoutesClient } from "./routes-client.ts";

export interface ComputeRouteMatrixOfPage extends RouteOptionsOfPage {
  origins: Iterable<unknown>;
  destinations: Iterable<unknown>;
}

const METHOD = "RouteMatrix.computeRouteMatrix";
const FIELDS = [
  "condition",
  "distanceMeters",
  "durationMillis",
  "error",
  "fallbackInfo",
  "localizedValues",
  "staticDurationMillis",
  "travelAdvisory",
];

/** The work of `RouteMatrix.computeRouteMatrix`. */
export async function computeRows(request: ComputeRouteMatrixOfPage): Promise<RouteMatrixRow[]> {
  const fields = readFields(METHOD, request.fields, FIELDS);
  const origins = [...request.origins].map((point, i) => {
    // An origin may be wrapped together with modifiers of its own.
    const { waypoint = point } = Object(point) as { waypoint?: unknown };
    return toWaypoint(waypoint, `origins[${i}]`);
  });
  const destinations = [...request.destinations].map((point, i) => toWaypoint(point, `destinations[${i}]`));
  const options = readRouteOptions(METHOD, request);
  const { rows = [] }: ComputeRouteMatrixResponse =
    options === null
      ? withoutRoutes(origins.length, destinations.length)
      : await ask(
          () => getRoutesClient().computeRouteMatrix({ ...options, origins, destinations }),
          "DISTANCE_MATRIX",
        );
  const format = createAmountFormat(request);
  return rows.map(
    ({ elements = [] }) =>
      new RouteMatrixRow({
        items: elements.map((element) => new RouteMatrixItem(pick(toValues(element, format), fields))),
      }),
  );
}

function withoutRoutes(rows: number, columns: number): ComputeRouteMatrixResponse {
  const elements = Array.from({ length: columns }, () => ({ condition: "ROUTE_NOT_FOUND" }));
  return { rows: Array.from({ length: rows }, () => ({ elements })) };
}

interface Element {
  condition: string;
  distanceMeters?: number;
  duration?: string;
}

function toValues(element: Element, format: AmountFormat): ConstructorParameters<typeof RouteMatrixItem>[0] {
  const { condition, distanceMeters = 0, duration = "" } = element;
  if (condition !== "ROUTE_EXISTS") {
    return {
      condition: "ROUTE_NOT_FOUND",
      error:
        condition === "WAYPOINT_NOT_FOUND"
          ? new RouteMatrixItemError("An address or a place of this item was not found; send a position.")
          : null,
      fallbackInfo: null,
      localizedValues: null,
      travelAdvisory: null,
    };
  }
  const millis = toMillis(duration);
  const texts = { ...toTexts(element, format), transitFare: null, transitFareLanguage: null };
  return {
    condition,
    distanceMeters,
    durationMillis: millis,
    error: null,
    fallbackInfo: null,
    localizedValues: new RouteMatrixItemLocalizedValues(texts),
    staticDurationMillis: millis,
    travelAdvisory: null,
  };
}
