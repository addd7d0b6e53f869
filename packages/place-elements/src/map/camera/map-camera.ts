import { LatLng } from "../../core/lat-lng.ts";
import { toLatLng } from "../../core/location-input.ts";
import type { GoogleMap } from "../google-map.ts";
import { cameraWithin } from "../map-options.ts";
import { getStage } from "../stage/stage-of-map.ts";
import { type Camera, Viewport } from "./viewport.ts";

/** Where `map` looks, by what the page has said until now; null before it has said so. */
export function getCamera(map: GoogleMap): Camera | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (center == null || typeof zoom !== "number") return null;
  return { center: toLatLng(center, "center").toJSON(), zoom, heading: map.getHeading() ?? 0 };
}

/** What shows by what the page has said until now, which the stage may not have brought about yet. */
export function getViewport(map: GoogleMap): Viewport | null {
  const camera = getCamera(map);
  const { size } = getStage(map);
  return camera === null || size.width === 0 || size.height === 0 ? null : new Viewport(camera, size);
}

/** `camera`, brought within what the page allows. */
export function allowedCamera(map: GoogleMap, camera: Camera): Camera {
  return cameraWithin(camera, (option) => map.get(option), getStage(map).size);
}

/** Has the map look there. Tells of what is other than before, and of nothing else. */
export function takeCamera(map: GoogleMap, camera: Camera): void {
  const { center, zoom, heading } = allowedCamera(map, camera);
  const before = map.getCenter();
  if (zoom !== map.getZoom()) map.set("zoom", zoom);
  if (heading !== map.getHeading()) map.set("heading", heading);
  if (before === undefined || before.lat() !== center.lat || before.lng() !== center.lng) {
    map.set("center", new LatLng(center));
  }
}

/** Moves there, where the ground can. */
export function glideTo(map: GoogleMap, camera: Camera): void {
  getStage(map).glide(allowedCamera(map, camera));
}
