import { join } from "node:path";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { askIndex, writeSyntheticPlaces } from "./ask-index.ts";
import type { Engine } from "./engine.ts";

/** In the folder of the engine. */
export const LIEUDIT_FILE = "lieudit.sqlite";

/** Ours: SQLite in worker threads, one unless told otherwise. */
export const lieudit: Engine = {
  async build(folder, placeCount, seed) {
    await writeSyntheticPlaces(createSqlitePlaceIndexWriter(join(folder, LIEUDIT_FILE)), placeCount, seed);
  },
  hasReaderThreads: true,
  async open(folder, _placeCount, _seed, readerThreads = 1) {
    const index = await openSqlitePlaceIndex(join(folder, LIEUDIT_FILE), { readerThreads });
    return { ask: (query) => askIndex(index, query), close: () => index.close() };
  },
};
