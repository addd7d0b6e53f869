import { loadPart } from "../core/load-part.ts";
import type { Polyline } from "../map/shapes/polyline.ts";
import type { AdvancedMarkerElement } from "../marker/advanced-marker-element.ts";
import type { ComputeRoutesOfPage } from "./compute-routes.ts";
import type { OptionsOf } from "./draw-route.ts";
import {
  type GeocodingResults,
  ROUTE_FIELDS,
  type RouteLeg,
  type RouteValues,
  routeData,
} from "./route-data.ts";

const loadDrawing = () => loadPart("drawing of a route", () => import("./draw-route.ts"));

/** A route with the fields that the page named. */
export class Route extends routeData<RouteValues>(...ROUTE_FIELDS) {
  /**
   * Finds routes. `request.fields` names what they have; `*` is everything.
   *
   * @throws {MapsRequestError | MapsServerError} a rejection; no route is an empty list
   */
  static async computeRoutes(
    request: ComputeRoutesOfPage,
  ): Promise<{ routes: Route[]; fallbackInfo: null; geocodingResults: GeocodingResults | null }> {
    const { computeRoutes } = await loadPart("routes", () => import("./compute-routes.ts"));
    return computeRoutes(request, (values) => new Route(values));
  }

  /** Returns the line of the route, for `setMap`. Needs the library of maps and the field `path`. */
  createPolylines({ polylineOptions }: { polylineOptions?: OptionsOf<object> } = {}): Polyline[] {
    const { google } = globalThis as unknown as {
      google?: { maps?: { Polyline?: new (options: object) => Polyline } };
    };
    const Line = google?.maps?.Polyline;
    if (Line === undefined) {
      throw new Error('Route.createPolylines: await google.maps.importLibrary("maps") before.');
    }
    if (this.path === undefined) throw missingField("createPolylines", "path");
    const options = { path: this.path, strokeColor: "#1967d2", strokeOpacity: 0.8, strokeWeight: 6 };
    const own = typeof polylineOptions === "function" ? polylineOptions(options, {}) : polylineOptions;
    return [new Line({ ...options, ...own })];
  }

  /** Returns a marker for the start, each stop and the end. Needs the field `legs`. */
  async createWaypointAdvancedMarkers(
    options?: OptionsOf<{ index: number; totalMarkers: number; leg?: RouteLeg }>,
  ): Promise<AdvancedMarkerElement[]> {
    if (this.legs === undefined) throw missingField("createWaypointAdvancedMarkers", "legs");
    const { makeWaypointMarkers } = await loadDrawing();
    return makeWaypointMarkers(this.legs, options);
  }

  create3DPolylines(): Promise<never> {
    return withoutThreeDimensions("create3DPolylines");
  }

  createPopover(): Promise<never> {
    return withoutThreeDimensions("createPopover");
  }

  createWaypointMarkers(): Promise<never> {
    return withoutThreeDimensions("createWaypointMarkers");
  }
}

function missingField(method: string, field: string): Error {
  return new Error(
    `Route.${method}: the route has no ${field}; name "${field}" in the fields of its request.`,
  );
}

async function withoutThreeDimensions(method: string): Promise<never> {
  throw new Error(
    `Route.${method}: this kit has no maps in three dimensions; use createPolylines and createWaypointAdvancedMarkers.`,
  );
}
