import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import type { BenchQuery } from "../places/bench-queries.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import { type Engine, RESULTS, SUGGESTIONS } from "./engine.ts";

const FILE = "lieudit.sqlite";

/** Ours: SQLite in a worker thread. */
export const lieudit: Engine = {
  async build(folder, placeCount, seed) {
    const writer = createSqlitePlaceIndexWriter(join(folder, FILE));
    const source = {
      name: "bench",
      origin: `seed ${seed}`,
      importedAt: "2026-01-01T00:00:00Z",
      attribution: "",
      placeCount,
    };
    await writer.add(source, syntheticPlaces(placeCount, seed));
    await writer.finish();
  },
  async open(folder) {
    const index = await openSqlitePlaceIndex(join(folder, FILE));
    return { ask: (query) => ask(index, query), close: () => index.close() };
  },
};

async function ask(index: PlaceIndex, query: BenchQuery): Promise<number> {
  switch (query.kind) {
    case "autocomplete": {
      const { input, bias } = query;
      const hits = await index.autocomplete({
        input,
        limit: SUGGESTIONS,
        language: "fr",
        bias: { circle: bias },
      });
      return hits.length;
    }
    case "text": {
      const { text, restriction } = query;
      return (await index.searchText({ text, limit: RESULTS, language: "fr", restriction })).places.length;
    }
    case "nearby": {
      const { circle, type, rank } = query;
      const places = await index.searchNearby({
        center: circle.center,
        radiusMetres: circle.radius,
        limit: RESULTS,
        rank,
        ...(type === undefined ? {} : { includedTypes: [type] }),
      });
      return places.length;
    }
    case "byId":
      return (await index.getPlace(query.id)) === null ? 0 : 1;
  }
}
