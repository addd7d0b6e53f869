import { latLng } from "./common-shapes.ts";
import { always, int32, list, message, text, type ValueOf } from "./shape.ts";

const location = message({ latLng: always(latLng) });
const polyline = message({ encodedPolyline: always(text) });
const amounts = {
  distanceMeters: always(int32),
  /** Seconds, such as "90s". */
  duration: always(text),
};

const step = message({
  ...amounts,
  polyline: always(polyline),
  navigationInstruction: always(message({ maneuver: always(text), instructions: always(text) })),
});

const leg = message({
  ...amounts,
  startLocation: always(location),
  endLocation: always(location),
  steps: list(step),
});

const route = message({
  ...amounts,
  description: text,
  polyline: always(polyline),
  legs: list(leg),
  warnings: list(text),
  optimizedIntermediateWaypointIndex: list(int32),
});

const element = message({
  /** `ROUTE_EXISTS`, `ROUTE_NOT_FOUND` or `WAYPOINT_NOT_FOUND`. */
  condition: always(text),
  distanceMeters: int32,
  duration: text,
});

/** Responses of the calls for routes between points. */
export const ROUTE_SHAPES = {
  computeRoutes: message({
    routes: list(route),
    /** In the order of the request. */
    waypoints: list(message({ location: always(location), address: text, placeId: text })),
  }),
  computeRouteMatrix: message({
    rows: list(message({ elements: list(element) })),
    originAddresses: list(text),
    destinationAddresses: list(text),
  }),
} as const;

export type ComputeRoutesResponse = ValueOf<typeof ROUTE_SHAPES.computeRoutes>;
export type ComputeRouteMatrixResponse = ValueOf<typeof ROUTE_SHAPES.computeRouteMatrix>;
export type WireRoute = ValueOf<typeof route>;
export type WireRouteLeg = ValueOf<typeof leg>;
export type WireRouteStep = ValueOf<typeof step>;
