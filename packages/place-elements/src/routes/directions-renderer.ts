import { loadPart } from "../core/load-part.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import type { GoogleMap } from "../map/google-map.ts";
import { keepValues } from "../map/keep-values.ts";
import { toMap } from "../map/stage/stage-of-map.ts";
import type { DirectionsDrawing } from "./draw-directions.ts";
import type { DirectionsResult } from "./route-request.ts";

interface Drawn {
  now: DirectionsDrawing | null;
  isWaiting: boolean;
}

const DRAWN = Symbol("drawn");

const getDrawnState = (renderer: DirectionsRenderer) =>
  ownState(renderer, DRAWN, (): Drawn => ({ now: null, isWaiting: false }));

/** Draws a route on a map and in a panel. The code that draws loads with the first route. */
export class DirectionsRenderer extends MVCObject {
  declare getDirections: () => DirectionsResult | null;
  declare getPanel: () => HTMLElement | null;
  declare setDirections: (directions: DirectionsResult | null) => void;
  declare setPanel: (panel: HTMLElement | null) => void;

  constructor(options?: object | null) {
    super();
    this.setValues(options);
  }

  getMap(): GoogleMap | null {
    return this.get("map") ?? null;
  }

  getRouteIndex(): number {
    return this.get("routeIndex") ?? 0;
  }

  setMap(map: unknown): void {
    this.set("map", toMap(map));
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setRouteIndex(index: number): void {
    this.set("routeIndex", index);
  }

  /** Draws everything again, once per tick. */
  override changed(_key: string): void {
    const drawn = getDrawnState(this);
    if (drawn.isWaiting) return;
    drawn.isWaiting = true;
    queueMicrotask(async () => {
      try {
        const isSeen = this.getMap() !== null || this.getPanel() !== null;
        if (drawn.now === null && (!isSeen || this.getDirections() === null)) return;
        const { DirectionsDrawing } = await loadPart("directions", () => import("./draw-directions.ts"));
        drawn.now ??= new DirectionsDrawing(this);
      } catch (error) {
        console.error(error);
      } finally {
        drawn.isWaiting = false;
        drawn.now?.draw();
      }
    });
  }
}

keepValues(DirectionsRenderer, "Directions", "Panel");
