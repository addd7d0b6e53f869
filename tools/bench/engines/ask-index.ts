import type { PlaceIndex, PlaceIndexWriter } from "@lieudit/place-index";
import type { BenchQuery } from "../places/bench-queries.ts";
import { syntheticPlaces } from "../places/synthetic-places.ts";
import { RESULTS, SUGGESTIONS } from "./engine.ts";

/** Writes the synthetic places of a seed, like an import. */
export async function writeSyntheticPlaces(
  writer: PlaceIndexWriter,
  placeCount: number,
  seed: number,
): Promise<void> {
  const source = {
    name: "bench",
    origin: `seed ${seed}`,
    importedAt: "2026-01-01T00:00:00Z",
    attribution: "",
    placeCount,
  };
  await writer.add(source, syntheticPlaces(placeCount, seed));
  await writer.finish();
}

/** Runs a query on our index; returns the number of results. */
export async function queryIndex(index: PlaceIndex, query: BenchQuery): Promise<number> {
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
      const { text, bias, restriction } = query;
      const result = await index.searchText({
        text,
        limit: RESULTS,
        language: "fr",
        ...(bias === undefined ? {} : { bias: { circle: bias } }),
        ...(restriction === undefined ? {} : { restriction }),
      });
      return result.places.length;
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
