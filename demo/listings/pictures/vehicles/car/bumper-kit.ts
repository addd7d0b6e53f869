import { mix, shape } from "../../../../photos/ink.ts";
import type { Pair, Vec } from "../../space.ts";
import { steps } from "../steps.ts";
import type { StandingCar } from "./standing-car.ts";

export type End = "nose" | "rear";

/** A band on the front or the rear: metres of its lower and upper edge, `across` as shares of half the width. */
export function band(
  { surface, at }: StandingCar,
  end: End,
  [low, high]: Pair,
  [from, to]: Pair,
  fill: string,
  opacity = 1,
): string {
  const ring = [
    ...steps(from, to, 8).map((across) => surface.atHeight(end, high, across)),
    ...steps(to, from, 8).map((across) => surface.atHeight(end, low, across)),
  ];
  return shape(ring.map(at), fill, opacity);
}

/** A level line on the front or the rear, as far to both sides as `half`, a share of half the width. */
export function level(
  { surface, at }: StandingCar,
  end: End,
  height: number,
  half: number,
  count: number,
): Pair[] {
  return steps(-half, half, count).map((across) => at(surface.atHeight(end, height, across)));
}

/** A number plate with three groups of marks nobody can read, `z` metres above the ground. */
export function numberPlate(car: StandingCar, end: End, z: number): string {
  const { light, inks } = car;
  const whole: Pair = [z, z + 0.115];
  const marks: Pair = [z + 0.04, z + 0.075];
  return (
    band(car, end, whole, [-0.3, 0.3], light.paper) +
    band(car, end, whole, [-0.3, -0.265], light.accents[0]!) +
    band(car, end, whole, [0.265, 0.3], light.accents[0]!) +
    band(car, end, marks, [-0.2, -0.06], inks.dark, 0.75) +
    band(car, end, marks, [-0.03, 0.08], inks.dark, 0.75) +
    band(car, end, marks, [0.11, 0.2], inks.dark, 0.75)
  );
}

/** The round badge of a maker who is not named. */
export function badge({ surface, light, at }: StandingCar, end: End, height: number): string {
  const [x, , z] = surface.atHeight(end, height, 0);
  const ring = Array.from({ length: 14 }, (_, step): Vec => {
    const angle = (step / 14) * 2 * Math.PI;
    return [x + (end === "nose" ? 0.006 : -0.006), Math.cos(angle) * 0.055, z + Math.sin(angle) * 0.05];
  });
  return shape(ring.map(at), mix(light.paper, light.stone[1], 0.25));
}
