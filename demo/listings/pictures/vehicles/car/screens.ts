import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import { steps } from "../steps.ts";
import type { StandingCar } from "./standing-car.ts";

/** Windscreen, rear window and roof rails, as far as they are seen. */
export function screenAndRoof(car: StandingCar): string {
  const hasRearWindow = car.plan.rearGlass > 0;
  return (
    (isSeen(car, "screen") ? windscreen(car) : "") +
    (hasRearWindow && isSeen(car, "tail") ? rearWindow(car) : "") +
    (car.look.hasRails ? rails(car) : "")
  );
}

function isSeen({ surface, faces }: StandingCar, part: "screen" | "tail"): boolean {
  const outline = surface.outline.filter((one) => one.part === part);
  const { out } = outline[Math.floor(outline.length / 2)]!;
  return faces([surface.over(part, 0.5, 0)], [out[0], 0, out[1]]);
}

function windscreen(car: StandingCar): string {
  const { near, inks } = car;
  return (
    pane(car, "screen", [0.03, 0.95], [-0.86, 0.86], inks.glass) +
    pane(car, "screen", [0.08, 0.92], [near * 0.1, near * 0.42], inks.gleam, 0.42) +
    pane(car, "screen", [0.08, 0.92], [near * 0.5, near * 0.58], inks.gleam, 0.34) +
    wiper(car, -0.7, 0.05) +
    wiper(car, -0.05, 0.62)
  );
}

/** Along the lower edge of the windscreen, `from` and `to` across it. */
function wiper({ surface, inks, at }: StandingCar, from: number, to: number): string {
  const ends = [surface.over("screen", 0.05, from), surface.over("screen", 0.12, to)];
  return stroke(ends.map(at), inks.dark, 4, 0.9);
}

function rearWindow(car: StandingCar): string {
  const { plan, look, near, inks } = car;
  const [low, high] = [0.92, look.body === "berline" ? 0.06 : 0.12];
  return (
    pane(car, "tail", [high, low], [-plan.rearGlass, plan.rearGlass], inks.glass) +
    pane(car, "tail", [high + 0.06, low - 0.06], [near * 0.05, near * 0.34], inks.gleam, 0.42)
  );
}

/** A piece of the windscreen or the tail: shares of its length and of its width. */
function pane(
  { surface, at }: StandingCar,
  part: "screen" | "tail",
  [from, to]: readonly [number, number],
  [left, right]: readonly [number, number],
  fill: string,
  opacity = 1,
): string {
  const ring = [
    ...steps(left, right, 8).map((across) => surface.over(part, from, across)),
    ...steps(right, left, 8).map((across) => surface.over(part, to, across)),
  ];
  return shape(ring.map(at), fill, opacity);
}

function rails({ surface, near, light, inks, at }: StandingCar): string {
  const rail = (side: number) => {
    const line = steps(0.12, 0.9, 12).map((share): Vec => {
      const [x, y, z] = surface.over("roof", share, side * 0.86);
      return [x, y, z + 0.05];
    });
    return stroke(line.map(at), mix(inks.dark, light.paper, 0.25), 6);
  };
  return rail(-near) + rail(near);
}
