import { expect, test } from "vitest";
import { checkSourceName, toSourceName } from "./source-name.ts";

test.each([
  ["monaco-2023-11-21.osm.pbf", "monaco"],
  ["/data/monaco-latest.osm.pbf", "monaco"],
  ["https://download.example/europe/provence-alpes-cote-d-azur-latest.osm.pbf", "provence-alpes-cote-d-azur"],
  ["https://user:secret@download.example/andorra-240101.osm.pbf?token=1", "andorra"],
  ["C:\\data\\Île de Ré.osm", "ile-de-re"],
  ["demo.osm", "demo"],
  ["town.osm.bz2", "town"],
  ["region_20240131.osm.gz", "region"],
  ["2024-01-31.osm.pbf", "extract"],
  ["東京.osm", "extract"],
  ["osmium.osm.pbf", "osmium"],
])("%s is imported as %s", (input, name) => {
  expect(toSourceName(input)).toBe(name);
  expect(checkSourceName(name)).toBe(name);
});

test("a malformed address has no name", () => {
  expect(() => toSourceName("http://")).toThrow('"http://" is no address.');
});

test.each(["", "Monaco", "a b", "../x", "-a", "a-", "a".repeat(61), "é"])(
  "%j cannot name a source",
  (name) => {
    expect(() => checkSourceName(name)).toThrow(/cannot name a source: use up to 60 lower-case letters/);
  },
);
