import { namesAsValues } from "../../core/names-as-values.ts";
import { foundNothing } from "./no-answer.ts";
import { WithoutData } from "./without-data.ts";

export const TravelMode = namesAsValues("BICYCLING", "DRIVING", "TRANSIT", "TWO_WHEELER", "WALKING");

/** Pages make one when they begin, whether a reader asks for a way or not. It finds none. */
export class DirectionsService {
  route(request: object, callback?: unknown): Promise<never> {
    return foundNothing("DIRECTIONS_ROUTE", { geocoded_waypoints: [], request, routes: [] }, callback);
  }
}

/** No way ever comes for it to draw. */
export class DirectionsRenderer extends WithoutData {
  getDirections(): object | null {
    return this.get("directions") ?? null;
  }

  getPanel(): HTMLElement | null {
    return this.get("panel") ?? null;
  }

  getRouteIndex(): number {
    return this.get("routeIndex") ?? 0;
  }

  setDirections(directions: object | null): void {
    this.set("directions", directions);
  }

  setPanel(panel: HTMLElement | null): void {
    this.set("panel", panel);
  }

  setRouteIndex(index: number): void {
    this.set("routeIndex", index);
  }
}
