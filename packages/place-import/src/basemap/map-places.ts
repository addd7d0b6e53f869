import type { MapFeatures } from "@lieudit/basemap";
import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import { readRecordLines } from "../store/record-file.ts";
import { toMapText } from "./map-kinds.ts";

/** A place of interest on the base map: a dot with a name and the place's id. */
export interface MapPlace {
  id: string;
  name: string;
  frenchName?: string | undefined;
  kind: string;
  location: LatLng;
  /** 0 to 1. */
  popularity: number;
}

/**
 * Yields the named places of interest of a record file. A place that is only called by its
 * kind is not a landmark.
 */
export async function* readMapPlaces(path: string, sourceName: string): AsyncGenerator<MapPlace> {
  for await (const line of readRecordLines(path, sourceName)) {
    // Most records are streets and addresses, which the map has already: they are not parsed.
    if (!line.includes('"kind":"poi"')) continue;
    // Our own file, written and synced by an import.
    const { id, kind, names, primaryType, typeNames, location, popularity } = JSON.parse(line) as PlaceRecord;
    const isNamed = kind === "poi" && !Object.values(typeNames).includes(names.default);
    if (!isNamed) continue;
    yield {
      id,
      name: names.default,
      frenchName: names.byLanguage?.fr,
      kind: primaryType,
      location,
      popularity,
    };
  }
}

/** The lowest zoom that shows places. */
export const MIN_PLACE_ZOOM = 14;

/** Better-known places appear one zoom earlier. */
const WELL_KNOWN = 0.3;

/** Adds a place to the map. */
export function addMapPlace(
  features: MapFeatures,
  { id, name, frenchName, kind, location, popularity }: MapPlace,
): void {
  const french = frenchName === undefined || frenchName === name ? {} : { "name:fr": toMapText(frenchName) };
  features.add(
    {
      layer: "pois",
      shape: "point",
      minZoom: popularity >= WELL_KNOWN ? MIN_PLACE_ZOOM : MIN_PLACE_ZOOM + 1,
      properties: { kind, place_id: id, name: toMapText(name), ...french },
    },
    -popularity,
    [[[location]]],
  );
}
