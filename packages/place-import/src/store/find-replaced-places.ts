import { openManifestSource, readManifest } from "@lieudit/place-index/store";
import { getPlacesFolder } from "./places-folder.ts";

/**
 * Returns the names of sources that servers show now and an import into `dataDir` would replace:
 * another folder imported them into the database, and this one has none. Empty if the database does
 * not respond, which the import reports.
 */
export async function findReplacedPlaces(
  dataDir: string,
  databaseUrl: string | undefined,
  filesUrl?: string | undefined,
): Promise<string[]> {
  const { path } = getPlacesFolder(dataDir);
  if (
    databaseUrl === undefined ||
    filesUrl !== undefined ||
    (await readManifest(path).catch(() => null)) !== null
  )
    return [];
  const source = openManifestSource(path, databaseUrl);
  try {
    return (await source.read().catch(() => null))?.sources.map(({ name }) => name) ?? [];
  } finally {
    await source.close();
  }
}
