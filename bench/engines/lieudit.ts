import { join } from "node:path";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { askIndex, writeSyntheticPlaces } from "./ask-index.ts";
import type { Engine } from "./engine.ts";

const FILE = "lieudit.sqlite";

/** Ours: SQLite in a worker thread. */
export const lieudit: Engine = {
  async build(folder, placeCount, seed) {
    await writeSyntheticPlaces(createSqlitePlaceIndexWriter(join(folder, FILE)), placeCount, seed);
  },
  async open(folder) {
    const index = await openSqlitePlaceIndex(join(folder, FILE));
    return { ask: (query) => askIndex(index, query), close: () => index.close() };
  },
};
