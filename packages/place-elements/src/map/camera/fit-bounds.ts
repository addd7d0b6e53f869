import type { LatLngBounds, LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import { toLatLngBounds } from "../../core/location-input.ts";
import { ownState } from "../../core/own-state.ts";
import type { GoogleMap } from "../google-map.ts";
import { hasWholeZooms, zoomLimits } from "../map-options.ts";
import { getStage } from "../stage/stage-of-map.ts";
import { type PaddingInput, toPadding } from "./padding.ts";
import { cameraAround } from "./viewport.ts";

/** Default padding around fitted bounds, in pixels. */
const FIT_PIXELS = 45;

const WAITING = Symbol("bounds to fit");

/** Returns the fit that waits until the map has a size. */
function getPendingFit(map: GoogleMap): { fit: (() => void) | null } {
  return ownState(map, WAITING, () => ({ fit: null }));
}

/** Shows all of `bounds`. Before the first draw it waits for a microtask: pages then set a camera too, and the bounds win. */
export function fitBounds(
  map: GoogleMap,
  bounds: LatLngBounds | LatLngBoundsLiteral,
  padding: PaddingInput = FIT_PIXELS,
): void {
  const box = toLatLngBounds(bounds, "bounds");
  if (getStage(map).viewport === null) queueMicrotask(() => fit(map, box, padding));
  else fit(map, box, padding);
}

/** Runs the fit that waited for a size. */
export function fitWaitingBounds(map: GoogleMap): void {
  getPendingFit(map).fit?.();
}

/** Cancels the waiting fit: the page has set another camera. */
export function forgetWaitingBounds(map: GoogleMap): void {
  getPendingFit(map).fit = null;
}

function fit(map: GoogleMap, box: LatLngBounds, padding: PaddingInput): void {
  const { clientWidth: width, clientHeight: height } = getStage(map).elements.host;
  if (width === 0 || height === 0) {
    // Until it has a size, the map is centred on the bounds.
    if (map.getCenter() === undefined) map.setCenter(box.getCenter());
    if (map.getZoom() === undefined) map.setZoom(0);
    getPendingFit(map).fit = () => fit(map, box, padding);
    return;
  }
  forgetWaitingBounds(map);
  if (box.isEmpty()) return;
  const { center, zoom } = cameraAround(box.toJSON(), { width, height }, toPadding(padding), {
    ...zoomLimits((option) => map.get(option)),
    isWhole: hasWholeZooms((option) => map.get(option)),
  });
  map.moveCamera({ center, zoom, heading: 0 });
}
