import { LatLng } from "../../core/lat-lng.ts";
import { toLatLng } from "../../core/location-input.ts";
import type { GoogleMap } from "../google-map.ts";
import { cameraWithin } from "../map-options.ts";
import { getStage } from "../stage/stage-of-map.ts";
import { type Camera, Viewport } from "./viewport.ts";

/** Returns the camera that the page has set, or null before that. */
export function getCamera(map: GoogleMap): Camera | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (center == null || typeof zoom !== "number") return null;
  return { center: toLatLng(center, "center").toJSON(), zoom, heading: map.getHeading() ?? 0 };
}

/** Returns the viewport of the camera that the page has set, which the stage may not show yet. */
export function getViewport(map: GoogleMap): Viewport | null {
  const camera = getCamera(map);
  const { size } = getStage(map);
  return camera === null || size.width === 0 || size.height === 0 ? null : new Viewport(camera, size);
}

/** Returns `camera` within the limits of the page. */
export function allowedCamera(map: GoogleMap, camera: Camera): Camera {
  return cameraWithin(camera, (option) => map.get(option), getStage(map).size);
}

/** Sets the camera. Notifies only of the values that change. */
export function takeCamera(map: GoogleMap, camera: Camera): void {
  const { center, zoom, heading } = allowedCamera(map, camera);
  const before = map.getCenter();
  if (zoom !== map.getZoom()) map.set("zoom", zoom);
  if (heading !== map.getHeading()) map.set("heading", heading);
  if (before === undefined || before.lat() !== center.lat || before.lng() !== center.lng) {
    map.set("center", new LatLng(center));
  }
}

/** Animates to `camera`, if the ground can. */
export function glideTo(map: GoogleMap, camera: Camera): void {
  getStage(map).glide(allowedCamera(map, camera));
}
