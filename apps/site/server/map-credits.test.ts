import type { SourceDescription } from "@lieudit/place-index";
import { expect, test, vi } from "vitest";
import { creditsAround, followPlaceCredits } from "./map-credits.ts";

const DRAWN = "Carte dessinée";
const OSM = "© OpenStreetMap contributors";
const TOWN = { latitude: 49.5, longitude: -0.5 };
const BREST = { latitude: 48.4, longitude: -4.5 };

function aSource(attribution: string, parts: Partial<SourceDescription> = {}): SourceDescription {
  return {
    name: "a",
    origin: "a.osm",
    importedAt: "2026-05-01T00:00:00Z",
    attribution,
    placeCount: 1,
    ...parts,
  };
}
const AROUND_TOWN = { low: { latitude: 49, longitude: -1 }, high: { latitude: 50, longitude: 0 } };
const BRITTANY = { low: { latitude: 47, longitude: -5.5 }, high: { latitude: 49, longitude: -1 } };

test.each([
  ["the drawn town", [TOWN], [DRAWN]],
  ["another region", [BREST], [OSM]],
  ["both", [TOWN, BREST], [DRAWN, OSM]],
  ["neither", [{ latitude: 10, longitude: 10 }], []],
])("a map of %s names who made it", (_, points, credits) => {
  const sources = [
    aSource(DRAWN, { viewport: AROUND_TOWN }),
    aSource(OSM, { viewport: BRITTANY }),
    // Its places stand on the map of others.
    aSource(OSM, { kind: "fuel", viewport: AROUND_TOWN }),
  ];
  expect(creditsAround(points, [DRAWN, OSM], sources)).toEqual(credits);
});

test("who does not say where the map reaches is named everywhere, an unknown maker too", () => {
  expect(creditsAround([TOWN], [DRAWN, OSM], [aSource(OSM)])).toEqual([DRAWN, OSM]);
});

test("makers are known from the start, asked for again later, and kept while nobody can tell", async () => {
  const describe = vi.fn(async () => ({ sources: [aSource(DRAWN), aSource(DRAWN, { name: "b" })] }) as never);
  const credits = await followPlaceCredits(describe, 0);
  expect(credits()).toEqual([DRAWN]);
  describe.mockResolvedValue(null as never);
  expect(credits()).toEqual([DRAWN]);
  await vi.waitFor(() => expect(describe.mock.calls.length).toBeGreaterThan(2));
  expect(credits()).toEqual([DRAWN]);
  describe.mockResolvedValue({ sources: [aSource(OSM), aSource("Prix", { kind: "fuel" })] } as never);
  await vi.waitFor(() => expect(credits()).toEqual([OSM]));
});
