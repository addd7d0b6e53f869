import {
  type AutocompleteQuery,
  addSearchTime,
  markPartialSearch,
  type PlaceIndex,
  type TextQuery,
} from "@lieudit/place-index";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { suggestQueriesAtPlaces } from "./queries-at-places.ts";

const NOW = new Date("2026-03-29T12:00:00Z");
const TOWNS = [
  "Sydney",
  "Lyon",
  "Le Lavoir",
  "Les Halles",
  "La Rochelle",
  "Arromanches",
  "Honfleur",
  "The Hague",
];
const BUSINESSES = ["Boulangerie Lecanu", "Mairie de Lyon", "L’Étoile", "Le Bistrot", "Musée d’Art", "Gare"];

/** An index that finds all places whatever is typed, the worst for suggestions; `answered` says which queries have results. */
function createIndex(answered: (text: string) => boolean = () => true) {
  const asked: (AutocompleteQuery | TextQuery)[] = [];
  const toHits = (names: readonly string[], kind: "locality" | "poi") =>
    names.map((name) => ({
      place: aPlaceRecord({ kind }),
      matchedName: name,
      matches: [{ startOffset: 0, endOffset: 2 }],
    }));
  // Suggestions need no other method.
  const places = {
    async autocomplete(query: AutocompleteQuery) {
      asked.push(query);
      return query.primaryTypes === undefined ? toHits(BUSINESSES, "poi") : toHits(TOWNS, "locality");
    },
    async searchText(query: TextQuery) {
      asked.push(query);
      return { places: answered(query.text) ? [aPlaceRecord()] : [], hasMore: false };
    },
  } as unknown as PlaceIndex;
  return { places, asked };
}

async function listTexts(input: string, language = "fr", answered?: (text: string) => boolean) {
  const query = { input, limit: 2, language };
  const { signal } = new AbortController();
  const found = await suggestQueriesAtPlaces(createIndex(answered).places, query, NOW, signal);
  return found.map(({ queryPrediction }) => queryPrediction?.text.text);
}

test.each([
  ["pizza near Syd", "pizza near Sydney"],
  ["hotel near the Ha", "hotel near the Hague"],
  ["boulangerie près de Syd", "boulangerie près de Sydney"],
  ["hôtel près de le lav", "hôtel près du Lavoir"],
  ["hôtel près de Lav", "hôtel près du Lavoir"],
  ["hôtel près du Lav", "hôtel près du Lavoir"],
  ["hôtel à le lav", "hôtel au Lavoir"],
  ["hôtel à Lav", "hôtel au Lavoir"],
  ["hôtel au Lav", "hôtel au Lavoir"],
  ["hôtel aux Hal", "hôtel aux Halles"],
  ["pharmacie près des hal", "pharmacie près des Halles"],
  ["hôtel à la roch", "hôtel à La Rochelle"],
  ["hôtel autour de Roch", "hôtel autour de La Rochelle"],
  ["café près de Arr", "café près d’Arromanches"],
  ["café à côté d'Hon", "café à côté d’Honfleur"],
  ["café proche de Hon", "café proche de Honfleur"],
  ["café vers le lav", "café vers le Lavoir"],
  ["boulangerie près de la mairie", "boulangerie près de la mairie"],
  ["boulangerie à côté de l'église", "boulangerie à côté de l’église"],
  ["hotel near the station", "hotel near the station"],
  ["restaurant près de Boulangerie Lec", "restaurant près de Boulangerie Lecanu"],
  ["hôtel près de la boulangerie Lec", "hôtel près de la Boulangerie Lecanu"],
  ["hôtel près de l'éto", "hôtel près de l’Étoile"],
  ["hôtel près du musée d", "hôtel près du Musée d’Art"],
  ["hôtel près de bist", "hôtel près du Bistrot"],
])("“%s” becomes “%s”", async (input, text) => {
  expect(await listTexts(input)).toContain(text);
});

