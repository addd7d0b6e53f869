import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair } from "../../space.ts";
import { steps } from "../steps.ts";
import type { StandingCar } from "./standing-car.ts";

/** Two bands along the flank, the broad one in `colour`. */
export function stripes({ plan, light, onFlank }: StandingCar, colour: string): string {
  const [fore, aft] = [plan.length / 2 - 0.7, 0.3 - plan.length / 2];
  const band = (low: number, high: number, end: number) =>
    onFlank([
      ...steps(fore, end, 14).map((x): Pair => [x, low]),
      ...steps(end, fore, 14).map((x): Pair => [x + 0.15, high]),
    ]);
  return (
    shape(band(0.86, 1.0, aft), colour, 0.92) + shape(band(1.03, 1.07, aft + 0.7), light.accents[2]!, 0.9)
  );
}

/** Of a motorhome: framed windows, a door, the folded awning. */
export function livingQuarters(car: StandingCar): string {
  const { light, inks, onFlank } = car;
  const door = upright(-0.35, -1.02, 2.2, 0.46);
  return (
    framedWindow(car, 1.0, 0.1) +
    framedWindow(car, -1.9, -2.9) +
    stroke(onFlank([door[0]!, door[3]!, door[2]!, door[1]!, door[0]!]), inks.dark, 2.4, 0.6) +
    shape(onFlank(upright(-0.5, -0.87, 1.55, 2.05)), inks.glass) +
    shape(onFlank(upright(1.2, -2.9, 2.52, 2.64)), mix(light.stone[1], light.ink, 0.2))
  );
}

function framedWindow({ inks, onFlank }: StandingCar, fore: number, aft: number): string {
  const [low, high] = [1.5, 2.06];
  const gleam: Pair[] = [
    [fore - 0.25, low + 0.05],
    [fore - 0.5, low + 0.05],
    [fore - 0.3, high - 0.05],
    [fore - 0.1, high - 0.05],
  ];
  return (
    shape(onFlank(upright(fore, aft, low, high)), inks.dark) +
    shape(onFlank(upright(fore - 0.05, aft + 0.05, low + 0.05, high - 0.05)), inks.glass) +
    shape(onFlank(gleam), inks.gleam, 0.5)
  );
}

/** Corners of an upright rectangle on a flank, from its lower fore one by way of its lower aft one. */
function upright(fore: number, aft: number, low: number, high: number): Pair[] {
  return [
    [fore, low],
    [aft, low],
    [aft, high],
    [fore, high],
  ];
}
