import { drawCirclesWith } from "../../core/circle.ts";
import { drawSoon } from "./draw-soon.ts";

/** From now on circles show on the maps that they are put on. */
export function drawCircles(): void {
  drawCirclesWith((circle) =>
    drawSoon(circle, () => ({ center: circle.getCenter(), radius: circle.getRadius() })),
  );
}
