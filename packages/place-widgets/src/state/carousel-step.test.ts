import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CarouselView,
  findCardInView,
  findWholeCards,
  getCarouselEdges,
  getCarouselStepPx,
} from "./carousel-step.ts";

/** Seven cards of 200 px with 12 px between, in `width`, scrolled by `scrolled`. */
function view(width: number, scrolled: number, count = 7): CarouselView {
  const cards = Array.from({ length: count }, (_, index) => ({
    start: index * 212 - scrolled,
    end: index * 212 + 200 - scrolled,
  }));
  return { cards, width, scrolled, scrollable: Math.max(0, count * 212 - 12 - width) };
}

test.each([
  [0, false, true],
  [0.6, false, true],
  [300, true, true],
  [1022, true, false],
  [1021.5, true, false],
])("scrolled by %f px: something before %s, something after %s", (scrolled, hasPrevious, hasNext) => {
  expect(getCarouselEdges(view(450, scrolled))).toEqual({ hasPrevious, hasNext });
});

test("a row that fits has nothing before or after", () => {
  expect(getCarouselEdges(view(450, 0, 2))).toEqual({ hasPrevious: false, hasNext: false });
});

test.each([
  ["on, to the first card that does not show whole", "next", 450, 0, 424],
  ["on from between two cards", "next", 450, 100, 324],
  ["back, so that as many as fit come in", "previous", 450, 848, -424],
  ["back to the start", "previous", 450, 212, -212],
  ["on where no card shows whole: 80 % of the width", "next", 150, 20, 120],
  ["back where no card shows whole: 80 % of the width", "previous", 150, 20, -120],
  ["on at the end: nowhere", "next", 450, 1034, 0],
  ["back at the start: nowhere", "previous", 450, 0, 0],
] as const)("a step goes %s", (_, step, width, scrolled, distance) => {
  expect(getCarouselStepPx(step, view(width, scrolled))).toBe(distance);
});

test.each([
  [450, 0, 0],
  [450, 212, 1],
  [450, 100, 1],
  [150, 20, 0],
  [150, 190, 1],
])("in %i px, scrolled by %i, card %i is announced", (width, scrolled, card) => {
  expect(findCardInView(view(width, scrolled))).toBe(card);
});

test("whatever the widths, stepping on reaches the end and stepping back the start", () => {
  fc.assert(
    fc.property(fc.integer({ min: 120, max: 2000 }), fc.integer({ min: 1, max: 30 }), (width, count) => {
      const { scrollable } = view(width, 0, count);
      let scrolled = 0;
      for (let step = 0; step < 100; step++) {
        scrolled = Math.min(scrollable, scrolled + getCarouselStepPx("next", view(width, scrolled, count)));
      }
      expect(getCarouselEdges(view(width, scrolled, count)).hasNext).toBe(false);
      for (let step = 0; step < 100; step++) {
        scrolled = Math.max(0, scrolled + getCarouselStepPx("previous", view(width, scrolled, count)));
      }
      expect(getCarouselEdges(view(width, scrolled, count)).hasPrevious).toBe(false);
    }),
  );
});

test("no cards: none shows whole, and none less than the first is announced", () => {
  expect(findWholeCards(view(450, 0, 0))).toEqual([]);
  expect(findCardInView(view(450, 0, 0))).toBe(0);
});
