import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { PlaceIndexError } from "@lieudit/place-index";
import { createPostgresPlaceIndexWriter, openPostgresPlaceIndex } from "@lieudit/place-index/postgres";
import { askIndex, writeSyntheticPlaces } from "./ask-index.ts";
import { type Engine, LateAnswer } from "./engine.ts";

/** Ours in PostgreSQL: the server of DATABASE_URL, or the one that run.ts starts. */
export const lieuditPostgres: Engine = {
  async build(folder, placeCount, seed) {
    const name = indexName(placeCount, seed);
    const options = { databaseUrl: databaseUrl(), name, scratch: join(folder, "staging") };
    await writeSyntheticPlaces(createPostgresPlaceIndexWriter(options), placeCount, seed);
  },
  async open(_folder, placeCount, seed) {
    const index = await openPostgresPlaceIndex(databaseUrl(), indexName(placeCount, seed));
    return { ask: (query) => inTime(() => askIndex(index, query)), close: () => index.close() };
  },
};

/** A database that was silent is asked nothing for half a second: the next question shall not suffer from this one. */
const PAUSE_MS = 600;

/** @throws {LateAnswer} where the index says that its database did not answer in time. */
async function inTime(ask: () => Promise<number>): Promise<number> {
  const start = performance.now();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlaceIndexError && error.code === "UNAVAILABLE")) throw error;
    const afterMs = performance.now() - start;
    await delay(PAUSE_MS);
    throw new LateAnswer(afterMs, { cause: error });
  }
}

function indexName(placeCount: number, seed: number): string {
  return `bench${seed}_${placeCount}`;
}

function databaseUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error("DATABASE_URL is not set; npm run bench sets it.");
  return url;
}
