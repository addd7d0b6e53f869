import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlaceIndexError } from "../../packages/place-index/src/place-index.ts";
import { SCHEMA_VERSION, SHARD_VERSION } from "../../packages/place-index/src/sqlite/schema.ts";
import { openReadOnly } from "../../packages/place-index/src/sqlite/sqlite-reader.ts";
import {
  isInTables,
  type PlacesManifest,
  readManifest,
} from "../../packages/place-index/src/store/manifest.ts";

/**
 * Run by `migrate-index.mjs` on Node 24 with the path of a manifest. Exits with
 * code 3 if this version cannot read the index format. The server reports every
 * other problem.
 */
const [path = ""] = process.argv.slice(2);
const folder = dirname(path);
const manifest = await readManifest(folder).catch(() => null);
if (manifest?.index != null && (isInTables(manifest.index) || isOutdated(manifest.index, manifest)))
  process.exitCode = 3;

function isOutdated(name: string, { shards }: PlacesManifest): boolean {
  const expected = shards === undefined ? SCHEMA_VERSION : SHARD_VERSION;
  try {
    openReadOnly(join(folder, name), expected).close();
    return false;
  } catch (error) {
    if (!(error instanceof PlaceIndexError) || error.code !== "INCOMPATIBLE") return false;
    // A server that has a later version published it for all: this one is upgraded next.
    const isShared = (process.env.FILES_URL ?? "") !== "";
    return !(isShared && readVersion(join(folder, name)) > expected);
  }
}

function readVersion(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const version = Number(database.prepare("pragma user_version").get()?.user_version);
  database.close();
  return version;
}
