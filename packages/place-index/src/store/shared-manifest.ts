import { createServiceDatabase, type ServiceDatabase } from "@lieudit/database/service";
import { PlaceIndexError } from "../place-index.ts";
import { openSharedPlaces, type SharedPlaces } from "../shared/shared-places.ts";
import { getIndexOwner } from "./index-store.ts";
import { type PlacesManifest, parseManifest, readManifest } from "./manifest.ts";
import { readManifestStamp } from "./watch-manifest.ts";

/** Where a server reads which index is current. */
export interface ManifestSource {
  /** Changes with each publication; `none` before the first. */
  readStamp(): Promise<string>;
  read(): Promise<PlacesManifest | null>;
  /** Lets servers without a manifest of their own find the index, if it is in the database. */
  share(manifest: PlacesManifest): void;
  close(): Promise<void>;
}

/** The row that servers without a manifest follow. */
const NEWEST = "published_at";

/**
 * Reads the manifest of `folder`. A folder without one follows what another folder published last
 * in the database, so a new server with an empty folder has places.
 *
 * All functions throw {PlaceIndexError} UNAVAILABLE while the database does not respond.
 */
export function openManifestSource(
  folder: string,
  databaseUrl: string | undefined,
  filesUrl?: string | undefined,
): ManifestSource {
  const shared = openSharedPlaces(folder, { filesUrl, databaseUrl });
  if (shared !== undefined) return openMirrored(folder, shared);
  if (databaseUrl === undefined) {
    return {
      readStamp: () => readManifestStamp(folder),
      read: () => readManifest(folder),
      share() {},
      close: async () => {},
    };
  }
  const service = createServiceDatabase(databaseUrl);
  const readShared = () =>
    service
      .use((db) => db.selectFrom("place_manifest").selectAll().orderBy(NEWEST, "desc").executeTakeFirst())
      .catch((cause: unknown) => {
        throw new PlaceIndexError("UNAVAILABLE", "The database of the places does not respond.", { cause });
      });
  return {
    async readStamp() {
      const own = await readManifestStamp(folder);
      if (own !== "none") return own;
      const row = await readShared();
      return row === undefined ? "none" : `${row.owner}/${row.published_at}`;
    },
    async read() {
      const own = await readManifest(folder);
      if (own !== null) return own;
      const row = await readShared();
      return row === undefined ? null : parseManifest(row.manifest, "The manifest in the database");
    },
    share(manifest) {
      // Tried again with the next publication or start.
      void shareManifest(service, manifest, null).catch(() => {});
    },
    close: () => service.close(),
  };
}

/** Reads the manifest of a folder that a mirror keeps up to date. Without one, it is not known what the places are. */
function openMirrored(folder: string, shared: SharedPlaces): ManifestSource {
  return {
    async readStamp() {
      const own = await readManifestStamp(folder);
      if (own !== "none") return own;
      const published = await shared.read().catch((cause: Error) => {
        throw new PlaceIndexError("UNAVAILABLE", `The shared places cannot be read: ${cause.message}`, {
          cause,
        });
      });
      if (published === null) return own;
      throw new PlaceIndexError("UNAVAILABLE", "The shared places are not fetched yet.");
    },
    read: () => readManifest(folder),
    share() {},
    close: () => shared.close(),
  };
}

/** Publishes a manifest for servers without one, or withdraws it if its folder has no index in the database now. */
export async function publishShared(
  databaseUrl: string,
  manifest: PlacesManifest,
  previous: PlacesManifest,
): Promise<void> {
  const service = createServiceDatabase(databaseUrl);
  try {
    await shareManifest(service, manifest, previous.index);
  } finally {
    await service.close();
  }
}

async function shareManifest(
  service: ServiceDatabase,
  manifest: PlacesManifest,
  previousIndex: string | null,
): Promise<void> {
  const owner = getIndexOwner(manifest.index);
  const withdrawn = getIndexOwner(previousIndex);
  if (owner === undefined && withdrawn === undefined) return;
  await service.use(async (db) => {
    if (owner !== withdrawn && withdrawn !== undefined)
      await db.deleteFrom("place_manifest").where("owner", "=", withdrawn).execute();
    if (owner === undefined) return;
    const row = { manifest: JSON.stringify(manifest), published_at: Date.now() };
    await db
      .insertInto("place_manifest")
      .values({ owner, ...row })
      .onConflict((conflict) =>
        conflict
          .column("owner")
          .doUpdateSet(row)
          // A restart is no publication.
          .where("place_manifest.manifest", "<>", row.manifest),
      )
      .execute();
  });
}
