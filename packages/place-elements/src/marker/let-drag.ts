import { loadPart } from "../core/load-part.ts";
import type { Draggable } from "./drag-marker.ts";

/** Whether the marker of an element can be moved by now. */
const CAN_BE_MOVED = new WeakMap<HTMLElement, boolean>();

/**
 * Lets the reader move the marker of `element`, while it may be moved. What does
 * that is loaded for the first such marker.
 *
 * @param whenReady called once it can be moved
 * @returns whether it can be moved by now
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
