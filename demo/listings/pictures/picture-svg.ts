import { seededRandom } from "../../osm/seeded-random.ts";
import type { Sheet } from "../../photos/ink.ts";
import { block } from "../../photos/ink.ts";
import { LIGHT_NAMES, LIGHTS } from "../../photos/light.ts";
import { beach } from "../../photos/scenes/beach.ts";
import { church } from "../../photos/scenes/church.ts";
import { harbour } from "../../photos/scenes/harbour.ts";
import { lighthouse } from "../../photos/scenes/lighthouse.ts";
import { market } from "../../photos/scenes/market.ts";
import { park } from "../../photos/scenes/park.ts";
import { square } from "../../photos/scenes/square.ts";
import { station } from "../../photos/scenes/station.ts";
import { terrace } from "../../photos/scenes/terrace.ts";
import { estateScene } from "./estates/estate-scenes.ts";
import type { PictureRequest, Traits } from "./picture-request.ts";
import { MASTER_HEIGHT, MASTER_WIDTH, PictureError, traitsOf } from "./picture-request.ts";
import { vehicleScene } from "./vehicles/vehicle-scenes.ts";

/** Scenes of the town, drawn for its places; the surroundings of a listing use them too. */
const TOWN: Readonly<Record<string, (sheet: Sheet) => string>> = {
  "ville/port": harbour,
  "ville/plage": beach,
  "ville/place": square,
  "ville/eglise": church,
  "ville/phare": lighthouse,
  "ville/parc": park,
  "ville/marche": market,
  "ville/gare": station,
  "ville/terrasses": terrace,
};

/**
 * A picture as SVG of `width` pixels, drawn on a sheet of 1600 by 1067. There is
 * no text in it, since fonts differ between machines.
 *
 * @throws {PictureError} when the view names a scene or a trait that is not known.
 */
export function pictureSvg({ seed, view, width = MASTER_WIDTH }: PictureRequest): string {
  const traits = traitsOf(view);
  const light = LIGHTS[traits.oneOf("heure", LIGHT_NAMES, "noon")];
  const sheet: Sheet = {
    width: MASTER_WIDTH,
    height: MASTER_HEIGHT,
    light,
    random: seededRandom(`listing ${seed} ${view}`),
  };
  const drawn = scene(sheet, traits, seed);
  const veil = block(0, 0, MASTER_WIDTH, MASTER_HEIGHT, light.veil.colour, 0, light.veil.opacity);
  const height = heightFor(width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${MASTER_WIDTH} ${MASTER_HEIGHT}" preserveAspectRatio="none">${drawn}${veil}</svg>`;
}

/** Pixels: how high a picture of this width is. */
export function heightFor(width: number): number {
  return Math.round((width * MASTER_HEIGHT) / MASTER_WIDTH);
}

function scene(sheet: Sheet, traits: Traits, seed: number): string {
  const town = TOWN[traits.scene];
  if (town !== undefined) return town(sheet);
  const drawn = vehicleScene(sheet, traits, seed) ?? estateScene(sheet, traits, seed);
  if (drawn === null)
    throw new PictureError(
      `No scene is called "${traits.scene}"; pictures/README.md lists those that there are.`,
    );
  return drawn;
}
