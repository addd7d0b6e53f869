import { join } from "node:path";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { queryIndex, writeSyntheticPlaces } from "./ask-index.ts";
import type { Engine } from "./engine.ts";

/** Name of the index file in the folder of the engine. */
export const LIEUDIT_FILE = "lieudit.sqlite";

/** Our index: SQLite in worker threads, one by default. */
export const lieudit: Engine = {
  async build(folder, placeCount, seed) {
    await writeSyntheticPlaces(createSqlitePlaceIndexWriter(join(folder, LIEUDIT_FILE)), placeCount, seed);
  },
  hasReaderThreads: true,
  async open(folder, _placeCount, _seed, readerThreads = 1) {
    const index = await openSqlitePlaceIndex(join(folder, LIEUDIT_FILE), { readerThreads });
    return { ask: (query) => queryIndex(index, query), close: () => index.close() };
  },
};
