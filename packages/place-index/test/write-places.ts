import type { PlaceRecord } from "@lieudit/place-model";
import type { StreetHouses } from "../src/houses/street-houses.ts";
import type { PlaceIndexWriter } from "../src/place-index.ts";

/**
 * Writes `records` as an index. Sources whose names start with `private` are private.
 *
 * @param pack returns the records of a source as the writer gets them
 */
export async function writePlaces(
  writer: PlaceIndexWriter,
  records: readonly PlaceRecord[],
  pack: (records: readonly PlaceRecord[]) => readonly (PlaceRecord | StreetHouses)[] = (same) => same,
): Promise<void> {
  const bySource = Map.groupBy(records, ({ source }) => source);
  if (bySource.size === 0) bySource.set("test", []);
  for (const [name, ofSource] of bySource) {
    const source = {
      name,
      origin: "test",
      attribution: "",
      placeCount: 0,
      isPrivate: name.startsWith("private"),
    };
    await writer.add({ ...source, importedAt: "2026-11-20T00:00:00Z" }, pack(ofSource));
  }
  await writer.finish();
}
