import { createElement } from "react";
import { expect, test } from "vitest";
import { widgetHtml, widgetWords } from "../../test/widget-html.ts";
import { getFuelRows, PlaceFuelOptions } from "./place-fuel-options.tsx";

test("four fuels have a row always, the others where they are sold [S9-030] [S9-031] [S9-032] [S9-033]", () => {
  const types = getFuelRows([{ type: "E85" }, { type: "DIESEL" }]).map((row) => row.type);
  expect(types).toContain("REGULAR_UNLEADED");
  expect(types).toContain("MIDGRADE");
  expect(types).toContain("PREMIUM");
  expect(types).toContain("DIESEL");
  expect(types).toEqual(["REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "DIESEL", "E85"]);
});

test.each([
  [[689_000_000, 690_000_000, 0], "€1.689 €1.690 €1.000"],
  [[680_000_000, 500_000_000, 0], "€1.68 €1.50 €1.00"],
  [[0, 0, 0], "€1 €1 €1"],
])("prices of %j nanos more than a euro have their decimals below each other: %s", (nanos, shown) => {
  const types = ["REGULAR_UNLEADED", "MIDGRADE", "PREMIUM"] as const;
  const fuelPrices = types.map((type, index) => ({
    type,
    price: { currencyCode: "EUR", units: "1", nanos: nanos[index] ?? 0 },
  }));
  const words = widgetWords(createElement(PlaceFuelOptions, { fuelOptions: { fuelPrices } }));
  expect(words.match(/€\S+/g)?.join(" ")).toBe(shown);
});

test("a row without a price is marked, so that a page can hide it", () => {
  const fuelPrices = [{ type: "DIESEL" as const, price: { currencyCode: "EUR", units: "1" } }];
  const html = widgetHtml(createElement(PlaceFuelOptions, { fuelOptions: { fuelPrices } }));
  expect(html.match(/<div[^>]*data-missing/g)).toHaveLength(3);
  expect(html).toMatch(/<div><dt>Diesel/);
});
