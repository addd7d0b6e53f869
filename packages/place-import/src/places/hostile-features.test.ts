import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listRecords } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import { isPlaceType } from "@lieudit/place-model/types";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { AreaLookup, OsmFeature } from "../osm/osm-feature.ts";
import { mapFeaturesToPlaces } from "./places-from-features.ts";

let workFolder: string;
beforeAll(() => {
  workFolder = mkdtempSync(join(tmpdir(), "hostile-"));
  // The hours library logs an error for the missing holidays of Antarctica.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(() => {
  rmSync(workFolder, { recursive: true });
  vi.restoreAllMocks();
});

const KEYS = [
  ..."amenity shop tourism leisure office craft healthcare historic railway highway place boundary".split(
    " ",
  ),
  ..."admin_level name name:fr name:en alt_name brand operator opening_hours phone website wikidata".split(
    " ",
  ),
  ..."addr:housenumber addr:street addr:postcode addr:city addr:interpolation postal_code population".split(
    " ",
  ),
  ..."cuisine description end_date wheelchair capacity fee parking access stars internet_access".split(" "),
  ..."socket:type2 socket:type2:output fuel:diesel payment:cash disused:shop aeroway natural".split(" "),
];

const VALUES = [
  ..."yes no restaurant bakery fuel charging_station parking bus_stop residential town village square".split(
    " ",
  ),
  ..."administrative postal_code 2 4 8 10 83999 98000 all even alphabetic Q1 24/7 off 1e400 -1 NaN 0".split(
    " ",
  ),
  "",
  " ",
  ";",
  ";;;;;;;;",
  "Rue de l'Église",
  "12;14 bis",
  "\u202Eabc\u202C",
  "\ud800",
  "\u0000",
  "🍕".repeat(300),
  "x".repeat(4_096),
  "'); DROP TABLE addresses; --",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "{{houseNumber}} {{{road}}}",
  "$& $1 \\",
  "__proto__",
  "Mo-Fr 08:00-12:00",
  '{"a":1}',
];

const LOCATIONS = [
  { latitude: 43.3, longitude: 6.6 },
  { latitude: 43.3004, longitude: 6.6004 },
  { latitude: 90, longitude: 0 },
  { latitude: -90, longitude: 180 },
  { latitude: 0, longitude: -180 },
  { latitude: 0, longitude: 179.9999999 },
  { latitude: 43.7311, longitude: 7.4197 },
];

const areas: AreaLookup = {
  areasAt: ({ latitude }) =>
    latitude > 43.3001
      ? [
          {
            osm: "relation/1",
            kind: "administrative",
            adminLevel: 8,
            tags: { name: "\u202E", postal_code: ";;", wikidata: "Q1" },
          },
        ]
      : [],
  nearestSettlement: () => ({
    osm: "node/1",
    location: { latitude: 43.3, longitude: 6.6 },
    tags: { place: "village", name: "x'); --" },
  }),
};

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

function createRandomFeatures(seed: number, count: number): OsmFeature[] {
  const random = numbers(seed);
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random.next().value * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => {
    const tags = Object.fromEntries(Array.from({ length: 9 }, () => [pick(KEYS), pick(VALUES)]));
    const location = pick(LOCATIONS);
    const type = pick(["node", "way", "relation"] as const);
    const feature: OsmFeature = { type, id: index + 1, tags, location };
    if (type === "node") return feature;
    feature.viewport = { low: location, high: location };
    if (type === "way") {
      feature.line = [location, pick(LOCATIONS)];
      feature.lineNodeIds = [Math.ceil(random.next().value * count), Math.ceil(random.next().value * count)];
    } else feature.areaSquareMetres = pick([0, 1e12, Number.MAX_VALUE]);
    return feature;
  });
}

test.each([1, 2, 3])(
  "features with random tags and hostile values, seed %i: valid records, no failure",
  async (seed) => {
    const records: PlaceRecord[] = [];
    const all = mapFeaturesToPlaces(createRandomFeatures(seed, 3_000), {
      source: "test",
      areas,
      workFolder,
      now: new Date("2026-06-15T10:00:00Z"),
    });
    for await (const record of all) records.push(...("houses" in record ? listRecords(record) : [record]));
    expect(records.length).toBeGreaterThan(1_000);
    expect(new Set(records.map(({ kind }) => kind)).size).toBe(5);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    for (const record of records) {
      const { id, names, types, primaryType, popularity, location, address, facts } = record;
      expect(id).toMatch(/^[A-Za-z0-9_-]{10,}$/);
      expect(types.every(isPlaceType) && types[0] === primaryType, id).toBe(true);
      expect(popularity, id).toBeGreaterThanOrEqual(0);
      expect(popularity, id).toBeLessThanOrEqual(1);
      expect(Math.abs(location.latitude), id).toBeLessThanOrEqual(90);
      expect(Math.abs(location.longitude), id).toBeLessThanOrEqual(180);
      expect(address.countryCode, id).toMatch(/^[A-Z]{2}$/);
      expect(facts.websiteUri ?? "https:", id).toMatch(/^https?:/);
      for (const name of [names.default, ...(names.others ?? []), ...Object.values(names.byLanguage ?? {})]) {
        expect(name.trim(), id).not.toBe("");
        expect([...name].length, id).toBeLessThanOrEqual(225);
      }
      const text = JSON.stringify(record);
      expect(text, id).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u0000|\\ud[89a-f]|null/);
      expect(JSON.parse(text), id).toEqual(record);
    }
  },
  60_000,
);
