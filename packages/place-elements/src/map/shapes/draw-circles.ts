import { type Circle, drawCirclesWith } from "../../core/circle.ts";
import { ownState } from "../../core/own-state.ts";
import { spherical } from "../../geometry/spherical.ts";
import { DrawnShape, type Rings } from "./drawn-shape.ts";

const DRAWN = Symbol("drawn");

/** Corners of what is drawn as a circle: five degrees each. */
const CORNERS = 72;

/** From now on circles show on the maps that they are put on. */
export function drawCircles(): void {
  drawCirclesWith((circle) => {
    // A circle that is a value alone, as of a search, is never drawn.
    if (!(DRAWN in circle) && circle.get("map") == null) return;
    ownState(circle, DRAWN, () => new DrawnShape(circle, () => ringOf(circle))).redrawSoon();
  });
}

function ringOf(circle: Circle): Rings {
  const center = circle.getCenter();
  const radius = circle.getRadius();
  if (center === null || radius <= 0) return { rings: [], isClosed: true };
  const ring = Array.from({ length: CORNERS }, (_, corner) =>
    spherical.computeOffset(center, radius, (corner * 360) / CORNERS).toJSON(),
  );
  return { rings: [ring], isClosed: true };
}
