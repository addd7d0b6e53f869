import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, beforeAll } from "vitest";
import { describePrivateSources } from "../../test/describe-private-sources.ts";
import { openInThisThread } from "../../test/open-in-this-thread.ts";
import { writePlaces } from "../../test/write-places.ts";
import { describePlaceIndex } from "../conformance/describe-place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "./index.ts";
import { openReader } from "./sqlite-reader.ts";

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-sqlite-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeIndex(records: readonly PlaceRecord[]): Promise<string> {
  const path = join(folder, `index-${++made}.sqlite`);
  await writePlaces(createSqlitePlaceIndexWriter(path), records);
  return path;
}

describePlaceIndex("SQLite", {
  makeIndex: async (records) => openSqlitePlaceIndex(await writeIndex(records)),
  makeIndexHere: async (records) => openInThisThread(await openReader({ path: await writeIndex(records) })),
});

describePrivateSources("SQLite", {
  makeIndex: async (records) => openSqlitePlaceIndex(await writeIndex(records)),
  makeReader: async (records) => openReader({ path: await writeIndex(records) }),
});
