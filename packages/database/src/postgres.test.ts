import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isPassingError, postgresDialect } from "./postgres.ts";

test.each([
  ["25006", true],
  ["40001", true],
  ["40P01", true],
  ["57P01", true],
  ["ECONNREFUSED", true],
  [undefined, true],
  ["23505", false],
  ["42P01", false],
])("an error with the code %s may pass: %s", (code, isPassing) => {
  expect(isPassingError({ code })).toBe(isPassing);
});

test("the URL sets the timeout of a connection", async () => {
  const silent = createServer((socket) => socket.unref()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const dialect = postgresDialect(
    `postgresql://u@127.0.0.1:${port}/x?connect_timeout=1`,
    { connectTimeoutMs: 600_000, queryTimeoutMs: 5_000 },
    "demandes",
  );
  const db = new Kysely<Record<string, never>>({ dialect });
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await db.destroy();
  silent.close();
});

describe.skipIf(!isPostgresInstalled())("a database that cannot be written yet", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());

  test("is unavailable, and its connections are replaced", async () => {
    const url = await server.newDatabase();
    const dialect = postgresDialect(url, { connectTimeoutMs: 5_000, queryTimeoutMs: 5_000 }, "demandes");
    const db = new Kysely<Record<string, never>>({ dialect });
    const readPid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    await sql`set session characteristics as transaction read only`.execute(db);
    const before = await readPid();
    await expect(sql`create table t (a int)`.execute(db)).rejects.toMatchObject({
      name: "StoreError",
      code: "UNAVAILABLE",
    });
    expect(await readPid()).not.toBe(before);
    await sql`create table t (a int)`.execute(db);
    await db.destroy();
  });

  test("does not use a connection again that gave no response", async () => {
    const url = await server.newDatabase();
    const dialect = postgresDialect(url, { connectTimeoutMs: 5_000, queryTimeoutMs: 300 }, "demandes");
    const db = new Kysely<Record<string, never>>({ dialect });
    const readPid = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await readPid();
    await server.freeze();
    await expect(readPid()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await server.thaw();
    await expect.poll(() => readPid().catch(() => undefined)).toEqual(expect.any(Number));
    expect(await readPid()).not.toBe(before);
    await db.destroy();
  });
});
