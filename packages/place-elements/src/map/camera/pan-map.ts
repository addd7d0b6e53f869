import type { LatLng, LatLngLiteral } from "../../core/lat-lng.ts";
import type { LatLngBounds, LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import { toLatLng, toLatLngBounds } from "../../core/location-input.ts";
import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import { getCamera, getViewport, glideTo } from "./map-camera.ts";
import { type PaddingInput, toPadding } from "./padding.ts";

const GOAL = Symbol("goal");

/** Where a map is moving to, or null; it is there at the end of the movement, or when the page or the reader wants something else. */
export function computePanGoal(map: GoogleMap): { now: LatLngLiteral | null } {
  return ownState(map, GOAL, () => ({ now: null }));
}

/** In pixels, to the right and down. */
export function panBy(map: GoogleMap, x: number, y: number): void {
  const viewport = getViewport(map);
  if (viewport === null) return;
  const { width, height } = viewport.size;
  map.panTo(viewport.pointAt({ x: width / 2 + x, y: height / 2 + y }));
}

/** Moves there where it is near, and is there at once where it is far. */
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

/** Moves as little as all of `bounds` needs to show, or to its middle where it is larger than the map. */
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

/** How far a view from `least` to `most` moves until it holds `start` and `end`, or their middle where it cannot. */
function offset(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (start + end - least - most) / 2;
  if (start < least) return start - least;
  return Math.max(0, end - most);
}
