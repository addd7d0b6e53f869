import type { CollisionBehaviorName } from "./enums.ts";

/** The box of a marker on the screen. */
export interface MarkerBox {
  behavior: CollisionBehaviorName;
  /** Of two optional markers, the one with the higher priority stays. */
  priority: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the hidden markers: optional ones that overlap a marker before them. */
export function hiddenBoxes<Box extends MarkerBox>(boxes: readonly Box[]): Set<Box> {
  const hidden = new Set<Box>();
  const standing = boxes.filter(({ behavior }) => behavior === "REQUIRED_AND_HIDES_OPTIONAL");
  const optional = boxes
    .filter(({ behavior }) => behavior === "OPTIONAL_AND_HIDES_LOWER_PRIORITY")
    .sort((one, other) => other.priority - one.priority);
  for (const box of optional) {
    if (standing.some((other) => isOver(other, box))) hidden.add(box);
    else standing.push(box);
  }
  return hidden;
}

function isOver(one: MarkerBox, other: MarkerBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
