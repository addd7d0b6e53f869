import { expect, test } from "vitest";
import { elementUri, isFromOpenStreetMap, noteUri } from "./osm-links.ts";

test.each([
  ["osm-n-0000000123", "https://www.openstreetmap.org/node/123"],
  ["osm-w-4000000001", "https://www.openstreetmap.org/way/4000000001"],
  ["osm-r-0000000007", "https://www.openstreetmap.org/relation/7"],
  ["street-0123456789abcdef", null],
  [undefined, null],
])("the element of %s", (id, uri) => expect(elementUri(id)).toBe(uri));

test("a note starts where the place is", () => {
  expect(noteUri({ latitude: 43.7, longitude: 7.4 })).toBe(
    "https://www.openstreetmap.org/note/new#map=19/43.700000/7.400000",
  );
  expect(noteUri(undefined)).toBe("https://www.openstreetmap.org/note/new");
});

test("only places that name OpenStreetMap as their source are on its map", () => {
  const osm = {
    provider: "© OpenStreetMap contributors",
    providerUri: "https://www.openstreetmap.org/copyright",
  };
  expect(isFromOpenStreetMap([osm])).toBe(true);
  expect(isFromOpenStreetMap([{ provider: "OpenStreetMap", providerUri: "https://map.example/" }])).toBe(
    false,
  );
  expect(isFromOpenStreetMap([{ provider: "Contenu inventé" }])).toBe(false);
  expect(isFromOpenStreetMap(undefined)).toBe(false);
});
