import type { AutocompleteQuery, PlaceIndex } from "@lieudit/place-index";
import { expect, test, vi } from "vitest";
import { suggestQueriesInTowns } from "./queries-in-towns.ts";

const { signal } = new AbortController();

test.each([
  ["pizza near Syd", "Syd", "pizza near Sydney", 11],
  ["boulangerie près de Syd", "Syd", "boulangerie près de Sydney", 20],
])("%s becomes a query", async (input, town, text, start) => {
  const autocomplete = vi.fn(async (_query: AutocompleteQuery) => [
    { place: {}, matchedName: "Sydney", matches: [{ startOffset: 0, endOffset: 3 }] },
  ]);
  const places = { autocomplete } as unknown as PlaceIndex;
  const query = { input, limit: 2, language: "en", types: ["cafe"] };
  const [suggestion] = await suggestQueriesInTowns(places, query, 2, signal);
  expect(autocomplete.mock.calls[0]?.[0]).toEqual({
    input: town,
    limit: 2,
    language: "en",
    primaryTypes: ["(cities)"],
  });
  expect(suggestion?.queryPrediction?.text).toEqual({
    text,
    matches: [{ endOffset: start }, { startOffset: start, endOffset: start + 3 }],
  });
  expect(await suggestQueriesInTowns(places, { ...query, input: "pizza" }, 2, signal)).toEqual([]);
});
