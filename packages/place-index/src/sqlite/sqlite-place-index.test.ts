import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, beforeAll } from "vitest";
import { writePlaces } from "../../test/write-places.ts";
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
  await writePlaces(createSqlitePlaceIndexWriter(path), records);
  return openSqlitePlaceIndex(path);
}

describePlaceIndex("SQLite", makeIndex);
