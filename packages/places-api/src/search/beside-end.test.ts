import type { PlaceIndex } from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { withAreaEndings } from "./beside-end.ts";

const record = aPlaceRecord();
const { address } = record;

/** An index that has only the record for "Nice" and records its queries. */
function indexOfNice(place = record) {
  const asked: string[] = [];
  const answer = (text: string) => {
    asked.push(text);
    return text === "Nice" ? [place] : [];
  };
  // Methods that `besideEnd` does not call are missing.
  const places = {
    autocomplete: async ({ input }: { input: string }) =>
      answer(input).map((found) => ({ place: found, matchedName: "Nice", matches: [] })),
    searchText: async ({ text }: { text: string }) => ({ places: answer(text), hasMore: false }),
  } as unknown as PlaceIndex;
  return { places: withAreaEndings(places), asked };
}

test.each([
  ["Nice", true],
  ["Nice, Provence-Alpes-Côte d’Azur", true],
  ["Nice, Provence-Alpes-Côte d'Azur, France", true],
  ["Nice, France", true],
  ["Nice, Bretagne", false],
  ["Nice, Monaco", false],
])("%s", async (text, isFound) => {
  const { places } = indexOfNice();
  const found = await places.searchText({ text, limit: 5, language: "fr" });
  expect(found.places).toEqual(isFound ? [record] : []);
  expect(await places.autocomplete({ input: text, limit: 5, language: "fr" })).toHaveLength(isFound ? 1 : 0);
});

test("does not search again if the text has results", async () => {
  const { places, asked } = indexOfNice();
  await places.searchText({ text: "Nice", limit: 5, language: "fr" });
  expect(asked).toEqual(["Nice"]);
});

test("does not match a place without a région", async () => {
  const { adminArea1: _, ...rest } = address;
  const { places } = indexOfNice({ ...record, address: rest });
  const found = await places.searchText({ text: "Nice, Corse", limit: 5, language: "fr" });
  expect(found.places).toEqual([]);
});

test("a country behind a comma is left out first, for a word may be the start of another", async () => {
  const { places, asked } = indexOfNice();
  await places.autocomplete({ input: "Nice, France", limit: 5, language: "fr" });
  expect(asked).toEqual(["Nice"]);
  await places.searchText({ text: "nice france", limit: 5, language: "fr" });
  expect(asked).toEqual(["Nice", "nice france", "nice"]);
});
