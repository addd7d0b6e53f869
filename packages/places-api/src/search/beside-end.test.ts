import { markPartialSearch, type PlaceIndex } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
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

/** An index that forgives words: it finds all places for any text, or those of the asked countries. */
function createForgivingIndex(...found: PlaceRecord[]) {
  const asked: { text: string; offset?: number; countryCodes?: string[] }[] = [];
  const search = (query: (typeof asked)[number]) => {
    asked.push(query);
    return found.filter(
      ({ address: { countryCode } }) => query.countryCodes?.includes(countryCode) !== false,
    );
  };
  // Methods that the wrapper does not call here are missing.
  const places = withAreaEndings({
    async autocomplete({ input, ...rest }: { input: string; countryCodes?: string[] }) {
      return search({ text: input, ...rest }).map((place) => ({ place, matchedName: "", matches: [] }));
    },
    async searchText(query: { text: string; offset?: number; limit: number }) {
      const { offset = 0, limit } = query;
      return { places: search(query).slice(offset, offset + limit), hasMore: false };
    },
  } as unknown as PlaceIndex);
  return { places, asked };
}

const german = aPlaceRecord({ id: "osm-n-0000000777", address: { ...address, countryCode: "DE" } });
const named = (name: string) => aPlaceRecord({ id: "osm-n-0000000888", names: { default: name } });

test.each<[string, PlaceRecord[], PlaceRecord[]]>([
  ["boulangerie Allemagne", [record], []],
  ["boulangerie en Allemagne", [record], []],
  ["bakery in Germany", [record, german], [german]],
  ["Le Fournil des Roches Allemagne", [record], []],
  ["boulangerie Allemagne", [record, german], [german]],
  ["boulangerie Allemagne", [german], [german]],
  // A place that has the name, or nearly.
  [
    "boulangerie Allemagne",
    [record, named("Boulangerie d’Allemagne")],
    [record, named("Boulangerie d’Allemagne")],
  ],
  [
    "restaurant Italie",
    [aPlaceRecord({ types: ["italian_restaurant"] })],
    [aPlaceRecord({ types: ["italian_restaurant"] })],
  ],
  ["épicerie Portugal", [named("Épicerie du Portugal")], [named("Épicerie du Portugal")]],
  // Part of a name, a person, a region of France, and France itself.
  ["boulangerie d’Allemagne", [record], [record]],
  ["boulangerie de Belgique", [record], [record]],
  ["coiffeur Dominique", [record], [record]],
  ["boulangerie Martinique", [record], [record]],
  ["boulangerie France", [record, german], [record, german]],
])("“%s” finds places elsewhere only by their name (%#)", async (text, found, expected) => {
  const { places } = createForgivingIndex(...found);
  const answer = await places.searchText({ text, limit: 5, language: "fr" });
  expect(answer.places).toEqual(expected);
  const hits = await places.autocomplete({ input: text, limit: 5, language: "fr" });
  expect(hits.map(({ place }) => place)).toEqual(expected);
});

test("the first page decides whether a country is part of a name", async () => {
  const { places, asked } = createForgivingIndex(named("Café d’Italie"), record);
  const answer = await places.searchText({ text: "café Italie", limit: 1, offset: 1, language: "fr" });
  expect(answer.places).toEqual([record]);
  expect(asked.map(({ text, offset }) => `${text} ${offset}`)).toEqual(["café Italie 1", "café Italie 0"]);
});

test("the words before a country are searched without those for “in”", async () => {
  const { places, asked } = createForgivingIndex(record);
  await places.searchText({ text: "bakery in Germany", limit: 5, language: "en" });
  expect(asked.map(({ text }) => text)).toEqual(["bakery in Germany", "bakery"]);
});

test("a place in the country that only the whole text finds stays", async () => {
  const places = withAreaEndings({
    searchText: async ({ text }: { text: string }) => ({
      places: text === "9F4M+22 Allemagne" ? [record, german] : [],
      hasMore: false,
    }),
  } as unknown as PlaceIndex);
  const answer = await places.searchText({ text: "9F4M+22 Allemagne", limit: 5, language: "fr" });
  expect(answer.places).toEqual([german]);
});
