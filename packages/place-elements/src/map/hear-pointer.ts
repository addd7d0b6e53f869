import { type MapMouseEvent, mapMouseEvent, POINTER_EVENTS, pixelIn } from "./mouse-event.ts";
import type { MapStage } from "./stage/map-stage.ts";

/** A pointer that moves further than this drags the map and does not click, in pixels. */
const CLICK_PIXELS = 3;

/** Elements on a map that keep their clicks. */
const OPAQUE = new WeakMap<EventTarget, () => boolean>();

/** Keeps clicks on `element` from the map below, while `isKept` returns true. */
export function keepClicks(element: Element, isKept: () => boolean = () => true): void {
  OPAQUE.set(element, isKept);
}

/** Reports pointer events on the map, except on markers and elements that keep their clicks. */
export function hearPointer(stage: MapStage, tell: (eventName: string, event: MapMouseEvent) => void): void {
  let down = { x: 0, y: 0 };
  for (const [domName, name] of Object.entries(POINTER_EVENTS)) {
    stage.elements.groundBox.addEventListener(domName, (event) => {
      if (!(event instanceof MouseEvent) || stage.viewport === null) return;
      if (event.composedPath().some((element) => OPAQUE.get(element)?.() === true)) return;
      const pixel = pixelIn(stage.host, event);
      if (domName === "mousedown") down = pixel;
      // A click of a script has no pointer and no distance.
      const isDragged = domName === "click" && event.detail > 0 && far(down, pixel);
      if (!isDragged) tell(name, mapMouseEvent(event, stage.viewport, pixel));
    });
  }
}

function far(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > CLICK_PIXELS;
}
