import { dirname, join } from "node:path";
import { PlaceIndexError } from "../../packages/place-index/src/place-index.ts";
import { openReader } from "../../packages/place-index/src/sqlite/sqlite-reader.ts";
import { isInTables, readManifest } from "../../packages/place-index/src/store/manifest.ts";

/**
 * Run by `migrate-index.mjs` on Node 24 with the path of a manifest. Exits with
 * code 3 if this version cannot read the index format. The server reports every
 * other problem.
 */
const [path = ""] = process.argv.slice(2);
try {
  const folder = dirname(path);
  const name = (await readManifest(folder))?.index ?? null;
  if (name !== null && isInTables(name)) process.exitCode = 3;
  else if (name !== null) await (await openReader({ path: join(folder, name) })).close();
} catch (error) {
  if (error instanceof PlaceIndexError && error.code === "INCOMPATIBLE") process.exitCode = 3;
}
