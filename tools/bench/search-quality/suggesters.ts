import { createRequire } from "node:module";
import { DatabaseSync } from "node:sqlite";
import type { PlaceIndex } from "@lieudit/place-index";
import type { LatLng, PlaceRecord } from "@lieudit/place-model";

/** Gives the ids of the five places that it takes `query` for, best first. */
export type Suggester = (query: string, at: LatLng | undefined) => Promise<readonly string[]>;

const SUGGESTIONS = 5;

/** What "ouvert" means: a Tuesday morning. */
const NOW = new Date("2026-11-24T10:00:00Z");

/** How far around a reader places count as near. */
const BIAS_METRES = 5_000;

/** Our own index, asked as the autocomplete of a page is. */
export function lieuditSuggester(index: PlaceIndex): Suggester {
  return async (input, at) => {
    const bias = at === undefined ? {} : { bias: { circle: { center: at, radius: BIAS_METRES } } };
    const hits = await index.autocomplete({ input, limit: SUGGESTIONS, language: "fr", ...bias });
    return hits.map(({ place }) => place.id);
  };
}

/** Our own index, asked as by the Enter key. */
export function lieuditSearcher(index: PlaceIndex): Suggester {
  return async (text, at) => {
    const bias = at === undefined ? {} : { bias: { circle: { center: at, radius: BIAS_METRES } } };
    const { places } = await index.searchText({
      text,
      limit: SUGGESTIONS,
      language: "fr",
      now: NOW,
      ...bias,
    });
    return places.map(({ id }) => id);
  };
}

/** The words of a place in the engines that we compare with: the same as in ours. */
interface SearchedText {
  name: string;
  otherNames: string;
  type: string;
  address: string;
}

function searchedText(place: PlaceRecord): SearchedText {
  const { names, typeNames, address, brand } = place;
  return {
    name: names.default,
    otherNames: [...Object.values(names.byLanguage ?? {}), ...(names.others ?? []), brand ?? ""].join(" "),
    type: [...Object.values(typeNames), ...place.types.map((type) => type.replaceAll("_", " "))].join(" "),
    address: `${address.formatted} ${address.locality ?? ""} ${address.postcode ?? ""}`,
  };
}

interface MiniSearchIndex {
  addAll(documents: readonly object[]): void;
  search(query: string, options: object): { id: string }[];
}
type MiniSearchClass = new (options: object) => MiniSearchIndex;

/** MiniSearch with accents folded, prefixes, typing errors, and the name before the rest, as its readme advises. */
export function miniSearchSuggester(places: readonly PlaceRecord[]): Suggester {
  const require = createRequire(new URL("../peers/package.json", import.meta.url));
  // The package's own export, as far as it is used here.
  const MiniSearch = require("minisearch") as MiniSearchClass;
  const index = new MiniSearch({
    fields: ["name", "otherNames", "type", "address"],
    storeFields: [],
    processTerm: (term: string) => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  });
  index.addAll(places.map((place) => ({ id: place.id, ...searchedText(place) })));
  const options = {
    prefix: true,
    fuzzy: 0.2,
    combineWith: "AND",
    boost: { name: 4, otherNames: 2, type: 2 },
  };
  return async (query) =>
    index
      .search(query, options)
      .slice(0, SUGGESTIONS)
      .map(({ id }) => id);
}

/** Returns an FTS5 table with SQLite's own folding, each word a prefix, ordered by bm25 with the name first. */
export function plainFts5Suggester(places: readonly PlaceRecord[]): Suggester {
  const database = new DatabaseSync(":memory:");
  database.exec(
    "create virtual table text using fts5 (name, otherNames, type, address, id unindexed, prefix='1 2 3', tokenize='unicode61 remove_diacritics 2')",
  );
  const insert = database.prepare("insert into text values (?, ?, ?, ?, ?)");
  database.exec("begin");
  for (const place of places) {
    const { name, otherNames, type, address } = searchedText(place);
    insert.run(name, otherNames, type, address, place.id);
  }
  database.exec("commit");
  const find = database.prepare(
    `select id from text where text match ? order by bm25(text, 4, 2, 2, 1) limit ${SUGGESTIONS}`,
  );
  return async (query) => {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return [];
    return find.all(words.map((word) => `"${word}"*`).join(" ")).map(({ id }) => String(id));
  };
}
