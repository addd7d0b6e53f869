import { createRequire } from "node:module";
import { contains, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import type { BenchQuery } from "../places/bench-queries.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import { type Engine, RESULTS, SUGGESTIONS } from "./engine.ts";

/** The used part of MiniSearch, whose types are not installed with the project. */
interface MiniSearchIndex {
  add(document: object): void;
  search(query: string, options: object): { id: number }[];
}
type MiniSearchClass = new (options: object) => MiniSearchIndex;

/** MiniSearch 7, in memory on the main thread, as its readme sets it up for suggestions. */
export const minisearch: Engine = {
  async open(_folder, placeCount, seed) {
    const require = createRequire(new URL("../peers/package.json", import.meta.url));
    // The package's own export, described above.
    const MiniSearch = require("minisearch") as MiniSearchClass;
    const index = new MiniSearch({
      fields: ["name", "town", "postcode"],
      storeFields: [],
      processTerm: foldTerm,
    });
    const places: PlaceRecord[] = [];
    const numberById = new Map<string, number>();
    for (const place of syntheticPlaces(placeCount, seed)) {
      index.add({
        id: places.length,
        name: place.names.default,
        town: place.address.locality,
        postcode: place.address.postcode,
      });
      numberById.set(place.id, places.length);
      places.push(place);
    }
    const inside = (box: Viewport) => (hit: { id: number }) => contains(box, places[hit.id]!.location);
    return {
      async ask(query: BenchQuery) {
        switch (query.kind) {
          case "autocomplete": {
            const fuzzy = query.mayHaveTypos ? 0.2 : false;
            return index
              .search(query.input, { prefix: true, fuzzy, combineWith: "AND" })
              .slice(0, SUGGESTIONS).length;
          }
          case "text": {
            // It matches words only, not kinds of place.
            if (query.target === "kind") return null;
            const { text, restriction } = query;
            const within = restriction === undefined ? {} : { prefix: true, filter: inside(restriction) };
            return index.search(text, { combineWith: "AND", ...within }).slice(0, RESULTS).length;
          }
          case "nearby":
            return null;
          case "byId":
            return numberById.has(query.id) ? 1 : 0;
        }
      },
      async close() {},
    };
  },
};

function foldTerm(term: string): string {
  return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
