import { buildBasemap } from "./basemap/build-basemap.ts";
import { copyBasemap, type MadeBasemap } from "./basemap/copy-basemap.ts";
import { readMapPlaces } from "./basemap/map-places.ts";
import type { OsmFile } from "./osm/open-osm-file.ts";
import { buildRoads } from "./roads/build-roads.ts";
import type { ImportPhase } from "./source/import-report.ts";
import type { PartResults } from "./store/checkpoint.ts";

/** The files of a map, each undefined if it is not wanted. */
export interface MapOrder {
  workFolder: string;
  basemap: string | undefined;
  /** A checked base map that was built elsewhere, and is used instead of building one. */
  madeBasemap?: Pick<MadeBasemap, "path" | "tileCount"> | undefined;
  roads: string | undefined;
  /** Results of parts that an import before has finished. */
  finished?: Partial<MapParts> | undefined;
}

/** The parts of a map with their results. */
export type MapParts = Pick<PartResults<unknown>, "roads" | "basemap">;

/** The imported places, which the map labels. */
export interface PlacesOfMap {
  recordFile: string;
  sourceName: string;
  attribution: string;
}

export interface BuiltMap {
  /** 0 without a base map. */
  tileCount: number;
  /** Null without roads. */
  roadKilometres: number | null;
}

export interface BuildMapOptions {
  /** Resolves when the places are imported. */
  places: Promise<PlacesOfMap>;
  signal?: AbortSignal | undefined;
  onProgress: (phase: ImportPhase, share: number) => void;
  /** Called when the file of a part is complete. */
  onFinished?: (<Part extends keyof MapParts>(part: Part, result: MapParts[Part]) => void) | undefined;
}

/** Builds the road graph of an extract, and its base map. */
export async function buildMap(
  files: readonly OsmFile[],
  { workFolder, basemap, madeBasemap, roads, finished = {} }: MapOrder,
  { places, signal, onProgress, onFinished }: BuildMapOptions,
): Promise<BuiltMap> {
  let roadKilometres = finished.roads ?? null;
  if (roads !== undefined && finished.roads === undefined) {
    roadKilometres = await buildRoads(files, roads, {
      signal,
      onProgress: (share) => onProgress("roads", share),
    });
    onFinished?.("roads", roadKilometres);
  }
  if (finished.basemap !== undefined) return { tileCount: finished.basemap, roadKilometres };
  if (basemap === undefined) return { tileCount: 0, roadKilometres };
  if (madeBasemap !== undefined) {
    await copyBasemap(madeBasemap.path, basemap);
    return { tileCount: madeBasemap.tileCount, roadKilometres };
  }
  const tileCount = await buildBasemap(files, basemap, {
    workFolder,
    labels: places.then(({ recordFile, sourceName, attribution }) => ({
      attribution,
      places: readMapPlaces(recordFile, sourceName),
    })),
    signal,
    onProgress: (share) => onProgress("draw", share),
  });
  onFinished?.("basemap", tileCount);
  return { tileCount, roadKilometres };
}
