import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { CONTRACT_NOW, readContractPlaces } from "@lieudit/test-kit/contracts";

/** Creates a data folder with the places of contracts/places.json. Call `remove` at the end. */
export async function createContractFolder(): Promise<{ dataDir: string; remove(): void }> {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-mcp-"));
  const places = join(dataDir, "places");
  const records = readContractPlaces();
  const writer = createSqlitePlaceIndexWriter(join(places, "index-1.sqlite"));
  await writer.add(
    {
      name: "contracts",
      origin: "contracts/places.json",
      importedAt: CONTRACT_NOW.toISOString(),
      attribution: "",
      placeCount: records.length,
    },
    records,
  );
  await writer.finish();
  await publishManifest(places, { version: 1, generation: 1, index: "index-1.sqlite", sources: [] });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true }) };
}
