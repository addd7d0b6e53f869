import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";
import { loadPart } from "../../core/load-part.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import { ownState } from "../../core/own-state.ts";
import type { DrawnShape } from "./drawn-shape.ts";

/** The points of a shape: one line, or several rings with holes. */
export interface Rings {
  rings: readonly (readonly LatLngLiteral[])[];
  isClosed: boolean;
}

/** As its center has it, and a radius in metres. */
export interface Round {
  center: LatLng | null;
  radius: number;
}

const DRAWN = Symbol("drawn");

/** One promise for all: they are drawn in the order in which the page made them, later ones above. */
let drawing: Promise<typeof import("./drawn-shape.ts")> | null = null;

/** Draws `shape` once for all that changes in a tick. What draws it is loaded with the first that is on a map. */
export function drawSoon(shape: MVCObject, outline: () => Rings | Round): void {
  // A circle that is a value alone, as of a search, is never drawn.
  if (!(DRAWN in shape) && shape.get("map") == null) return;
  const state = ownState(shape, DRAWN, () => ({ isWaiting: false, drawn: null as DrawnShape | null }));
  if (state.isWaiting) return;
  state.isWaiting = true;
  drawing ??= loadPart("drawing of shapes", () => import("./drawn-shape.ts"));
  drawing.then(
    ({ DrawnShape }) => {
      state.isWaiting = false;
      state.drawn ??= new DrawnShape(shape, outline);
      state.drawn.redraw();
    },
    (error: unknown) => {
      // The next change tries again.
      state.isWaiting = false;
      drawing = null;
      console.error(error);
    },
  );
}
