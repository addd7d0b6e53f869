import { hasWebGl } from "@lieudit/place-map/has-webgl";
import { loadPart } from "../../core/load-part.ts";
import type { Ground, GroundOptions } from "./ground.ts";

/**
 * Opens a live map if the browser can draw one, else pictures. Loads the code on the first call.
 *
 * @param isPicture whether a live map has failed on this page
 */
export async function openGround(options: () => GroundOptions, isPicture: boolean): Promise<Ground> {
  if (!isPicture && hasWebGl()) {
    const { openGlGround } = await loadPart("live map", () => import("./gl-ground.ts"));
    const ground = openGlGround(options());
    if (ground !== null) return ground;
  }
  const { openPictureGround } = await loadPart("picture of the map", () => import("./picture-ground.ts"));
  return openPictureGround(options());
}
