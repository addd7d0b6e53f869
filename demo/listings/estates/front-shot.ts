import type { LightName } from "../../photos/light.ts";
import type { Shot } from "../listing-photos.ts";
import type { Front } from "../pictures/estates/fronts/fronts.ts";
import type { EstateSetting } from "./estate-setting.ts";

/** The estate seen from outside: the picture for the list. */
export function frontShot({ front, around, hour }: EstateSetting): Shot {
  return { scene: "bien/facade", traits: { front, autour: around }, hour, alt: FRONT_ALTS[front] };
}

/** Once more from outside, another picture of the same front. */
export function secondFrontShot({ front, around }: EstateSetting, hour: LightName, alt: string): Shot {
  return { scene: "bien/facade", traits: { front, autour: around, no: 2 }, hour, alt };
}

const FRONT_ALTS: Readonly<Record<Front, string>> = {
  "immeuble ancien": "L'immeuble vu de la rue",
  "immeuble moderne": "La résidence et ses balcons",
  "maison de ville": "La façade sur rue",
  villa: "La villa et son jardin",
  pavillon: "La maison vue du portail",
  longere: "La longère, côté cour",
  contemporaine: "La maison côté jardin",
  boutique: "La vitrine",
  bureaux: "L'immeuble de bureaux",
  box: "Les garages",
  terrain: "Le terrain et ses bornes",
};
