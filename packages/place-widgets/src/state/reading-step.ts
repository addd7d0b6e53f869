export type ReadingDirection = "ltr" | "rtl";

/** One step forward or back in reading direction. */
export type ReadingStep = "previous" | "next";

/** Returns the layout direction of `element`, which may differ from the language of its words. */
export function readingDirection(element: Element): ReadingDirection {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}

/** Returns the step for the Left or Right key; null for other keys. */
export function getReadingStepForKey(key: string, direction: ReadingDirection): ReadingStep | null {
  if (key === "ArrowRight") return readingStepTowards("right", direction);
  return key === "ArrowLeft" ? readingStepTowards("left", direction) : null;
}

/** Returns the step towards a side. */
export function readingStepTowards(side: "left" | "right", direction: ReadingDirection): ReadingStep {
  return (side === "right") === (direction === "ltr") ? "next" : "previous";
}
