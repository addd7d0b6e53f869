import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Scene } from "./trade.ts";

export const PLACE_PICTURES_FOLDER = join(import.meta.dirname, "../pictures/places");

/** A picture of places; its name starts with what it shows: `harbour-1-dusk.webp`. */
export interface PlacePicture {
  file: string;
  scene: Scene;
}

/** Every picture of places, by name. */
export const PLACE_PICTURES: readonly PlacePicture[] = readdirSync(PLACE_PICTURES_FOLDER)
  .sort()
  .map((file) => ({ file, scene: file.split("-")[0] as Scene })); // a test compares them with SCENES
