import { expect, test } from "vitest";
import { fitSize } from "./fitted-size.ts";

const photo = { widthPx: 1600, heightPx: 1067 };

test.each([
  [{ maxWidthPx: 500 }, { widthPx: 500, heightPx: 333 }],
  [{ maxHeightPx: 100 }, { widthPx: 150, heightPx: 100 }],
  [{ maxWidthPx: 4800, maxHeightPx: 4800 }, photo],
  [{ maxWidthPx: 1 }, { widthPx: 1, heightPx: 1 }],
  [{}, photo],
])("a photo of 1600 by 1067 within %j is %j", (limits, size) => {
  expect(fitSize(photo, limits)).toEqual(size);
});

test("keeps one pixel of height for a very wide photo", () => {
  expect(fitSize({ widthPx: 10_000, heightPx: 3 }, { maxWidthPx: 100 })).toEqual({
    widthPx: 100,
    heightPx: 1,
  });
});
