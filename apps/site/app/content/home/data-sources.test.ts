import { expect, test } from "vitest";
import { dataSources, regionCount } from "./data-sources.ts";

const osm = { attribution: "© OpenStreetMap", importedAt: "2026-05-09T00:00:00Z" };
const fuel = {
  attribution: "Prix des carburants",
  importedAt: "2026-05-10T00:00:00Z",
  kind: "fuel" as const,
};

test("each maker of data is named once, with the newest day of its data", () => {
  expect(
    dataSources([
      fuel,
      { ...osm, dataTimestamp: "2026-05-01T20:00:00Z" },
      { ...osm, dataTimestamp: "2026-05-03T20:00:00Z" },
      { ...osm, attribution: "" },
    ]),
  ).toBe("Prix des carburants, 10 mai 2026\u202f; © OpenStreetMap, 3 mai 2026");
  expect(dataSources([])).toBe("");
  expect(dataSources([{ ...osm, importedAt: "yesterday" }])).toBe("© OpenStreetMap");
});

test("a feed is no region", () => {
  expect(regionCount([fuel, osm, { ...osm, kind: "places" }])).toBe(2);
});
