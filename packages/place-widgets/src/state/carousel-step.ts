import { CAROUSEL_STEP_SHARE } from "../constants.ts";
import type { ReadingStep } from "./reading-step.ts";

/** Where a card lies: pixels from the visible start edge, in the direction of reading. */
export interface CardSpan {
  start: number;
  end: number;
}

/** What of a row of cards shows: `width` pixels, after `scrolled` of `scrollable`. */
export interface CarouselView {
  cards: readonly CardSpan[];
  width: number;
  scrolled: number;
  scrollable: number;
}

/** Whether something lies before and after what shows. */
export interface CarouselEdges {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Screens with fractions of pixels never scroll quite to the end. */
const TOLERANCE_PX = 1;

/** Whether the row can be scrolled back, and on. */
export function getCarouselEdges({ scrolled, scrollable }: CarouselView): CarouselEdges {
  return {
    hasPrevious: scrolled > TOLERANCE_PX,
    hasNext: scrolled < scrollable - TOLERANCE_PX,
  };
}

/** The cards that show whole, by their numbers from 0. */
export function findWholeCards({ cards, width }: CarouselView): number[] {
  return [...cards.keys()].filter((index) => {
    const card = cards[index];
    return card !== undefined && card.start >= -TOLERANCE_PX && card.end <= width + TOLERANCE_PX;
  });
}

/**
 * How far a step scrolls, in pixels in the direction of reading: to the next
 * card that does not show whole; back so that as many as fit come in with the
 * one before. Where no card shows whole, 80 % of the width.
 */
export function getCarouselStepPx(step: ReadingStep, view: CarouselView): number {
  const { cards, width } = view;
  const whole = findWholeCards(view);
  const [first] = whole;
  const last = whole.at(-1);
  if (first === undefined || last === undefined) {
    return (step === "next" ? 1 : -1) * CAROUSEL_STEP_SHARE * width;
  }
  if (step === "next") return cards[last + 1]?.start ?? 0;
  const before = cards[first - 1];
  if (before === undefined) return 0;
  return cards.find(({ start }) => start >= before.end - width - TOLERANCE_PX)?.start ?? before.start;
}

/** The card to announce, by its number from 0: the first that shows whole, else the one that shows most. */
export function findCardInView(view: CarouselView): number {
  const [first] = findWholeCards(view);
  if (first !== undefined) return first;
  const shown = view.cards.map(({ start, end }) => Math.min(end, view.width) - Math.max(start, 0));
  return Math.max(0, shown.indexOf(Math.max(...shown)));
}
