import type { MapFeatures } from "@lieudit/basemap";
import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import { readRecordLines } from "../store/record-file.ts";
import { mapText } from "./map-kinds.ts";

/** A place of interest as the base map draws it: a dot with a name, which carries the place's id. */
export interface MapPlace {
  id: string;
  name: string;
  frenchName?: string | undefined;
  kind: string;
  location: LatLng;
  /** 0 to 1. */
  popularity: number;
}

/** The named places of interest of a record file; whoever is only called by a kind is no landmark. */
export async function* mapPlaces(path: string, sourceName: string): AsyncGenerator<MapPlace> {
  for await (const line of readRecordLines(path, sourceName)) {
    // Streets and addresses are most of a file, and the map has them already: they are not even parsed.
    if (!line.includes('"kind":"poi"')) continue;
    // Our own file: what an import wrote and synced.
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

/** What more people know shows a zoom earlier. */
const WELL_KNOWN = 0.3;

/** Puts a place on the map. */
export function addMapPlace(
  features: MapFeatures,
  { id, name, frenchName, kind, location, popularity }: MapPlace,
): void {
  const french = frenchName === undefined || frenchName === name ? {} : { "name:fr": mapText(frenchName) };
  features.add(
    {
      layer: "pois",
      shape: "point",
      minZoom: popularity >= WELL_KNOWN ? 14 : 15,
      properties: { kind, place_id: id, name: mapText(name), ...french },
    },
    -popularity,
    [[[location]]],
  );
}
