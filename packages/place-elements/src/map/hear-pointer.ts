import { type MapMouseEvent, mapMouseEvent, POINTER_EVENTS, pixelIn } from "./mouse-event.ts";
import type { MapStage } from "./stage/map-stage.ts";

/** A pointer that has gone farther has dragged the map, and clicked nothing. */
const CLICK_PIXELS = 3;

/** What stands on a map and keeps clicks to itself. */
const OPAQUE = new WeakMap<EventTarget, () => boolean>();

/** Clicks on `element` are none on the map below, while `isKept` says so. */
export function keepClicks(element: Element, isKept: () => boolean = () => true): void {
  OPAQUE.set(element, isKept);
}

/** Tells of the reader's pointer on the map; not on a marker, nor on what keeps its clicks. */
export function hearPointer(stage: MapStage, tell: (eventName: string, event: MapMouseEvent) => void): void {
  let down = { x: 0, y: 0 };
  for (const [domName, name] of Object.entries(POINTER_EVENTS)) {
    stage.elements.groundBox.addEventListener(domName, (event) => {
      if (!(event instanceof MouseEvent) || stage.viewport === null) return;
      if (event.composedPath().some((element) => OPAQUE.get(element)?.() === true)) return;
      const pixel = pixelIn(stage.host, event);
      if (domName === "mousedown") down = pixel;
      // A click without a pointer, as of a script, has no distance.
      const isDragged = domName === "click" && event.detail > 0 && far(down, pixel);
      if (!isDragged) tell(name, mapMouseEvent(event, stage.viewport, pixel));
    });
  }
}

function far(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > CLICK_PIXELS;
}
