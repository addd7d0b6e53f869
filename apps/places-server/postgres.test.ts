import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { parseSettings } from "@lieudit/places-api";
import { aPlaceRecord } from "@lieudit/test-kit";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type PlacesServer, startPlacesServer } from "./places-server.ts";

const ID = "osm-n-0000000101";

describe.skipIf(!isPostgresInstalled())("a server with a database (skipped where none is installed)", () => {
  let database: PostgresServer;
  let dataDir: string;
  let server: PlacesServer;
  const settings = () => parseSettings({ PORT: "0", DATA_DIR: dataDir, DATABASE_URL: database.url });

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([
      startPostgres(),
      mkdtemp(join(tmpdir(), "lieudit-server-postgres-")),
    ]);
    const places = join(dataDir, "places");
    await mkdir(places);
    const index = "index-1.sqlite";
    const writer = createSqlitePlaceIndexWriter(join(places, index));
    const source = { name: "test", origin: "test", attribution: "", placeCount: 1 };
    await writer.add({ ...source, importedAt: "2026-11-09T10:00:00Z" }, [aPlaceRecord()]);
    await writer.finish();
    await publishManifest(places, { version: 1, generation: 1, index, sources: [] });
    server = await startPlacesServer(settings(), () => {});
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Sends one call of each kind. A call without a response fails. */
  const calls = [
    () => ask(`/v1/places/${ID}?$fields=id`),
    () => ask("/v1/places:searchText", { textQuery: "fournil" }),
    () => ask("/v1/places:autocomplete", { input: "fourn" }),
    () => ask("/api?q=fournil"),
  ];

  function ask(path: string, body?: object): Promise<Response> {
    return fetch(`http://127.0.0.1:${server.port}${path}`, {
      signal: AbortSignal.timeout(10_000),
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json", "x-goog-fieldmask": "*" },
            body: JSON.stringify(body),
          }),
    });
  }

  async function statuses(): Promise<number[]> {
    const answers = await Promise.all(calls.map((call) => call()));
    for (const answer of answers) await answer.arrayBuffer();
    return answers.map(({ status }) => status);
  }

  /** Retries, because a busy machine may be too slow once. */
  const untilAnswered = () =>
    vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200, 200]), {
      timeout: 30_000,
      interval: 50,
    });

  test.each([
    ["stopped", () => database.stop(), () => database.restart()],
    ["killed", () => database.kill(), () => database.restart()],
    ["frozen", () => database.freeze(), () => database.thaw()],
  ])(
    "while the database is %s places are found, by what it said last about hidden reviews",
    async (_state, down, up) => {
      await untilAnswered();
      await down();
      try {
        for (let round = 0; round < 3; round++) {
          const started = performance.now();
          expect(await statuses()).toEqual([200, 200, 200, 200]);
          expect(performance.now() - started).toBeLessThan(5_000);
        }
      } finally {
        await up();
      }
      await untilAnswered();
    },
  );

  test("starts without the database, and responds once it knows what is hidden", async () => {
    await database.stop();
    let other: PlacesServer | undefined;
    try {
      other = await startPlacesServer(settings(), () => {});
      const path = `http://127.0.0.1:${other.port}/v1/places/${ID}?$fields=id`;
      expect((await fetch(path)).status).toBe(503);
      await database.restart();
      await vi.waitFor(async () => expect((await fetch(path)).status).toBe(200), { timeout: 15_000 });
    } finally {
      await database.restart();
      await other?.stop();
    }
  });
});
