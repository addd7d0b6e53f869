import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { CAROUSEL_DEBOUNCE_MS, CAROUSEL_SCROLL_DELAY_MS } from "../constants.ts";
import {
  type CarouselEdges,
  type CarouselView,
  findCardInView,
  getCarouselEdges,
  getCarouselStepPx,
} from "./carousel-step.ts";
import { type ReadingStep, readingDirection } from "./reading-step.ts";

export interface Carousel extends CarouselEdges {
  /** Number from 0 of the card that a scroll came to; null before the first one. */
  announced: number | null;
  step: (step: ReadingStep) => void;
  /** Scrolls to the first or the last card. */
  jump: (end: "first" | "last") => void;
}

/** So long without a scroll means its end, where the browser does not tell of it, in milliseconds. */
const SCROLL_REST_MS = 150;

const NO_EDGES: CarouselEdges = { hasPrevious: false, hasNext: false };

/** What a carousel is made of: a row that scrolls, whose children are the cards, and two buttons. */
export interface CarouselElements {
  track: RefObject<HTMLElement | null>;
  previous: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
}

/** Follows the scrolling of a row of `count` cards, and moves it. */
export function useCarousel({ track, previous, next }: CarouselElements, count: number): Carousel {
  const [edges, setEdges] = useState(NO_EDGES);
  const [announced, setAnnounced] = useState<number | null>(null);
  // The card that a step goes to is the one to announce, even where the end of the row keeps others before it in view.
  const target = useRef<number | null>(null);
  const focused = useRef<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are measured anew
  useLayoutEffect(() => {
    const row = track.current;
    if (row === null) return;
    let afterScroll: ReturnType<typeof setTimeout> | undefined;
    let afterResize: ReturnType<typeof setTimeout> | undefined;
    let afterRest: ReturnType<typeof setTimeout> | undefined;
    const tellsEnd = "onscrollend" in row;

    const measure = () => {
      const edges = getCarouselEdges(carouselView(row));
      // Of the tree that the row stands in: a shadow tree has its own.
      focused.current = (row.getRootNode() as Document | ShadowRoot).activeElement;
      setEdges((old) => (sameEdges(old, edges) ? old : edges));
    };
    // Scrolls come one after the other: each is followed, none puts the others off.
    const onScroll = () => {
      afterScroll ??= setTimeout(() => {
        afterScroll = undefined;
        measure();
      }, CAROUSEL_SCROLL_DELAY_MS);
      if (tellsEnd) return;
      clearTimeout(afterRest);
      afterRest = setTimeout(onScrollEnd, SCROLL_REST_MS);
    };
    const onScrollEnd = () => {
      setAnnounced(target.current ?? findCardInView(carouselView(row)));
      target.current = null;
    };
    const resizes = new ResizeObserver(() => {
      clearTimeout(afterResize);
      afterResize = setTimeout(measure, CAROUSEL_DEBOUNCE_MS);
    });

    measure();
    row.addEventListener("scroll", onScroll, { passive: true });
    if (tellsEnd) row.addEventListener("scrollend", onScrollEnd);
    resizes.observe(row);
    return () => {
      row.removeEventListener("scroll", onScroll);
      row.removeEventListener("scrollend", onScrollEnd);
      resizes.disconnect();
      clearTimeout(afterScroll);
      clearTimeout(afterResize);
      clearTimeout(afterRest);
    };
  }, [track, count]);

  // A button that hides loses the focus: the other one takes it, or the row.
  useLayoutEffect(() => {
    const { hasPrevious, hasNext } = edges;
    const had = focused.current;
    focused.current = null;
    if (had === null) return;
    if (!hasNext && had === next.current) (hasPrevious ? previous : track).current?.focus();
    if (!hasPrevious && had === previous.current) (hasNext ? next : track).current?.focus();
  }, [edges, previous, next, track]);

  return {
    ...edges,
    announced: announced === null ? null : Math.min(announced, count - 1),
    step(step) {
      const row = track.current;
      if (row === null) return;
      const view = carouselView(row);
      const distance = getCarouselStepPx(step, view);
      target.current = cardAt(distance, view);
      scrollRow(row, distance);
    },
    jump(end) {
      const row = track.current;
      if (row === null) return;
      const { scrolled, scrollable } = carouselView(row);
      target.current = end === "first" ? 0 : count - 1;
      scrollRow(row, end === "first" ? -scrolled : scrollable - scrolled);
    },
  };
}

function carouselView(row: HTMLElement): CarouselView {
  const box = row.getBoundingClientRect();
  const { direction, paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
  const inset = Number.parseFloat(paddingInlineStart);
  const cards = [...row.children].map((child) => {
    const card = child.getBoundingClientRect();
    const start = (direction === "rtl" ? box.right - card.right : card.left - box.left) - inset;
    return { start, end: start + card.width };
  });
  return {
    cards,
    // Cards come to rest between the paddings.
    width: row.clientWidth - inset - Number.parseFloat(paddingInlineEnd),
    // Negative in a row that reads from right to left.
    scrolled: Math.abs(row.scrollLeft),
    scrollable: row.scrollWidth - row.clientWidth,
  };
}

/** The first card that shows whole after scrolling by `distance`. */
function cardAt(distance: number, view: CarouselView): number {
  const moved = view.cards.map(({ start, end }) => ({ start: start - distance, end: end - distance }));
  return findCardInView({ ...view, cards: moved });
}

function scrollRow(row: HTMLElement, distance: number): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollBy({
    left: readingDirection(row) === "rtl" ? -distance : distance,
    behavior: isStill ? "instant" : "smooth",
  });
}

function sameEdges(a: CarouselEdges, b: CarouselEdges): boolean {
  return a.hasPrevious === b.hasPrevious && a.hasNext === b.hasNext;
}
