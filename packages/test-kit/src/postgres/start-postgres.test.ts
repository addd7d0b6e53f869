import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPostgres } from "./find-postgres.ts";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "./index.ts";

const run = promisify(execFile);

describe.skipIf(!isPostgresInstalled())("a PostgreSQL server for tests", () => {
  let server: PostgresServer;

  beforeAll(async () => {
    server = await startPostgres();
  });

  afterAll(() => server.remove());

  async function answer(sql: string, url = server.url): Promise<string> {
    const psql = join(findPostgres() ?? "", "psql");
    return (await run(psql, ["--no-psqlrc", "-Atc", sql, url])).stdout.trim();
  }

  test("answers on a socket and on no port", async () => {
    expect(await answer("show listen_addresses")).toBe("");
    expect(await answer("show fsync")).toBe("off");
  });

  test("each new database is empty", async () => {
    const [one, other] = [await server.newDatabase(), await server.newDatabase()];
    await answer("create table only_here ()", one);
    await expect(answer("select from only_here", other)).rejects.toThrow("does not exist");
  });

  test.each(["stop", "kill"] as const)(
    "rejects connections after %s, and restarts with its data",
    async (end) => {
      await answer(`create table kept_${end} as select 42 as kept`);
      await server[end]();
      await expect(answer("select 1")).rejects.toThrow(/No such file|Connection refused/);
      await server.restart();
      expect(await answer(`select kept from kept_${end}`)).toBe("42");
    },
  );

  test("does not respond while frozen, and continues afterwards", async () => {
    await server.freeze();
    let isAnswered = false;
    const waiting = answer("select 'late'").finally(() => {
      isAnswered = true;
    });
    await expect(run("sleep", ["0.2"])).resolves.toBeDefined();
    expect(isAnswered).toBe(false);
    await server.thaw();
    expect(await waiting).toBe("late");
  });

  test("deletes its files on removal", async () => {
    const other = await startPostgres({ settings: { max_connections: "7" } });
    const folder = decodeURIComponent(new URL(other.url).hostname);
    expect(await answer("show max_connections", other.url)).toBe("7");
    expect(existsSync(folder)).toBe(true);
    await other.remove();
    expect(existsSync(folder)).toBe(false);
  });
});
