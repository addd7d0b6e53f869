import { loadPart } from "../core/load-part.ts";
import type { Draggable } from "./drag-marker.ts";

/** Whether the marker of an element can be dragged, by element. */
const CAN_BE_MOVED = new WeakMap<HTMLElement, boolean>();

/**
 * Makes the marker of `element` draggable. Loads the code with the first such
 * marker.
 *
 * @param whenReady called once it can be dragged
 * @returns whether it can be dragged already
 */
export function letDrag(element: HTMLElement, marker: Draggable, whenReady: () => void): boolean {
  if (!CAN_BE_MOVED.has(element)) {
    CAN_BE_MOVED.set(element, false);
    loadPart("moving of markers", () => import("./drag-marker.ts")).then(({ dragByHand }) => {
      dragByHand(element, marker);
      CAN_BE_MOVED.set(element, true);
      whenReady();
    }, console.error);
  }
  return CAN_BE_MOVED.get(element) === true;
}
