import { LIGHTBOX_SCREEN_PX, SWIPE_THRESHOLD_PX, TAP_SLOP_PX } from "../constants.ts";
import { type ReadingDirection, type ReadingStep, readingStepTowards } from "./reading-step.ts";

/** The ends of the tap zones of a photo, as shares of its width. */
const TAP_ZONES = { left: 0.25, right: 0.75 } as const;

/** Clamps `index` to 0 ... count - 1. */
export function clampPhotoIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the index after a step; it does not wrap. */
export function stepPhotoIndex(index: number, step: ReadingStep, count: number): number {
  return clampPhotoIndex(index + (step === "next" ? 1 : -1), count);
}

/** The start and end of a touch, in pixels from the left edge of a picture of `width`. */
export interface Touch {
  fromX: number;
  toX: number;
  /** Vertical distance, in pixels. */
  rise: number;
  width: number;
}

/**
 * Returns the step for a touch, or null. A swipe moves to the photo on the side that
 * it comes from; a tap near an edge goes that way, and a tap in the middle continues.
 */
export function getPhotoStep(
  { fromX, toX, rise, width }: Touch,
  direction: ReadingDirection,
): ReadingStep | null {
  const travel = toX - fromX;
  if (Math.abs(travel) > SWIPE_THRESHOLD_PX)
    return readingStepTowards(travel < 0 ? "right" : "left", direction);
  if (Math.hypot(travel, rise) > TAP_SLOP_PX) return null;
  if (toX < TAP_ZONES.left * width) return readingStepTowards("left", direction);
  return toX > TAP_ZONES.right * width ? readingStepTowards("right", direction) : "next";
}

/** Media query of screens with touch steps and the progress bar. */
export const LIGHTBOX_SCREEN = `(width <= ${LIGHTBOX_SCREEN_PX}px)`;
