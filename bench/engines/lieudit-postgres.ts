import { join } from "node:path";
import { createPostgresPlaceIndexWriter, openPostgresPlaceIndex } from "@lieudit/place-index/postgres";
import { askIndex, writeSyntheticPlaces } from "./ask-index.ts";
import type { Engine } from "./engine.ts";

/** Ours in PostgreSQL: the server of DATABASE_URL, or the one that run.ts starts. */
export const lieuditPostgres: Engine = {
  async build(folder, placeCount, seed) {
    const name = indexName(placeCount, seed);
    const options = { databaseUrl: databaseUrl(), name, scratch: join(folder, "staging") };
    await writeSyntheticPlaces(createPostgresPlaceIndexWriter(options), placeCount, seed);
  },
  async open(_folder, placeCount, seed) {
    const index = await openPostgresPlaceIndex(databaseUrl(), indexName(placeCount, seed));
    return { ask: (query) => askIndex(index, query), close: () => index.close() };
  },
};

function indexName(placeCount: number, seed: number): string {
  return `bench${seed}_${placeCount}`;
}

function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error("DATABASE_URL is not set; npm run bench sets it.");
  return url;
}
