import { expect, test } from "vitest";
import { elementUri, noteUri } from "./osm-links.ts";

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
