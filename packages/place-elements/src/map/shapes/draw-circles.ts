import { drawCirclesWith } from "../../core/circle.ts";
import { drawSoon } from "./draw-soon.ts";

/** Makes circles visible on their maps. */
export function drawCircles(): void {
  drawCirclesWith((circle) =>
    drawSoon(circle, () => ({ center: circle.getCenter(), radius: circle.getRadius() })),
  );
}
