import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PlaceIndexError } from "@lieudit/place-index";
import { openMeasuredIndex } from "@lieudit/place-index/measuring";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { writeSyntheticPlaces } from "../../bench/engines/ask-index.ts";
import type { CallMaterial } from "./generate-calls.ts";

const FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/lieudit/bounded-work");
/** The seed of `npm run bench`. */
const SEED = 20_261_120;

/** The town of routes has 180,000 edges. */
export const TOWN_STREETS = 300;

/** Index of the synthetic places of `npm run bench`, kept for the next run. */
export interface SyntheticIndex {
  path: string;
  material: CallMaterial;
}

/** Opens the index with `placeCount` places; builds the one of this version that is missing. */
export async function prepareSyntheticIndex(placeCount: number): Promise<SyntheticIndex> {
  const path = join(FOLDER, `${placeCount}.sqlite`);
  return { path, material: await readMaterial(path).catch(rebuild) };

  async function rebuild(error: unknown): Promise<CallMaterial> {
    if (!(error instanceof PlaceIndexError)) throw error;
    await rm(path, { force: true });
    await mkdir(FOLDER, { recursive: true });
    await writeSyntheticPlaces(createSqlitePlaceIndexWriter(path), placeCount, SEED);
    return readMaterial(path);
  }
}

async function readMaterial(path: string): Promise<CallMaterial> {
  const { index, listCommonWords, listTownCentres } = await openMeasuredIndex(path);
  try {
    const { names, context } = await listCommonWords(1_500);
    const { placeCount } = await index.describe();
    return {
      words: [...new Set([...names, ...context])],
      centres: await listTownCentres(200),
      streets: TOWN_STREETS,
      // The generator numbers its places.
      ids: Array.from({ length: 200 }, (_, i) => `osm-n-${String((i * placeCount) / 200).padStart(10, "0")}`),
    };
  } finally {
    await index.close();
  }
}
