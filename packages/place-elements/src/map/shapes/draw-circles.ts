import { type Circle, drawCirclesWith } from "../../core/circle.ts";
import { spherical } from "../../geometry/spherical.ts";
import { drawSoon, type Rings } from "./draw-soon.ts";

/** Corners of what is drawn as a circle: five degrees each. */
const CORNERS = 72;

/** From now on circles show on the maps that they are put on. */
export function drawCircles(): void {
  drawCirclesWith((circle) => drawSoon(circle, () => ringOf(circle)));
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
