import { expect, test } from "vitest";
import { getContent, getMediaOptions } from "./place-content.ts";

test("a widget without configuration shows its default content, else the configured content", () => {
  expect(getContent("details", "standard")).toMatchObject({
    address: true,
    reviews: true,
    openingHours: true,
  });
  expect(getContent("card", { address: true })).toEqual({ address: true });
});

test("media takes lightboxPreferred, which is off by default [S3-174] [S9-077]", () => {
  expect(getMediaOptions({ media: { lightboxPreferred: true } })?.lightboxPreferred).toBe(true);
  expect(getMediaOptions({ media: true })?.lightboxPreferred).toBe(false);
});

test.each([
  ["S3-175", "SMALL"],
  ["S3-176", "MEDIUM"],
  ["S3-177", "LARGE"],
] as const)("[%s] media takes preferredSize %s", (_rule, preferredSize) => {
  expect(getMediaOptions({ media: { preferredSize } })?.preferredSize).toBe(preferredSize);
});

test("the default preferred photo size is SMALL [S9-076]", () => {
  expect(getMediaOptions({ media: true })?.preferredSize).toBe("SMALL");
});
