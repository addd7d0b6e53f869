import { join } from "node:path";
import { openManifestSource } from "../../packages/place-index/src/store/manifest-source.ts";

/**
 * Run by `demo-import.mjs` on Node 24 with the path of a data folder. Exits with code 3 if neither
 * the folder nor the object storage of FILES_URL has held places. A storage that does not respond counts as one with
 * places, because a visitor must never see the fictional town among real ones.
 */
const [dataDir = ""] = process.argv.slice(2);
const { DATABASE_URL, FILES_URL } = process.env;
const source = openManifestSource(join(dataDir, "places"), {
  databaseUrl: DATABASE_URL?.trim() || undefined,
  filesUrl: FILES_URL?.trim() || undefined,
});
try {
  // The first attempt also creates the tables, which may take longer than it waits.
  const stamp = await source.readStamp().catch(() => source.readStamp());
  if (stamp === "none") process.exitCode = 3;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await source.close();
}
