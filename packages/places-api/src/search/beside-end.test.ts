import { markPartialSearch, type PlaceIndex } from "@lieudit/place-index";
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

test.each([true, false])(
  "a search that ended early is not followed by another one (work: %s)",
  async (hasEndedEarly) => {
    const asked: string[] = [];
    const search = (text: string, signal: AbortSignal | undefined) => {
      asked.push(text);
      markPartialSearch(signal!, hasEndedEarly);
    };
    const index = {
      async autocomplete({ input }: { input: string }, signal?: AbortSignal) {
        search(input, signal);
        return [];
      },
      async searchText({ text }: { text: string }, signal?: AbortSignal) {
        search(text, signal);
        return { places: [], hasMore: false };
      },
    } as unknown as PlaceIndex;
    const places = withAreaEndings(index);
    for (const text of ["Rien, France", "rien bretagne"]) {
      const more = { language: "fr", limit: 5 };
      await places.autocomplete({ input: text, ...more }, new AbortController().signal);
      await places.searchText({ text, ...more }, new AbortController().signal);
    }
    const france = ["Rien", "Rien, France", "Rien"];
    const bretagne = ["rien bretagne", "rien"];
    // A file that is missing leaves time for another search.
    expect(asked).toEqual(
      hasEndedEarly
        ? ["Rien", "Rien", "rien bretagne", "rien bretagne"]
        : [...france, ...france, ...bretagne, ...bretagne],
    );
  },
);
