import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimDatabase } from "./claim-database.ts";
import { parseDatabaseHosts } from "./database-hosts.ts";
import { describeHosts } from "./describe-hosts.ts";
import { postgresDialect } from "./postgres.ts";

test.each([
  ["postgresql://u@db:5433/places?sslmode=require", ["postgresql://u@db:5433/places?sslmode=require"], false],
  ["postgresql://one,two:5433/places", ["postgresql://one/places", "postgresql://two:5433/places"], true],
  [
    "postgres://u@one,two/places?target_session_attrs=any&query_timeout=900",
    ["postgres://u@one/places?query_timeout=900", "postgres://u@two/places?query_timeout=900"],
    false,
  ],
  ["postgresql://one/places?target_session_attrs=primary", ["postgresql://one/places"], true],
  [
    "postgresql://u@%2Frun%2Fa,%2Frun%2Fb/x",
    ["postgresql://u@%2Frun%2Fa/x", "postgresql://u@%2Frun%2Fb/x"],
    true,
  ],
])("the servers of %s", (databaseUrl, urls, isPrimaryNeeded) => {
  expect(parseDatabaseHosts(databaseUrl)).toEqual({ urls, isPrimaryNeeded });
});

test.each([
  ["?connect_timeout=20", 20_000],
  ["?connect_timeout=0", undefined],
  ["?connect_timeout=soon", undefined],
  ["", undefined],
])("the timeout of a connection in a URL that ends with %o", (end, timeoutMs) => {
  expect(parseDatabaseHosts(`postgresql://one,two/x${end}`).connectTimeoutMs).toBe(timeoutMs);
});

test("another kind of server is refused", () => {
  expect(() => parseDatabaseHosts("postgresql://one,two/x?target_session_attrs=standby")).toThrow(
    "target_session_attrs is standby; give read-write, primary or any.",
  );
});

describe.skipIf(!isPostgresInstalled())("a primary server with a standby", () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let url: string;
  beforeAll(async () => {
    primary = await startPostgres();
    standby = await startPostgres({ standbyOf: primary });
    const [first, second] = [standby, primary].map((server) => new URL(server.url));
    // The standby first, which accepts no writes.
    url = `postgresql://${first!.username}@${first!.host},${second!.host}/postgres`;
  }, 60_000);
  afterAll(async () => {
    await standby?.remove();
    await primary?.remove();
  });

  const open = (databaseUrl: string, timeoutMs: number) =>
    new Kysely<Record<string, never>>({
      dialect: postgresDialect(
        databaseUrl,
        { connectTimeoutMs: timeoutMs, queryTimeoutMs: timeoutMs },
        "demandes",
      ),
    });

  test("writes go to the primary, and to the standby once it is promoted; none that succeeded is lost", async () => {
    const db = open(url, 2_000);
    // A promotion takes longer than a write, and so does a table that waits for a busy standby.
    const administering = open(url, 60_000);
    await sql`alter system set synchronous_standby_names = '*'`.execute(administering);
    await sql`select pg_reload_conf()`.execute(administering);
    await sql`create table note (number int primary key)`.execute(administering);
    await administering.destroy();
    await expect
      .poll(async () => (await describeHosts(url)).map(({ role, syncStandbys }) => [role, syncStandbys]))
      .toEqual([
        ["standby", undefined],
        ["primary", 1],
      ]);
    const written: number[] = [];
    const failures = new Set<unknown>();
    let isEnded = false;
    const write = async () => {
      for (let number = 0; !isEnded; number++) {
        const insert = sql`insert into note values (${number})`.execute(db);
        await insert.then(
          () => written.push(number),
          (error: { code?: string }) => failures.add(error.code),
        );
      }
    };
    const writing = write();
    await expect.poll(() => written.length).toBeGreaterThan(20);
    await primary.kill();
    const promoting = open(standby.url, 60_000);
    await sql`alter system reset synchronous_standby_names`.execute(promoting);
    await sql`select pg_promote()`.execute(promoting);
    await sql`select pg_reload_conf()`.execute(promoting);
    const before = written.length;
    await expect.poll(() => written.length).toBeGreaterThan(before + 20);
    isEnded = true;
    await writing;
    const { rows } = await sql<{ number: number }>`select number from note`.execute(promoting);
    const kept = new Set(rows.map(({ number }) => number));
    expect(written.filter((number) => !kept.has(number))).toEqual([]);
    // Callers try again later, as for any database that does not respond.
    expect([...failures]).toEqual(["UNAVAILABLE"]);
    const claim = await claimDatabase(url, import.meta.dirname);
    await claim.release();
    await Promise.all([db.destroy(), promoting.destroy()]);
  });
});
