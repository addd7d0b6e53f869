import { CAROUSEL_STEP_SHARE } from "../constants.ts";
import type { ReadingStep } from "./reading-step.ts";

/** The position of a card, in pixels from the visible start edge in reading direction. */
export interface CardSpan {
  start: number;
  end: number;
}

/** The visible part of a row of cards: `width` pixels, scrolled by `scrolled` of `scrollable`. */
export interface CarouselView {
  cards: readonly CardSpan[];
  width: number;
  scrolled: number;
  scrollable: number;
}

/** Whether there are cards before and after the visible ones. */
export interface CarouselEdges {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** With fractional pixels a row may not scroll exactly to its end. */
const TOLERANCE_PX = 1;

/** Returns whether the row can scroll back and forward. */
export function getCarouselEdges({ scrolled, scrollable }: CarouselView): CarouselEdges {
  return {
    hasPrevious: scrolled > TOLERANCE_PX,
    hasNext: scrolled < scrollable - TOLERANCE_PX,
  };
}

/** Returns the indexes of the fully visible cards. */
export function findWholeCards({ cards, width }: CarouselView): number[] {
  return [...cards.keys()].filter((index) => {
    const card = cards[index];
    return card !== undefined && card.start >= -TOLERANCE_PX && card.end <= width + TOLERANCE_PX;
  });
}

/**
 * Returns how far a step scrolls, in pixels in reading direction. A step forward
 * goes to the next card that is not fully visible, a step back shows as many cards
 * as fit. If no card is fully visible, it scrolls by 80 % of the width.
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

/** Returns the index of the card to announce: the first fully visible one, else the most visible. */
export function findCardInView(view: CarouselView): number {
  const [first] = findWholeCards(view);
  if (first !== undefined) return first;
  const visibleWidths = view.cards.map(({ start, end }) => Math.min(end, view.width) - Math.max(start, 0));
  return Math.max(0, visibleWidths.indexOf(Math.max(...visibleWidths)));
}
