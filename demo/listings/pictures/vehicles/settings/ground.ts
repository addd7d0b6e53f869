import type { Sheet } from "../../../../photos/ink.ts";
import { block, shape, stroke } from "../../../../photos/ink.ts";
import type { Space } from "../../space.ts";
import { steps } from "../steps.ts";

export type Draw = Sheet & { view: Space };

/** The sheet's height at which the ground is `away` metres ahead. */
export function groundAt({ view }: Draw, away: number): number {
  return view.at([0, away, 0])[1];
}

/** A line on the ground; metres to the right and ahead, its width in pixels. */
export function line(
  { view }: Draw,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
  width: number,
  opacity: number,
): string {
  return stroke([view.at([...from, 0]), view.at([...to, 0])], colour, width, opacity);
}

/** A mark painted on the ground between two corners. */
export function paintedOn(
  { view }: Draw,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fill: string,
  opacity = 1,
) {
  return shape(
    [view.at([x0, y0, 0]), view.at([x1, y0, 0]), view.at([x1, y1, 0]), view.at([x0, y1, 0])],
    fill,
    opacity,
  );
}

/** Ground from `away` metres ahead to the onlooker's feet, darker towards the edge of the sheet. */
export function ground(draw: Draw, away: number, colour: string): string {
  const { width, height, light } = draw;
  const top = groundAt(draw, away);
  let drawn = block(0, top, width, height - top, colour);
  for (const [share, opacity] of [
    [0.55, 0.05],
    [0.78, 0.06],
  ] as const)
    drawn += block(0, top + (height - top) * share, width, height, light.ink, 0, opacity);
  for (let speck = 0; speck < 60; speck += 1) {
    const depth = draw.random.next() ** 0.7;
    const y = top + depth * (height - top);
    drawn += block(draw.random.next() * width, y, 6 + depth * 40, 1.5 + depth * 2.5, light.ink, 2, 0.06);
  }
  return drawn;
}

/** The joints of paving: slabs of `size` metres, from `away` metres ahead. */
export function slabs(draw: Draw, away: number, size: number, opacity = 0.16): string {
  const { light } = draw;
  let drawn = "";
  for (const x of steps(-24, 24, Math.round(48 / size)))
    drawn += line(draw, [x, away], [x, -3.6], light.ink, 2, opacity);
  for (let y = -3.4; y < away; y += size) drawn += line(draw, [-40, y], [40, y], light.ink, 2, opacity);
  return drawn;
}
