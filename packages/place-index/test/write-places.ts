import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndexWriter } from "../src/place-index.ts";

/** Writes `records` as the one source of an index. */
export async function writePlaces(writer: PlaceIndexWriter, records: readonly PlaceRecord[]): Promise<void> {
  const source = { name: "test", origin: "test", attribution: "", placeCount: 0 };
  await writer.add({ ...source, importedAt: "2026-11-20T00:00:00Z" }, records);
  await writer.finish();
}
