import { LatLng } from "../core/lat-lng.ts";
import type { Pixel } from "../map/camera/viewport.ts";
import { getScale, type MapMouseEvent, mapMouseEvent } from "../map/mouse-event.ts";
import type { MapStage } from "../map/stage/map-stage.ts";

/** A draggable marker. */
export interface Draggable {
  isDraggable(): boolean;
  stage(): MapStage | null;
  position(): { lat: number; lng: number } | null;
  moveTo(position: LatLng): void;
  tell(step: "dragstart" | "drag" | "dragend", event: MapMouseEvent): void;
}

/** Movement of the pointer before a drag starts, in pixels. */
const TREMBLE = 3;
/** Movement of a marker per key press, in pixels. */
const KEY_PIXELS = 8;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ENDS = ["pointerup", "pointercancel"] as const;

/** Makes the marker of `element` draggable by pointer and keyboard: Space picks it up and puts it down. */
export function dragByHand(element: HTMLElement, marker: Draggable): void {
  let pressed: Pixel | null = null;
  let from: Pixel | null = null;
  let isMoving = false;
  let before: LatLng | null = null;

  const pixelNow = () => {
    const position = marker.position();
    const viewport = marker.stage()?.viewport;
    return position === null || viewport == null ? null : viewport.projectToPixel(position);
  };
  const go = (event: Event, pixel: Pixel, step: "dragstart" | "drag" | "dragend") => {
    const viewport = marker.stage()?.viewport;
    if (viewport == null) return;
    marker.moveTo(new LatLng(viewport.pointAt(pixel)));
    marker.tell(step, mapMouseEvent(event, viewport, pixel));
  };

  // A gesture that starts on a draggable marker does not move the map.
  for (const name of ["mousedown", "touchstart", "dblclick"]) {
    element.addEventListener(name, (event) => {
      if (marker.isDraggable()) event.stopPropagation();
    });
  }
  const move = (event: PointerEvent) => {
    if (pressed === null || from === null) return;
    const stage = marker.stage();
    const scale = stage === null ? 1 : getScale(stage.host);
    const by = { x: (event.clientX - pressed.x) / scale, y: (event.clientY - pressed.y) / scale };
    if (!isMoving && Math.hypot(by.x, by.y) < TREMBLE) return;
    if (!isMoving) go(event, from, "dragstart");
    isMoving = true;
    go(event, { x: from.x + by.x, y: from.y + by.y }, "drag");
  };
  const end = (event: PointerEvent) => {
    window.removeEventListener("pointermove", move);
    for (const name of ENDS) window.removeEventListener(name, end);
    const to = pixelNow();
    if (isMoving && to !== null) {
      go(event, to, "dragend");
      // The end of a drag is not a click.
      const swallow = (click: Event) => click.stopImmediatePropagation();
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, true));
    }
    isMoving = false;
    pressed = null;
  };
  element.addEventListener("pointerdown", (event) => {
    if (!marker.isDraggable() || event.button !== 0) return;
    pressed = { x: event.clientX, y: event.clientY };
    from = pixelNow();
    // A fast pointer leaves the element.
    window.addEventListener("pointermove", move);
    for (const name of ENDS) window.addEventListener(name, end);
  });
  const hearKey = (event: KeyboardEvent) => {
    if (!marker.isDraggable() || event.target !== element) return;
    const pixel = pixelNow();
    const arrow = ARROWS[event.key];
    if (pixel === null) return;
    if (event.key === " ") {
      go(event, pixel, before === null ? "dragstart" : "dragend");
      before = before === null ? new LatLng(marker.position() ?? { lat: 0, lng: 0 }) : null;
    } else if (before !== null && arrow !== undefined) {
      go(event, { x: pixel.x + arrow.x * KEY_PIXELS, y: pixel.y + arrow.y * KEY_PIXELS }, "drag");
    } else if (before !== null && event.key === "Escape") {
      marker.moveTo(before);
      before = null;
      const viewport = marker.stage()?.viewport;
      const back = pixelNow();
      if (viewport != null && back !== null) marker.tell("dragend", mapMouseEvent(event, viewport, back));
    } else return;
    // Prevents a click and a movement of the map.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Captures the key before the marker's own listener, which would click.
  element.addEventListener("keydown", hearKey, true);
}
