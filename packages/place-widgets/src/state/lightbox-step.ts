import { LIGHTBOX_SCREEN_PX, SWIPE_THRESHOLD_PX, TAP_SLOP_PX } from "../constants.ts";
import { type ReadingDirection, type ReadingStep, readingStepTowards } from "./reading-step.ts";

/** Where the tap zones at the edges of a photo end, as shares of its width. */
const TAP_ZONES = { left: 0.25, right: 0.75 } as const;

/** `index` as that of one of `count` photos: 0 to count-1. */
export function clampPhotoIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** The photo that a step leads to; the first and the last stay where they are. */
export function stepPhotoIndex(index: number, step: ReadingStep, count: number): number {
  return clampPhotoIndex(index + (step === "next" ? 1 : -1), count);
}

/** Where a finger came down and went up, in pixels from the left edge of a picture of `width`. */
export interface Touch {
  fromX: number;
  toX: number;
  /** How far it went up or down, in pixels. */
  rise: number;
  width: number;
}

/**
 * The step that a touch means. A swipe pulls the next photo in from the side
 * that it comes from; a tap near an edge goes that way, and one in the middle
 * goes on. What is neither, such as a short swipe, means nothing.
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

/** Screens on which touches change the photo and the progress bar shows. */
export const LIGHTBOX_SCREEN = `(width <= ${LIGHTBOX_SCREEN_PX}px)`;
