import type { Sheet } from "../../../../photos/ink.ts";
import { oval } from "../../../../photos/ink.ts";
import { space } from "../../space.ts";
import type { Scenery } from "../settings/settings.ts";
import { SETTINGS } from "../settings/settings.ts";
import { bikeWheel } from "./bike-wheel.ts";
import { customBody } from "./custom.ts";
import { drive, frameAndFork } from "./drive.ts";
import type { BikeLook, Machine } from "./machine.ts";
import { machine } from "./machine.ts";
import { roadBody } from "./road-body.ts";
import { scooterBody } from "./scooter.ts";

/** Which part of the machine fills the sheet. */
export type BikeShot = "profil" | "avant" | "arriere" | "moteur";

/** Zoom, and the part of the machine (from its front, from the ground; its length is 1) that is looked at. */
const SHOTS: Readonly<Record<BikeShot, readonly [zoom: number, x: number, y: number]>> = {
  profil: [0.72, 0.5, 0.22],
  avant: [1.12, 0.24, 0.3],
  arriere: [1.16, 0.8, 0.27],
  moteur: [1.75, 0.47, 0.22],
};

/** A motorcycle in a place of the town, from its side. */
export function motorcycleOutside(
  sheet: Sheet,
  look: BikeLook,
  { setting, ground }: Scenery,
  shot: BikeShot,
): string {
  const { width, height, random } = sheet;
  const [zoom, focusX, focusY] = SHOTS[shot];
  const length = width * zoom;
  const facesLeft = random.chance(0.5);
  const base = height * (shot === "profil" ? 0.86 : 0.52) + focusY * length * (shot === "profil" ? 0 : 1);
  const middle = width * random.between(0.48, 0.52);
  const start = middle - (facesLeft ? focusX : 1 - focusX) * length;
  const focal = width * 1.02;
  const horizon = height * 0.42;
  // The eye is as far off that the ground below the wheels is where the machine stands.
  const eyeHeight = 1.2;
  const away = Math.max(1.2, (focal * eyeHeight) / Math.max(120, base - horizon));
  const view = space({ eye: [0, -away, eyeHeight], focal, centre: width / 2, horizon });
  const drawn = motorcycle(machine(sheet, look, start, base, length));
  const turned = facesLeft
    ? drawn
    : `<g transform="translate(${Math.round(start * 2 + length)} 0) scale(-1 1)">${drawn}</g>`;
  return SETTINGS[setting]({ ...sheet, random: ground, view }) + turned;
}

function motorcycle(bike: Machine): string {
  const { frame, light, length, at } = bike;
  const standing =
    oval(...at(0.5, 0), length * 0.52, length * 0.026, light.ink, 0.35) +
    bikeWheel(bike, frame.rearAxle, 0.3) +
    bikeWheel(bike, frame.frontAxle, 0);
  if (bike.look.bike === "scooter") return standing + scooterBody(bike);
  const driven = standing + frameAndFork(bike) + drive(bike);
  return driven + (bike.look.bike === "custom" ? customBody(bike) : roadBody(bike));
}
