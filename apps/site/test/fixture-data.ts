import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { fixturePlaces } from "./fixture-places.ts";

/** Writes a data folder with the fixture's index, as an import would. */
export async function writeFixtureData(dataDir: string): Promise<void> {
  const folder = join(dataDir, "places");
  await mkdir(folder, { recursive: true });
  const records = fixturePlaces();
  const source = {
    name: "fixture",
    origin: "fixture.osm",
    importedAt: "2026-05-14T20:00:00Z",
    dataTimestamp: "2026-05-01T00:00:00Z",
    attribution: "© OpenStreetMap contributors",
    placeCount: records.length,
    viewport: {
      low: { latitude: 43.22, longitude: 6.79 },
      high: { latitude: 43.26, longitude: 6.84 },
    },
  };
  const writer = createSqlitePlaceIndexWriter(join(folder, "index-1.sqlite"));
  await writer.add(source, records);
  await writer.finish();
  await publishManifest(folder, {
    version: 1,
    generation: 1,
    index: "index-1.sqlite",
    sources: [{ ...source, file: "sources/fixture-1.ndjson.gz" }],
  });
}
