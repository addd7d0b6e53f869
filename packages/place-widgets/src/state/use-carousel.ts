"use client";

import { type RefObject, useRef, useState } from "react";
import { CAROUSEL_DEBOUNCE_MS, CAROUSEL_SCROLL_DELAY_MS } from "../constants.ts";
import {
  type CarouselEdges,
  type CarouselView,
  findCardInView,
  getCarouselEdges,
  getCarouselStepPx,
} from "./carousel-step.ts";
import { matchesMedia } from "./media-query.ts";
import { type ReadingStep, readingDirection } from "./reading-step.ts";
import { usePageEffect } from "./use-page-effect.ts";

export interface Carousel extends CarouselEdges {
  /** Index of the card after a scroll; null before the first scroll. */
  announced: number | null;
  step: (step: ReadingStep) => void;
  /** Scrolls to the first or the last card. */
  jump: (end: "first" | "last") => void;
}

/** Pause that ends a scroll in browsers without `scrollend`, in milliseconds. */
const SCROLL_REST_MS = 150;

const NO_EDGES: CarouselEdges = { hasPrevious: false, hasNext: false };

/** The elements of a carousel: a scrolling row of cards and two buttons. */
export interface CarouselElements {
  track: RefObject<HTMLElement | null>;
  previous: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
}

/** Tracks and controls the scrolling of a row of `count` cards. */
export function useCarousel({ track, previous, next }: CarouselElements, count: number): Carousel {
  const [edges, setEdges] = useState(NO_EDGES);
  const [announced, setAnnounced] = useState<number | null>(null);
  // The target card of a step is announced, even if others before it stay visible at the end.
  const target = useRef<number | null>(null);
  const focused = useRef<Element | null>(null);

  usePageEffect(() => {
    const row = track.current;
    if (row === null) return;
    let afterScroll: ReturnType<typeof setTimeout> | undefined;
    let afterResize: ReturnType<typeof setTimeout> | undefined;
    let afterRest: ReturnType<typeof setTimeout> | undefined;
    const tellsEnd = "onscrollend" in row;

    const measure = () => {
      const edges = getCarouselEdges(carouselView(row));
      // A shadow tree has its own active element.
      focused.current = (row.getRootNode() as Document | ShadowRoot).activeElement;
      setEdges((old) => (sameEdges(old, edges) ? old : edges));
    };
    // Scroll events are throttled, not debounced.
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
    // jsdom has none, and nothing there has a size.
    const resizes =
      globalThis.ResizeObserver &&
      new ResizeObserver(() => {
        clearTimeout(afterResize);
        afterResize = setTimeout(measure, CAROUSEL_DEBOUNCE_MS);
      });

    measure();
    row.addEventListener("scroll", onScroll, { passive: true });
    if (tellsEnd) row.addEventListener("scrollend", onScrollEnd);
    resizes?.observe(row);
    return () => {
      row.removeEventListener("scroll", onScroll);
      row.removeEventListener("scrollend", onScrollEnd);
      resizes?.disconnect();
      clearTimeout(afterScroll);
      clearTimeout(afterResize);
      clearTimeout(afterRest);
    };
  }, [track, count]);

  // A hidden button loses the focus: the other one gets it, or the row.
  usePageEffect(() => {
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
    // Cards snap between the paddings.
    width: row.clientWidth - inset - Number.parseFloat(paddingInlineEnd),
    // Negative in a right-to-left row.
    scrolled: Math.abs(row.scrollLeft),
    scrollable: row.scrollWidth - row.clientWidth,
  };
}

/** Returns the first card that is fully visible after scrolling by `distance`. */
function cardAt(distance: number, view: CarouselView): number {
  const moved = view.cards.map(({ start, end }) => ({ start: start - distance, end: end - distance }));
  return findCardInView({ ...view, cards: moved });
}

function scrollRow(row: HTMLElement, distance: number): void {
  const isStill = matchesMedia("(prefers-reduced-motion: reduce)");
  row.scrollBy?.({
    left: readingDirection(row) === "rtl" ? -distance : distance,
    behavior: isStill ? "instant" : "smooth",
  });
}

function sameEdges(a: CarouselEdges, b: CarouselEdges): boolean {
  return a.hasPrevious === b.hasPrevious && a.hasNext === b.hasNext;
}
