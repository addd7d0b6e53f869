import { expect, test } from "vitest";
import { scorePopularity } from "./popularity.ts";

const poi = (types: string[], tags: Record<string, string>, areaSquareMetres?: number) =>
  scorePopularity({ kind: "poi", types, tags: { name: "x", ...tags }, areaSquareMetres });
const town = (tags: Record<string, string>) => scorePopularity({ kind: "locality", types: [], tags });

test("fame and facts raise the score of a place, a missing name lowers it", () => {
  const plain = poi(["restaurant"], {});
  expect(poi(["restaurant"], { website: "x", phone: "x" })).toBeGreaterThan(plain);
  expect(poi(["restaurant"], { wikidata: "Q1" })).toBeGreaterThan(poi(["restaurant"], { website: "x" }));
  expect(poi(["restaurant"], { wikipedia: "fr:x" })).toBeGreaterThan(poi(["restaurant"], { wikidata: "Q1" }));
  expect(poi(["airport"], {})).toBeGreaterThan(poi(["bus_stop"], {}));
  expect(poi(["park"], {}, 1_000_000)).toBeGreaterThan(poi(["park"], {}, 1_000));
  expect(poi(["hotel"], { stars: "5" })).toBeGreaterThan(poi(["hotel"], { stars: "2" }));
  expect(scorePopularity({ kind: "poi", types: ["parking"], tags: {} })).toBeLessThan(poi(["parking"], {}));
});

test.each([
  ["100", 0.35],
  ["10000", 0.52],
  ["1 000 000", 0.7],
])("a town of %s people has about %s", (population, expected) => {
  expect(town({ place: "town", population })).toBeCloseTo(expected, 1);
});

test("kinds of locality without a population are ordered", () => {
  const order = ["country", "state", "town", "village", "suburb", "hamlet", "locality"];
  const scores = order.map((place) => town({ place }));
  expect(scores).toEqual([...new Set(scores)].sort((a, b) => b - a));
});

test("stays between 0 and 1, whatever the tags", () => {
  for (const population of ["-5", "1e99", "99999999999999", "many", "NaN", ""]) {
    const score = town({ place: "city", population });
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
  const famous = Object.fromEntries(
    ["wikipedia", "wikidata", "brand", "opening_hours", "website", "phone", "cuisine", "image"].map((key) => [
      key,
      "x",
    ]),
  );
  expect(poi(["airport"], famous, Number.MAX_VALUE)).toBeLessThanOrEqual(1);
  expect(poi(["airport"], { stars: "NaN" }, Number.NaN)).toBeGreaterThan(0);
});

test("streets by class, addresses and postal codes fixed", () => {
  const street = (highway: string) => scorePopularity({ kind: "street", types: [], tags: { highway } });
  expect(street("primary")).toBeGreaterThan(street("residential"));
  expect(street("residential")).toBeGreaterThan(street("footway"));
  expect(street("__proto__")).toBe(street("constructor"));
  expect(scorePopularity({ kind: "address", types: [], tags: {} })).toBe(0.05);
  expect(scorePopularity({ kind: "postal_code", types: [], tags: {} })).toBe(0.25);
});
