import { existsSync, readFileSync } from "node:fs";
import type { PlaceRecord } from "@lieudit/place-model";
import { aPlaceRecord } from "@lieudit/test-kit";
import { describe, expect, test } from "vitest";
import { countFields, formatFieldCounts } from "./count-fields.ts";
import { FIELDS } from "./field-table.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
const counts = async (...records: PlaceRecord[]) =>
  Object.fromEntries((await countFields(records, NOW)).fields.map(({ name, places }) => [name, places]));

test("fields are counted as readers get them, false included", async () => {
  const found = await counts(
    aPlaceRecord({
      facts: {
        restroom: false,
        fuelOptions: { fuelPrices: [{ type: "SP98", price: { currencyCode: "EUR", units: "1" } }] },
      },
    }),
    aPlaceRecord({ facts: { fuelOptions: { fuelPrices: [{ type: "SP98" }] } } }),
    aPlaceRecord({ facts: { rating: 4.5, userRatingCount: 2 } }),
  );
  expect(found).toMatchObject({
    id: 3,
    displayName: 3,
    hasRestroom: 1,
    rating: 1,
    "fuelOptions.fuelPrices.type": 1,
    "fuelOptions.fuelPrices.price": 1,
    hasWiFi: 0,
  });
});

test("each field is named once and has a source", () => {
  const names = FIELDS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(FIELDS.filter(({ sources }) => sources.length === 0)).toEqual([]);
});

test("the table counts the places with each field", async () => {
  const text = formatFieldCounts(await countFields([aPlaceRecord()], NOW));
  expect(text).toMatch(/^FIELD +PLACES +SHARE +FROM\nid +1 +100\.0 % +computed\n/);
  expect(text).toMatch(
    /\n1 place, 1 of them points of interest; \d+ of \d+ fields have a value somewhere\.\n$/,
  );
  expect(formatFieldCounts(await countFields([], NOW))).toContain("\n0 places");
});

const PRODUCT = new URL("../../../shared/spec/product.md", import.meta.url).pathname;
describe.skipIf(!existsSync(PRODUCT))("the list of the product (skipped where it is absent)", () => {
  test("each of its fields is counted", () => {
    const text = readFileSync(PRODUCT, "utf8");
    const place = text.slice(text.indexOf("### Place\n"), text.indexOf("### Photo\n"));
    const named = [...place.matchAll(/\b[a-z][A-Za-z]+\b/g)].map(([word]) => word);
    // Fields are written in camel case, and those of a request are not of the data.
    const fields = named.filter((word) => /[A-Z]/.test(word) && !/^requested|^session/.test(word));
    const counted = FIELDS.flatMap(({ name }) => name.split("."));
    expect(fields.length).toBeGreaterThan(80);
    expect([...new Set(fields.filter((field) => !counted.includes(field)))]).toEqual([]);
  });
});
