import { loadPart } from "../core/load-part.ts";
import type { Draggable } from "./drag-marker.ts";

const LET = new WeakSet<HTMLElement>();

/** Lets the reader move the marker of `element`, while it may be moved. What does that is loaded for the first such marker. */
export function letDrag(element: HTMLElement, marker: Draggable): void {
  if (LET.has(element)) return;
  LET.add(element);
  loadPart("moving of markers", () => import("./drag-marker.ts")).then(
    ({ dragByHand }) => dragByHand(element, marker),
    console.error,
  );
}
