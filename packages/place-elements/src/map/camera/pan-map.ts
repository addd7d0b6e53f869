import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import { toLatLng, toLatLngBounds } from "../../core/location-input.ts";
import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import { getCamera, getViewport, glideTo } from "./map-camera.ts";
import { type PaddingInput, toPadding } from "./padding.ts";

const GOAL = Symbol("goal");

/** Returns the goal of the running movement, or null. It ends with the movement, or with another one of the page or the reader. */
export function computePanGoal(map: GoogleMap): { now: LatLngLiteral | null } {
  return ownState(map, GOAL, () => ({ now: null }));
}

/** Moves by pixels, to the right and down. */
export function panBy(map: GoogleMap, x: number, y: number): void {
  const viewport = getViewport(map);
  if (viewport === null) return;
  const { width, height } = viewport.size;
  map.panTo(viewport.pointAt({ x: width / 2 + x, y: height / 2 + y }));
}

/** Animates to a near point, and jumps to a far one. */
export function panTo(map: GoogleMap, latLng: LatLng | LatLngLiteral): void {
  const center = toLatLng(latLng, "center").toJSON();
  const viewport = getViewport(map);
  const pixel = viewport?.projectToPixel(center);
  const { width = 0, height = 0 } = viewport?.size ?? {};
  const isNear =
    pixel !== undefined && Math.abs(pixel.x - width / 2) < width && Math.abs(pixel.y - height / 2) < height;
  const camera = getCamera(map);
  if (!isNear || camera === null) {
    map.setCenter(center);
    return;
  }
  computePanGoal(map).now = center;
  glideTo(map, { ...camera, center });
}

/** Moves as little as needed to show all of `bounds`, or to its centre if it is larger than the map. */
export function panToBounds(
  map: GoogleMap,
  bounds: LatLngBounds | LatLngBoundsLiteral,
  padding: PaddingInput = 0,
): void {
  const box = toLatLngBounds(bounds, "bounds");
  const viewport = getViewport(map);
  if (viewport === null || box.isEmpty()) return;
  const { width, height } = viewport.size;
  const edge = toPadding(padding);
  const northEast = viewport.projectToPixel(box.getNorthEast().toJSON());
  const southWest = viewport.projectToPixel(box.getSouthWest().toJSON());
  const across = offset(southWest.x, northEast.x, edge.left, width - edge.right);
  const down = offset(northEast.y, southWest.y, edge.top, height - edge.bottom);
  if (across !== 0 || down !== 0) map.panBy(across, down);
}

/** Returns how far a view from `least` to `most` moves to contain `start` and `end`, or their middle. */
function offset(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (start + end - least - most) / 2;
  if (start < least) return start - least;
  return Math.max(0, end - most);
}
