import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PlaceIndexError } from "../../packages/place-index/src/place-index.ts";
import { SCHEMA_VERSION } from "../../packages/place-index/src/sqlite/schema.ts";
import { openReader } from "../../packages/place-index/src/sqlite/sqlite-reader.ts";
import { isInTables, readManifest } from "../../packages/place-index/src/store/manifest.ts";

/**
 * Run by `migrate-index.mjs` on Node 24 with the path of a manifest. Exits with
 * code 3 if this version cannot read the index format. The server reports every
 * other problem.
 */
const [path = ""] = process.argv.slice(2);
const folder = dirname(path);
try {
  const name = (await readManifest(folder))?.index ?? null;
  if (name !== null && isInTables(name)) process.exitCode = 3;
  else if (name !== null) await (await openReader({ path: join(folder, name) })).close();
} catch (error) {
  const isIncompatible = error instanceof PlaceIndexError && error.code === "INCOMPATIBLE";
  if (isIncompatible && !(await isOfUpgradedServer())) process.exitCode = 3;
}

/** Whether a server that has a later version published it for all. This one is upgraded next. */
async function isOfUpgradedServer(): Promise<boolean> {
  const name = (await readManifest(folder))?.index;
  if ((process.env.FILES_URL ?? "") === "" || !name) return false;
  const database = new DatabaseSync(join(folder, name), { readOnly: true });
  const version = Number(database.prepare("pragma user_version").get()?.user_version);
  database.close();
  return version > SCHEMA_VERSION;
}
