import { namesAsValues } from "../../core/enums.ts";
import { keepValues } from "../keep-values.ts";
import { foundNothing } from "./no-answer.ts";
import { WithoutData } from "./without-data.ts";

export const TravelMode = namesAsValues("BICYCLING", "DRIVING", "TRANSIT", "TWO_WHEELER", "WALKING");

/** Never finds a route. Pages make one at start, whether or not readers ask for a route. */
export class DirectionsService {
  route(request: object, callback?: unknown): Promise<never> {
    return foundNothing("DIRECTIONS_ROUTE", { geocoded_waypoints: [], request, routes: [] }, callback);
  }
}

/** Never draws a route. */
export class DirectionsRenderer extends WithoutData {
  declare getDirections: () => object | null;
  declare getPanel: () => HTMLElement | null;
  declare setDirections: (directions: object | null) => void;
  declare setPanel: (panel: HTMLElement | null) => void;

  getRouteIndex(): number {
    return this.get("routeIndex") ?? 0;
  }

  setRouteIndex(index: number): void {
    this.set("routeIndex", index);
  }
}

keepValues(DirectionsRenderer, "Directions", "Panel");
