import { mix, stroke } from "../../../../photos/ink.ts";
import { steps } from "../steps.ts";
import { isVan } from "./body-plans.ts";
import { badge, band, level, numberPlate } from "./bumper-kit.ts";
import type { StandingCar } from "./standing-car.ts";

/** Bumper, lamps, doors or lid, badge and plate. */
export function back(car: StandingCar): string {
  const { plan, look, inks } = car;
  return (
    band(car, "rear", [plan.sill + 0.02, plan.sill + 0.18], [-0.76, 0.76], inks.dark, 0.92) +
    lamps(car) +
    (isVan(look.body) ? rearDoors(car) : lid(car))
  );
}

function lamps(car: StandingCar): string {
  const { plan, look, light, inks } = car;
  const [high, low] = plan.rearLamps;
  const red = light.isLit ? "#ff5a3c" : "#b8322a";
  const isTall = high - low > 0.3;
  let drawn = "";
  if (look.face.tail === "bandeau" && !isTall)
    drawn +=
      band(car, "rear", [low, high], [-0.92, 0.92], inks.dark) +
      band(car, "rear", [low + 0.045, high - 0.05], [-0.9, 0.9], red, 0.9);
  const inner = isTall ? 0.84 : 0.58;
  for (const side of [-1, 1]) {
    const from = (edge: number, to: number) => [side * edge, side * to] as const;
    drawn += band(car, "rear", [low, high], from(inner, 0.985), mix(red, inks.dark, 0.45));
    drawn += band(car, "rear", [low + 0.03, high - 0.03], from(inner + 0.04, 0.95), red);
    if (!isTall) {
      const reversing = mix(light.paper, red, 0.3);
      drawn += band(car, "rear", [low + 0.02, low + 0.055], from(inner + 0.05, 0.9), reversing, 0.9);
    }
    drawn += band(car, "rear", [plan.sill + 0.2, plan.sill + 0.23], from(0.6, 0.84), red, 0.9);
  }
  return drawn;
}

/** Of a van, parted in the middle; a motorhome has a wall there. */
function rearDoors(car: StandingCar): string {
  const { plan, look, surface, inks, at } = car;
  const gap = [
    ...steps(0.1, 1, 4).map((share) => surface.over("tail", share, 0)),
    ...steps(plan.belt[1] - 0.05, plan.sill + 0.22, 5).map((z) => surface.atHeight("rear", z, 0)),
  ];
  const parting = look.body === "camping-car" ? "" : stroke(gap.map(at), inks.dark, 4, 0.6);
  return parting + numberPlate(car, "rear", plan.sill + 0.3);
}

function lid(car: StandingCar): string {
  const { plan, look, inks } = car;
  const [high, low] = plan.rearLamps;
  const plateAt = look.body === "berline" || look.body === "cabriolet" ? 0.6 : low - 0.22;
  return (
    band(car, "rear", [plateAt - 0.03, plateAt + 0.15], [-0.36, 0.36], inks.dark, 0.25) +
    stroke(level(car, "rear", plan.sill + 0.26, 0.8, 10), inks.dark, 2.6, 0.45) +
    numberPlate(car, "rear", plateAt) +
    badge(car, "rear", (high + low) / 2 + 0.01)
  );
}
