import { drawCirclesWith } from "../../core/circle.ts";
import { loadPart } from "../../core/load-part.ts";
import type { MVCObject } from "../../core/mvc-object.ts";
import { ownState } from "../../core/own-state.ts";
import type { DrawnShape } from "./drawn-shape.ts";
import type { CircleOutline, Rings } from "./outline.ts";

const DRAWN = Symbol("drawn");

/** One promise for all shapes, so that they are drawn in the order in which the page made them. */
let drawing: Promise<typeof import("./drawn-shape.ts")> | null = null;

/** Redraws `shape` once per tick. Loads the drawing code with the first shape on a map. */
export function drawSoon(shape: MVCObject, outline: () => Rings | CircleOutline): void {
  // A circle that is only a value, such as an area to search, is never drawn.
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

/** Makes circles visible on their maps. */
export function drawCircles(): void {
  drawCirclesWith((circle) =>
    drawSoon(circle, () => ({ center: circle.getCenter(), radius: circle.getRadius() })),
  );
}
