import { join, resolve } from "node:path";
import { followLiveValues, withLive } from "@lieudit/place-index/live";
import { readRecords as readIndexRecords } from "@lieudit/place-index/sqlite";
import { readManifest, type ShardList } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { readOptions, readOptionsOrExit } from "./command-options.ts";
import { countFields, formatFieldCounts } from "./fields/count-fields.ts";

/**
 * `npm run fields` counts the loaded places that have each field, live values
 * included, and prints the sources of each field.
 *
 *   --data-dir <folder>   folder of the places; default: DATA_DIR, else the folder "data"
 *   --json                prints one JSON object
 */
const values = readOptionsOrExit((args) =>
  readOptions(args, { "data-dir": { type: "string" }, json: { type: "boolean" } }, "npm run fields"),
);
const dataDir = values["data-dir"] ?? process.env.DATA_DIR?.trim();
const folder = join(
  resolve(process.env.INIT_CWD ?? process.cwd(), dataDir || join(import.meta.dirname, "../data")),
  "places",
);
try {
  const manifest = await readManifest(folder);
  if (manifest === null || manifest.index === null) {
    console.error(`No places are loaded in ${folder}; run npm start, or npm run import -- <file>, first.`);
    process.exitCode = 1;
  } else {
    const counts = await countFields(readRecords(manifest.index, manifest.shards), new Date());
    process.stdout.write(values.json ? `${JSON.stringify(counts, null, 2)}\n` : formatFieldCounts(counts));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads the records with their live values, as the API returns them. */
async function* readRecords(index: string, shards: ShardList | undefined): AsyncGenerator<PlaceRecord> {
  const live = followLiveValues(folder);
  try {
    for (const record of readIndexRecords(join(folder, index), shards))
      yield withLive(record, live, new Date());
  } finally {
    live.close();
  }
}
