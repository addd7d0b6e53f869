import { staticMapHref } from "@lieudit/place-map/static-map-address";
import type { Camera, PixelSize } from "../camera/viewport.ts";
import type { GroundSettings } from "./ground.ts";

/** Sides of pictures that the server draws, in pixels. */
const SIDES = { least: 64, most: 1280 };

/** MapLibre's world, which the server draws, is twice as wide at the same zoom. */
const ZOOM_LESS = 1;

/** Returns the path of the server's picture of a map. It has north at the top. */
export function getPictureHref(
  { center, zoom }: Camera,
  { width, height }: PixelSize,
  theme: GroundSettings["theme"],
): string {
  const side = (pixels: number) => Math.max(SIDES.least, Math.min(SIDES.most, pixels));
  return staticMapHref({
    center: { latitude: center.lat, longitude: center.lng },
    zoom: Math.max(0, Math.min(19, zoom - ZOOM_LESS)),
    width: side(width),
    height: side(height),
    theme,
    markers: [],
  });
}

/** Returns the credits of the server's map, as HTML of that server; none if it does not answer. */
export async function readCredits(dataHost: string): Promise<string[]> {
  try {
    const answer = await fetch(`${dataHost}/cartes/fond.json`);
    const { attribution } = (answer.ok ? await answer.json() : {}) as { attribution?: unknown };
    return typeof attribution === "string" ? [attribution] : [];
  } catch {
    return [];
  }
}
