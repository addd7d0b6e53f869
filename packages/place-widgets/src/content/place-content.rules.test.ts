import { expect, test } from "vitest";
import { detailsContent } from "./details-content.ts";
import { cardContent, mediaOptions } from "./place-content.ts";

test("a widget without configuration shows its default content, else what is asked for", () => {
  expect(detailsContent("standard")).toMatchObject({ address: true, reviews: true, openingHours: true });
  expect(cardContent({ address: true })).toEqual({ address: true });
});

test("media takes lightboxPreferred, which is off by default [S3-174] [S9-077]", () => {
  expect(mediaOptions({ media: { lightboxPreferred: true } })?.lightboxPreferred).toBe(true);
  expect(mediaOptions({ media: true })?.lightboxPreferred).toBe(false);
});

test.each([
  ["S3-175", "SMALL"],
  ["S3-176", "MEDIUM"],
  ["S3-177", "LARGE"],
] as const)("[%s] media takes preferredSize %s", (_rule, preferredSize) => {
  expect(mediaOptions({ media: { preferredSize } })?.preferredSize).toBe(preferredSize);
});

test("the default preferred photo size is SMALL [S9-076]", () => {
  expect(mediaOptions({ media: true })?.preferredSize).toBe("SMALL");
});
