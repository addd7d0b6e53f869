import { join } from "node:path";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { readRecordLines } from "../../store/record-file.ts";
import type { StationPlace } from "./join-stations.ts";

/**
 * Reads the places of `sources`, newest first, that have one of `types`. Of an id in two
 * sources the first is used, as in the index.
 *
 * @throws {ImportError} STORE when a file is unreadable.
 */
export async function readStationPlaces(
  folder: string,
  sources: readonly ManifestSource[],
  types: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, StationPlace & { types: readonly string[] }>> {
  const places = new Map<string, StationPlace & { types: readonly string[] }>();
  const marks = types.map((type) => JSON.stringify(type));
  for (const { file, name } of sources) {
    for await (const line of readRecordLines(join(folder, file), name)) {
      // About one place in a hundred is a station: the others are not parsed.
      if (!marks.some((mark) => line.includes(mark))) continue;
      signal?.throwIfAborted();
      // Our own file, written and synced by an import.
      const record = JSON.parse(line) as PlaceRecord;
      const isStation = record.kind === "poi" && record.types.some((type) => types.includes(type));
      if (isStation && !places.has(record.id)) places.set(record.id, toStationPlace(record));
    }
  }
  return places;
}

function toStationPlace(record: PlaceRecord): StationPlace & { types: readonly string[] } {
  const { id, location, registerIds = [], makers = [], brand, names, businessStatus, types } = record;
  return {
    id,
    location,
    registerIds,
    makers: brand === undefined || makers.includes(brand) ? makers : [...makers, brand],
    name: names.default,
    isClosed: businessStatus === "CLOSED_PERMANENTLY",
    types,
  };
}