test.each([
  // The town has another article, or none.
  "hôtel près du Lyo",
  "hôtel à la Lav",
  "café près d'Lyo",
  // The gender of a noun that is not typed yet is unknown, and a kind of place needs an article.
  "boulangerie près du mus",
  "boulangerie près de mairi",
  "boulangerie près de gare",
  // A noun whose article is missing.
  "hôtel près de Gare d",
  "hôtel près de Au Lev",
  // Unfinished texts.
  "café près de la gare de",
  "café près des bar",
  // Names that do not begin with what was typed.
  "boulangerie près de Lyo Ha",
  "pizza near Sidn",
  "restaurant en Lyo",
  "boulangerie",
  "près de Lyo",
])("“%s” becomes no query", async (input) => {
  expect(await listTexts(input)).toEqual([]);
});

test("an article alone begins the name of a town", async () => {
  expect(await listTexts("hôtel près de le")).toEqual(["hôtel près du Lavoir", "hôtel près des Halles"]);
});

test("a place with the name of a town in its own is not suggested instead of the town", async () => {
  expect(await listTexts("parking près de Lyon")).toEqual(["parking près de Lyon"]);
});

test.each([
  ["panificio a Sy", "it", "panificio a Sydney"],
  ["pizza a Sy", "en", "pizza a Sydney"],
  ["pizza a Sy", "fr", "pizza à Sydney"],
])("“%s” in %s becomes “%s”", async (input, language, text) => {
  expect(await listTexts(input, language)).toEqual([text]);
});

test("queries without results are not suggested", async () => {
  expect(await listTexts("café près de l", "fr", (text) => text.includes("Lyon"))).toEqual([
    "café près de Lyon",
  ]);
});

test("towns are looked up with the area of the request, without its types", async () => {
  const { places, asked } = createIndex();
  const query = { input: "pizza in Syd", limit: 2, language: "en", types: ["cafe"], countryCodes: ["AU"] };
  await suggestQueriesAtPlaces(places, query, NOW, new AbortController().signal);
  const common = { language: "en", countryCodes: ["AU"] };
  expect(asked).toEqual([
    { ...common, input: "Syd", limit: 5, primaryTypes: ["(cities)"] },
    { ...common, text: "pizza in Sydney", limit: 1, now: NOW },
  ]);
});

test("what was typed is marked, up to where the text was rewritten", async () => {
  const { places } = createIndex();
  const mark = async (input: string) => {
    const query = { input, limit: 2, language: "fr" };
    const [first] = await suggestQueriesAtPlaces(places, query, NOW, new AbortController().signal);
    return first?.queryPrediction?.text.matches;
  };
  expect(await mark("pizza near Sy")).toEqual([{ endOffset: 11 }, { startOffset: 11, endOffset: 13 }]);
  // "hôtel près d" of "hôtel près du Lavoir"; the typed letters of the name were its article.
  expect(await mark("hôtel près de lav")).toEqual([{ endOffset: 12 }]);
});

test("a search that ended early is the last one", async () => {
  const { places, asked } = createIndex();
  const { signal } = new AbortController();
  markPartialSearch(signal);
  expect(
    await suggestQueriesAtPlaces(places, { input: "pizza in Syd", limit: 2, language: "en" }, NOW, signal),
  ).toEqual([]);
  expect(asked).toEqual([]);
});

test("a long text behind “near” is not looked up", async () => {
  const { places, asked } = createIndex();
  const query = { input: `pizza near ${"Sydney ".repeat(7)}`, limit: 2, language: "en" };
  expect(await suggestQueriesAtPlaces(places, query, NOW, new AbortController().signal)).toEqual([]);
  expect(asked).toEqual([]);
});

test("searches that took 12 ms of CPU together are the last ones", async () => {
  const { places, asked } = createIndex();
  const { signal } = new AbortController();
  const slow = {
    ...places,
    async autocomplete(query: AutocompleteQuery) {
      const hits = await places.autocomplete(query);
      addSearchTime(signal, 12);
      return hits;
    },
  };
  const query = { input: "pizza in Syd", limit: 2, language: "en" };
  expect(await suggestQueriesAtPlaces(slow, query, NOW, signal)).toEqual([]);
  expect(asked).toHaveLength(1);
});
