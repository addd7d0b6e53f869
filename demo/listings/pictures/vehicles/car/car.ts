import type { Sheet } from "../../../../photos/ink.ts";
import { shape } from "../../../../photos/ink.ts";
import type { Space, Vec } from "../../space.ts";
import { back } from "./back.ts";
import { openCabin, openScreen } from "./cabriolet.ts";
import { flank } from "./flank.ts";
import { front } from "./front.ts";
import { mirror } from "./mirror.ts";
import { screenAndRoof } from "./screens.ts";
import { skin } from "./skin.ts";
import type { CarLook, CarStand, StandingCar } from "./standing-car.ts";
import { standingCar } from "./standing-car.ts";
import { wheel } from "./wheels.ts";

/** A car in its space, with its shadow; its parts from the far ones to the near ones. */
export function car(sheet: Sheet, view: Space, look: CarLook, stand: CarStand): string {
  const standing = standingCar(sheet, view, look, stand);
  const { plan, near } = standing;
  const isOpen = look.body === "cabriolet";
  return [
    shadow(standing),
    ...plan.axles.map((axle) => wheel(standing, axle, near === 1 ? -1 : 1)),
    skin(standing),
    isOpen ? openCabin(standing) : "",
    flank(standing),
    isOpen ? openScreen(standing) : screenAndRoof(standing),
    standing.showsFront ? front(standing) : "",
    standing.showsRear ? back(standing) : "",
    ...plan.axles.map((axle) => wheel(standing, axle, near)),
    mirror(standing),
  ].join("");
}

/** On the ground, as far as the car reaches; darker below it than around it. */
function shadow({ plan, light, at }: StandingCar): string {
  const ring = (grow: number) =>
    Array.from({ length: 28 }, (_, step): Vec => {
      const angle = (step / 28) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [
        Math.sign(c) * Math.abs(c) ** 0.45 * (plan.length / 2 + grow),
        Math.sign(s) * Math.abs(s) ** 0.45 * (plan.width / 2 + grow),
        0,
      ];
    }).map(at);
  return shape(ring(0.22), light.ink, 0.2) + shape(ring(0), light.ink, 0.42);
}
