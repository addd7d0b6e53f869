import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Pair, Vec } from "../../space.ts";
import { steps } from "../steps.ts";
import { beltAt } from "./body-surface.ts";
import { toned } from "./skin.ts";
import type { StandingCar } from "./standing-car.ts";

/** The cabin of a cabriolet: its seats, behind the near door. */
export function openCabin(car: StandingCar): string {
  const { near, inks, at } = car;
  const opening = [
    ...steps(0.72, -1.02, 10).map((x): Vec => [x, near * 0.74, 0.945]),
    ...steps(-1.02, 0.72, 10).map((x): Vec => [x, -near * 0.74, 0.945]),
  ];
  const seats = [-near * 0.36, near * 0.36].map((y) => seat(car, -0.7, y) + seat(car, 0.02, y));
  return shape(opening.map(at), inks.dark) + seats.join("") + nearDoor(car);
}

function seat({ light, at }: StandingCar, x: number, y: number): string {
  const leather = mix("#9a5b38", light.ink, light.isLit ? 0.35 : 0.05);
  const back = (lift: number, half: number): Pair[] => {
    const foot = [-half, half].map((side): Vec => [x - 0.1, y + side, 0.6]);
    const top: Vec[] = [
      [x - 0.26, y + half * 0.92, 1.0 + lift],
      [x - 0.26, y + half * 0.5, 1.06 + lift],
      [x - 0.26, y - half * 0.5, 1.06 + lift],
      [x - 0.26, y - half * 0.92, 1.0 + lift],
    ];
    return [...foot, ...top].map(at);
  };
  return shape(back(0, 0.24), leather) + shape(back(0.14, 0.1), mix(leather, light.ink, 0.2));
}

/** Hides what lies below the edge of the near door. */
function nearDoor({ plan, light, near, inks, turned, onFlank }: StandingCar): string {
  const edge = steps(0.86, -1.16, 8).map((x): Pair => [x, beltAt(plan, x) + 0.012]);
  const foot = [-1.16, 0.86].map((x): Pair => [x, 0.45]);
  return shape(onFlank([...edge, ...foot]), toned(light, turned([0, near, 0.05]), inks.paint));
}

/** The windscreen of a cabriolet in its frame. */
export function openScreen({ plan, look, inks, at }: StandingCar): string {
  const frame: Vec[] = [
    [0.92, -0.72, 0.93],
    [0.92, 0.72, 0.93],
    [0.36, 0.72 * 0.86, plan.height],
    [0.36, -0.72 * 0.86, plan.height],
  ];
  const ring = frame.map(at);
  return shape(ring, inks.gleam, 0.34) + stroke([...ring, ring[0]!], mix(inks.dark, look.paint, 0.2), 8);
}
