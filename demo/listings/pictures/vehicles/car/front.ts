import { mix, shape, stroke } from "../../../../photos/ink.ts";
import type { Vec } from "../../space.ts";
import { steps } from "../steps.ts";
import { badge, band, level, numberPlate } from "./bumper-kit.ts";
import type { StandingCar } from "./standing-car.ts";

/** Bumper, grille, lamps, badge and plate. */
export function front(car: StandingCar): string {
  const { plan, look, light, inks } = car;
  const { sill } = plan;
  const [high, low] = plan.headLamps;
  const isBetweenLamps = ["bandeau", "haute", "deux"].includes(look.face.grille);
  let drawn = band(car, "nose", [sill + 0.02, sill + 0.17], [-0.72, 0.72], inks.dark, 0.92) + grille(car);
  if (look.hasCladding)
    drawn += band(car, "nose", [sill - 0.01, sill + 0.05], [-0.5, 0.5], mix(light.stone[0], light.ink, 0.2));
  for (const side of [-1, 1] as const)
    drawn += look.face.lamps === "ronds" ? roundLamp(car, side) : lamp(car, side);
  return (
    drawn +
    badge(car, "nose", isBetweenLamps ? (high + low) / 2 : high) +
    numberPlate(car, "nose", sill + 0.17)
  );
}

function grille(car: StandingCar): string {
  const { plan, inks } = car;
  const [high, low] = plan.headLamps;
  switch (car.look.face.grille) {
    case "large":
      return (
        band(car, "nose", [plan.sill + 0.24, low + 0.06], [-0.5, 0.5], inks.dark) +
        slats(car, plan.sill + 0.27, low, 0.48)
      );
    case "bandeau":
      return band(car, "nose", [low, high - 0.015], [-0.66, 0.66], inks.dark);
    case "deux":
      return [-1, 1]
        .map((side) => band(car, "nose", [low - 0.08, high - 0.02], [side * 0.06, side * 0.34], inks.dark))
        .join("");
    case "haute":
      return (
        band(car, "nose", [low - 0.16, high + 0.01], [-0.34, 0.34], inks.dark) +
        slats(car, low - 0.13, high - 0.02, 0.32)
      );
    case "pleine":
      return stroke(level(car, "nose", low - 0.03, 0.6, 10), inks.dark, 3, 0.5);
  }
}

function slats(car: StandingCar, low: number, high: number, half: number): string {
  return steps(low, high, 4)
    .slice(1, -1)
    .map((z) => stroke(level(car, "nose", z, half, 6), car.light.stone[0], 2.4, 0.5))
    .join("");
}

function roundLamp(car: StandingCar, side: 1 | -1): string {
  const { plan, surface, light, inks, at } = car;
  const [high, low] = plan.headLamps;
  const [x, y, z] = surface.atHeight("nose", (high + low) / 2, side * 0.66);
  const circle = (radius: number) =>
    Array.from({ length: 20 }, (_, step): Vec => {
      const angle = (step / 20) * 2 * Math.PI;
      // The lamp is a little hollow: its sides lie deeper than its top and bottom.
      const deep = 0.02 - Math.abs(Math.cos(angle)) * 0.02;
      return [x + deep, y + Math.cos(angle) * radius, z + Math.sin(angle) * radius];
    }).map(at);
  return (
    shape(circle(0.125), inks.dark, 0.8) +
    shape(circle(0.105), lampInk(car)) +
    shape(circle(0.05), light.paper)
  );
}

/** A lamp in the corner, with what hangs below it. */
function lamp(car: StandingCar, side: 1 | -1): string {
  const { plan, look, light, inks } = car;
  const { lamps } = look.face;
  const [high, top] = plan.headLamps;
  const [inner, outer] = lamps === "fins" ? [0.5, 0.97] : [0.56, 0.98];
  const low = top - (lamps === "hauts" ? 0.1 : lamps === "fins" ? -0.05 : 0);
  const claw = light.isLit ? light.pane : light.paper;
  return (
    band(car, "nose", [low, high], [side * inner, side * outer], inks.dark) +
    band(
      car,
      "nose",
      [low + 0.025, high - 0.02],
      [side * (inner + 0.03), side * (outer - 0.03)],
      lampInk(car),
    ) +
    (lamps === "griffes" ? band(car, "nose", [top - 0.26, top], [side * 0.86, side * 0.905], claw) : "") +
    band(car, "nose", [plan.sill + 0.1, plan.sill + 0.2], [side * 0.72, side * 0.86], inks.dark, 0.85)
  );
}

function lampInk({ light }: StandingCar): string {
  return light.isLit ? light.pane : mix(light.paper, light.sky[1], 0.3);
}
