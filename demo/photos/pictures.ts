import type { Scene } from "../facts/trade.ts";
import { SCENES } from "../facts/trade.ts";
import type { LightName } from "./light.ts";
import { LIGHT_NAMES } from "./light.ts";

export interface Picture {
  file: string;
  scene: Scene;
  light: LightName;
  width: number;
  height: number;
}

/** How many of each scene there are. */
const COUNTS: Readonly<Record<Scene, number>> = {
  harbour: 5,
  facade: 5,
  terrace: 4,
  bakery: 4,
  market: 4,
  beach: 5,
  park: 4,
  station: 3,
  museum: 4,
  garage: 4,
  square: 4,
  church: 3,
  lighthouse: 4,
  fuel: 3,
  room: 4,
  dish: 6,
};

/** Landscape, wider, nearly square, portrait: people's cameras differ. */
const SIZES = [
  [1200, 800],
  [1280, 720],
  [1080, 864],
  [800, 1100],
] as const;

/** Scenes that need their width. */
const LANDSCAPE_ONLY: readonly Scene[] = ["station", "garage", "fuel", "room", "museum"];

/** Every picture of the demo. */
export const PICTURES: readonly Picture[] = SCENES.flatMap((scene, sceneIndex) =>
  Array.from({ length: COUNTS[scene] }, (_, index): Picture => {
    const light = LIGHT_NAMES[(index + sceneIndex) % LIGHT_NAMES.length]!;
    const sizes = LANDSCAPE_ONLY.includes(scene) ? SIZES.slice(0, 2) : SIZES;
    const [width, height] = sizes[(index + (sceneIndex % 3)) % sizes.length]!;
    const suffix = index % 3 === 2 ? "webp" : "jpg";
    return { file: `${scene}-${index + 1}-${light}.${suffix}`, scene, light, width, height };
  }),
);
