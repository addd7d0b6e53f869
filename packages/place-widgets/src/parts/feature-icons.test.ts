import { createElement } from "react";
import { expect, test } from "vitest";
import { widgetHtml } from "../../test/widget-html.ts";
import { PLACE_FEATURES } from "../content/place-features.ts";
import { en } from "../text/en.ts";
import { FEATURE_DRAWINGS } from "./feature-drawings.ts";
import { PlaceFeatureList } from "./place-feature-list.tsx";

const features = PLACE_FEATURES.map(({ feature }) => feature);

test("every feature has words and a drawing of its own", () => {
  expect(features.map((feature) => en.features[feature]).filter((words) => !words)).toEqual([]);
  const drawings = features.map((feature) => FEATURE_DRAWINGS[feature]);
  expect(new Set(drawings).size).toBe(features.length);
  // On the grid, and without what an attribute could not hold.
  for (const drawing of drawings) expect(drawing).toMatch(/^M[\dMmLlHhVvAaCcSsQqTtZz.,\s-]+$/);
});

test("what a place has not is struck out and said to be missing, in every colour", () => {
  const html = widgetHtml(createElement(PlaceFeatureList, { place: { wifi: true, delivery: false } }));
  const rows = html.split("<li ").slice(1);
  const row = (words: string) => rows.find((each) => each.includes(`<span>${words}</span>`)) ?? "";
  expect(row("Wi-Fi")).toContain(FEATURE_DRAWINGS.wifi);
  expect(row("Wi-Fi").match(/<path/g)).toHaveLength(1);
  expect(row("Delivery: no")).toContain(FEATURE_DRAWINGS.delivery);
  expect(row("Delivery: no").match(/<path/g)).toHaveLength(3);
});
