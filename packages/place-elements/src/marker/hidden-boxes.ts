import type { CollisionBehaviorName } from "./enums.ts";

/** A marker where it shows. */
export interface MarkerBox {
  behavior: CollisionBehaviorName;
  /** Of those that may give way, the one with more stays. */
  priority: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which of the markers give way: those that are optional and lie under one that comes before them. */
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
