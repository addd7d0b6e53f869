import type { Sheet } from "../../../../photos/ink.ts";
import { space } from "../../space.ts";
import type { Scenery } from "../settings/settings.ts";
import { SETTINGS } from "../settings/settings.ts";
import { BODY_PLANS } from "./body-plans.ts";
import { car } from "./car.ts";
import type { CarLook } from "./standing-car.ts";

export type Angle = "avant" | "profil" | "arriere" | "face";

/** How the car is turned for each angle, and how near the onlooker comes: lengths of the car. */
const ANGLES: Readonly<Record<Angle, readonly [turn: number, nearness: number]>> = {
  avant: [-0.66, 1.5],
  profil: [0, 1.5],
  arriere: [0.6, 1.5],
  face: [-1.22, 1.62],
};

/** A car in a place of the town, from one side. */
export function carOutside(sheet: Sheet, look: CarLook, { setting, ground }: Scenery, angle: Angle): string {
  const { width, height, random } = sheet;
  const [turn, nearness] = ANGLES[angle];
  const plan = BODY_PLANS[look.body];
  // Tall vehicles are looked at from farther off, and sit lower on the sheet.
  const distance = Math.max(plan.length * nearness, plan.height * 2.6) + random.between(-0.2, 0.25);
  const view = space({
    eye: [0, -distance, random.between(1.15, 1.5)],
    focal: width * 1.02,
    centre: width * random.between(0.485, 0.515),
    horizon: height * (plan.height > 2.4 ? 0.56 : plan.height > 1.7 ? 0.5 : 0.455),
  });
  const facesLeft = random.chance(0.5);
  const swing = turn + (turn === 0 ? 0 : random.between(-0.1, 0.1));
  const stand = { x: 0, y: 0, turn: facesLeft ? Math.PI - swing : swing };
  return SETTINGS[setting]({ ...sheet, random: ground, view }) + car(sheet, view, look, stand);
}
