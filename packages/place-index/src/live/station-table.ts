import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceText } from "@lieudit/files";
import type { EvConnectorType } from "@lieudit/place-model";
import { PlaceIndexError } from "../place-index.ts";
import type { PlacesManifest } from "../store/manifest.ts";

/** Which place each station of a feed is: made when an index is published, read whenever live values come. */
export interface StationTable {
  /** Ids of places by numbers of stations. */
  fuel: Record<string, string>;
  /** By ids of charging points. */
  irve: Record<string, PointPlace>;
}

export interface PointPlace {
  placeId: string;
  kilowatts: number;
  types: EvConnectorType[];
}

/** Most that a domestic plug gives, in kW. */
const MAX_WALL_OUTLET_KILOWATTS = 3.7;

/** Power of a plug of a charging point, in kW. The French file has one power for all plugs of a point. */
export function getPlugKilowatts(
  { kilowatts }: Pick<PointPlace, "kilowatts">,
  type: EvConnectorType,
): number {
  if (type !== "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET") return kilowatts;
  return Math.min(kilowatts, MAX_WALL_OUTLET_KILOWATTS);
}

/** `stations-7.json` */
export const STATION_TABLE_FILE = /^stations-\d+\.json/;

/** Objects without prototypes: the keys are untrusted input. */
export function createStationTable(): StationTable {
  return { fuel: Object.create(null), irve: Object.create(null) };
}

/**
 * Reads the table of what `manifest` publishes.
 *
 * @returns null when no feed of stations is among its sources.
 * @throws {PlaceIndexError} BROKEN
 */
export async function readStationTable(
  folder: string,
  manifest: Pick<PlacesManifest, "stations">,
): Promise<StationTable | null> {
  if (manifest.stations === undefined) return null;
  const path = join(folder, manifest.stations);
  try {
    // Our own file, synced before the manifest named it.
    const { fuel, irve } = JSON.parse(await readFile(path, "utf8")) as StationTable;
    return Object.assign(createStationTable(), {
      fuel: Object.assign(Object.create(null), fuel),
      irve: Object.assign(Object.create(null), irve),
    });
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import a feed again to replace it.`, {
      cause: error,
    });
  }
}

/** Writes `table` as `name` into `folder`, whole and synced or not at all. */
export function writeStationTable(folder: string, name: string, table: StationTable): Promise<void> {
  return replaceText(join(folder, name), JSON.stringify(table));
}
