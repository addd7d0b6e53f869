import { join } from "node:path";
import type { PlaceIndex } from "@lieudit/place-index";
import { followPlaceIndex } from "@lieudit/place-index/store";
import { createPlacesService, inProcessFetch, type PlacesService, parseSettings } from "@lieudit/places-api";
import { createPlacesClient, type PlacesClient } from "@lieudit/places-client";

/** A client over the places of a folder, in this process. */
export interface FolderClient {
  client: PlacesClient;
  places: PlaceIndex;
  api: PlacesService["api"];
  /** Whether an import has published places in the folder. */
  hasPlaces: boolean;
  now: () => Date;
  close(): Promise<void>;
}

/**
 * Opens the places of a data folder without a server. New imports are used once they are published.
 *
 * @throws {SettingsError} if a setting of the environment is invalid.
 */
export async function openFolderClient(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<FolderClient> {
  const settings = parseSettings({ ...env, DATA_DIR: dataDir });
  const places = await followPlaceIndex(join(dataDir, "places"), {
    readerThreads: 1,
  });
  const service = createPlacesService({
    settings,
    places,
    indexInUse: places.inUse,
    geocoderBase: "/geocodeur",
    log: ({ error }) => {
      if (error !== undefined) console.error(error);
    },
  });
  return {
    client: createPlacesClient({ baseUrl: settings.publicUrl, fetch: inProcessFetch(service.api) }),
    places,
    api: service.api,
    hasPlaces: places.inUse().generation !== null,
    now: () => settings.fixedClock ?? new Date(),
    async close() {
      await places.close();
      service.close();
    },
  };
}
