import { boutique } from "./boutique.ts";
import { bureaux } from "./bureaux.ts";
import { contemporaine } from "./contemporaine.ts";
import { garages } from "./garages.ts";
import { land } from "./land.ts";
import { longere } from "./longere.ts";
import { newBlock } from "./new-block.ts";
import { oldBlock } from "./old-block.ts";
import { pavillon } from "./pavillon.ts";
import { townHouse } from "./town-house.ts";
import { villa } from "./villa.ts";

/** Kinds of buildings as they show from the street. */
export const FRONTS = {
  "immeuble ancien": oldBlock,
  "immeuble moderne": newBlock,
  "maison de ville": townHouse,
  villa,
  pavillon,
  longere,
  contemporaine,
  boutique,
  bureaux,
  box: garages,
  terrain: land,
} as const;

export type Front = keyof typeof FRONTS;
