import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { PlaceIndexError } from "@lieudit/place-index";
import { createPostgresPlaceIndexWriter, openPostgresPlaceIndex } from "@lieudit/place-index/postgres";
import { queryIndex, writeSyntheticPlaces } from "./ask-index.ts";
import { type Engine, QueryTimeout } from "./engine.ts";

/** Our index in PostgreSQL: the server of DATABASE_URL, or the one that run.ts starts. */
export const lieuditPostgres: Engine = {
  async build(folder, placeCount, seed) {
    const name = getIndexName(placeCount, seed);
    const options = { databaseUrl: databaseUrl(), name, scratch: join(folder, "staging") };
    await writeSyntheticPlaces(createPostgresPlaceIndexWriter(options), placeCount, seed);
  },
  async open(_folder, placeCount, seed) {
    const index = await openPostgresPlaceIndex(databaseUrl(), getIndexName(placeCount, seed));
    return { ask: (query) => toQueryTimeout(() => queryIndex(index, query)), close: () => index.close() };
  },
};

/** The index sends no query for half a second after a timeout; this pause keeps the next query unaffected. */
const PAUSE_MS = 600;

/** @throws {QueryTimeout} when the index reports that its database timed out. */
async function toQueryTimeout(ask: () => Promise<number>): Promise<number> {
  const start = performance.now();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlaceIndexError && error.code === "UNAVAILABLE")) throw error;
    const afterMs = performance.now() - start;
    await delay(PAUSE_MS);
    throw new QueryTimeout(afterMs, { cause: error });
  }
}

function getIndexName(placeCount: number, seed: number): string {
  return `bench${seed}_${placeCount}`;
}

function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error("DATABASE_URL is not set; npm run bench sets it.");
  return url;
}
