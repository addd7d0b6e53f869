import { type Circle, drawCirclesWith } from "../../core/circle.ts";
import { spherical } from "../../geometry/spherical.ts";
import { DrawnShape, type Rings } from "./drawn-shape.ts";

const DRAWN = new WeakMap<Circle, DrawnShape>();

/** Corners of what is drawn as a circle: five degrees each. */
const CORNERS = 72;

/** From now on circles show on the maps that they are put on. */
export function drawCircles(): void {
  drawCirclesWith((circle) => {
    let drawn = DRAWN.get(circle);
    // A circle that is a value alone, as of a search, is never drawn.
    if (drawn === undefined && circle.get("map") == null) return;
    if (drawn === undefined) {
      drawn = new DrawnShape(circle, () => ringOf(circle));
      DRAWN.set(circle, drawn);
    }
    drawn.redrawSoon();
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
