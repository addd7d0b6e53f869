export type ReadingDirection = "ltr" | "rtl";

/** One forth or back in the direction of reading. */
export type ReadingStep = "previous" | "next";

/** The direction in which `element` is laid out: that of the page, whatever the language of the words. */
export function readingDirection(element: Element): ReadingDirection {
  return getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";
}

/** The step that the Left or the Right key means; null for other keys. */
export function getReadingStepForKey(key: string, direction: ReadingDirection): ReadingStep | null {
  if (key === "ArrowRight") return readingStepTowards("right", direction);
  return key === "ArrowLeft" ? readingStepTowards("left", direction) : null;
}

/** The step that leads to that side. */
export function readingStepTowards(side: "left" | "right", direction: ReadingDirection): ReadingStep {
  return (side === "right") === (direction === "ltr") ? "next" : "previous";
}
