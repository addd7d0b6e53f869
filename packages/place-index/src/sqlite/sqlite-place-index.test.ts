import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, beforeAll } from "vitest";
import { describePlaceIndex } from "../conformance/index.ts";
import type { PlaceIndex } from "../place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "./index.ts";

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-sqlite-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function makeIndex(records: readonly PlaceRecord[]): Promise<PlaceIndex> {
  const path = join(folder, `index-${++made}.sqlite`);
  const writer = createSqlitePlaceIndexWriter(path);
  const source = {
    name: "test",
    origin: "test",
    importedAt: "2026-11-20T00:00:00Z",
    attribution: "",
    placeCount: 0,
  };
  await writer.add(source, records);
  await writer.finish();
  return openSqlitePlaceIndex(path);
}

describePlaceIndex("SQLite", makeIndex);
