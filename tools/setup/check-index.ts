import { dirname, join } from "node:path";
import { PlaceIndexError } from "../../packages/place-index/src/place-index.ts";
import { openReader as openDatabaseReader } from "../../packages/place-index/src/postgres/postgres-reader.ts";
import { openReader as openFileReader } from "../../packages/place-index/src/sqlite/sqlite-reader.ts";
import { isInDatabase } from "../../packages/place-index/src/store/index-store.ts";
import { readManifest } from "../../packages/place-index/src/store/manifest.ts";

/**
 * Run by `migrate-index.mjs` on Node 24 with the path of a manifest. Exits with
 * code 3 if this version cannot read the index format. The server reports every
 * other problem.
 */
const [path = ""] = process.argv.slice(2);
try {
  const folder = dirname(path);
  const name = (await readManifest(folder))?.index ?? null;
  if (name !== null) {
    const reader = await (isInDatabase(name)
      ? openDatabaseReader({
          databaseUrl: process.env.DATABASE_URL?.trim() ?? "",
          name: name.slice(name.indexOf("-") + 1),
        })
      : openFileReader({ path: join(folder, name) }));
    await reader.close();
  }
} catch (error) {
  if (error instanceof PlaceIndexError && error.code === "INCOMPATIBLE") process.exitCode = 3;
}
