import { LatLng } from "../core/lat-lng.ts";
import type { Pixel } from "../map/camera/viewport.ts";
import { getScale, type MapMouseEvent, mapMouseEvent } from "../map/mouse-event.ts";
import type { MapStage } from "../map/stage/map-stage.ts";

/** A marker that the reader may move. */
export interface Draggable {
  isDraggable(): boolean;
  stage(): MapStage | null;
  position(): { lat: number; lng: number } | null;
  moveTo(position: LatLng): void;
  tell(step: "dragstart" | "drag" | "dragend", event: MapMouseEvent): void;
}

/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = 3;
/** Pixels that a key moves a marker. */
const KEY_PIXELS = 8;
const ARROWS: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const ENDS = ["pointerup", "pointercancel"] as const;

/** Lets pointer and keyboard move the marker of `element` while it may be moved: Space picks it up and puts it down. */
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

  // What begins on a marker that moves does not move the map.
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
      // The end of a movement is no click.
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
    // A quick pointer leaves the marker behind.
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
    // Neither a click nor a movement of the map.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Before what makes a click of a key, which the marker has heard for longer.
  element.addEventListener("keydown", hearKey, true);
}
