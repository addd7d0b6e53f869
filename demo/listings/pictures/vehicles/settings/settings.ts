import type { Sheet } from "../../../../photos/ink.ts";
import { allee } from "./allee.ts";
import { atelier } from "./atelier.ts";
import { campagne } from "./campagne.ts";
import { corniche } from "./corniche.ts";
import { phare } from "./phare.ts";
import { pinede } from "./pinede.ts";
import { place } from "./place.ts";
import { plage } from "./plage.ts";
import { quai } from "./quai.ts";
import { vitrine } from "./vitrine.ts";

/** Where a vehicle stands while its picture is taken. */
export const SETTINGS = {
  quai,
  corniche,
  plage,
  place,
  vitrine,
  atelier,
  campagne,
  pinede,
  phare,
  allee,
} as const;

export type Setting = keyof typeof SETTINGS;

/** A place and its own chance, which is the same in every picture that a vehicle has of it. */
export interface Scenery {
  setting: Setting;
  ground: Sheet["random"];
}
