import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlaceRecord } from "@lieudit/place-model";
import { type PostgresServer, postgresIsInstalled, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, beforeAll, describe } from "vitest";
import { describePlaceIndex } from "../conformance/index.ts";
import type { PlaceIndex } from "../place-index.ts";
import { createPostgresPlaceIndexWriter, openPostgresPlaceIndex } from "./index.ts";

describe.skipIf(!postgresIsInstalled())("with a PostgreSQL server", () => {
  let server: PostgresServer;
  let folder: string;
  let made = 0;
  beforeAll(async () => {
    server = await startPostgres();
    folder = await mkdtemp(join(tmpdir(), "lieudit-postgres-"));
  });
  afterAll(async () => {
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  });

  async function makeIndex(records: readonly PlaceRecord[]): Promise<PlaceIndex> {
    const name = `test_${++made}`;
    const writer = createPostgresPlaceIndexWriter({
      databaseUrl: server.url,
      name,
      scratch: join(folder, name),
    });
    const source = {
      name: "test",
      origin: "test",
      importedAt: "2026-11-20T00:00:00Z",
      attribution: "",
      placeCount: 0,
    };
    await writer.add(source, records);
    await writer.finish();
    return openPostgresPlaceIndex(server.url, name);
  }

  describePlaceIndex("PostgreSQL", makeIndex);
});
