import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndexWriter } from "../src/place-index.ts";

/** Writes `records` as an index. Sources whose names start with `private` are private. */
export async function writePlaces(writer: PlaceIndexWriter, records: readonly PlaceRecord[]): Promise<void> {
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
    await writer.add({ ...source, importedAt: "2026-11-20T00:00:00Z" }, ofSource);
  }
  await writer.finish();
}
