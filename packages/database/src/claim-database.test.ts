import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  isPostgresInstalled,
  type PostgresServer,
  startPostgres,
  startTransactionPooler,
} from "@lieudit/test-kit/postgres";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { claimDatabase, keepDatabaseClaim } from "./claim-database.ts";

describe.skipIf(!isPostgresInstalled())("a database with data folders", () => {
  let server: PostgresServer;
  let url: string;
  let folders: string[];
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());
  beforeEach(async () => {
    url = await server.newDatabase();
    folders = ["a", "b"].map((name) => mkdtempSync(join(tmpdir(), `lieudit-claim-${name}-`)));
  });
  afterEach(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  test("is claimed by one folder at a time, and by several processes of it", async () => {
    const [a = "", b = ""] = folders;
    const first = await claimDatabase(url, a);
    const second = await claimDatabase(url, a);
    const taken = { name: "StoreError", code: "INVALID", message: expect.stringMatching(/autre DATA_DIR/) };
    await expect(claimDatabase(url, b)).rejects.toMatchObject(taken);
    await first.release();
    await expect(claimDatabase(url, b)).rejects.toMatchObject(taken);
    await second.release();
    const other = await claimDatabase(url, b);
    // Another database of the same server is independent.
    const elsewhere = await claimDatabase(await server.newDatabase(), a);
    await Promise.all([other.release(), elsewhere.release()]);
  });

  test("is shared by the servers of one object storage, whatever their folders and keys", async () => {
    const [a = "", b = ""] = folders;
    const first = await claimDatabase(url, a, "s3://key:secret@host/bucket");
    const second = await claimDatabase(url, b, "s3://other:secret@host/bucket");
    const taken = { code: "INVALID", message: expect.stringMatching(/FILES_URL/) };
    await expect(claimDatabase(url, b, "s3://key:secret@host/bucket/b")).rejects.toMatchObject(taken);
    await expect(claimDatabase(url, a)).rejects.toMatchObject(taken);
    await Promise.all([first.release(), second.release()]);
  });

  test("goes to one of two folders that start at once", async () => {
    const claims = await Promise.allSettled(folders.map((folder) => claimDatabase(url, folder)));
    expect(claims.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const claim of claims) if (claim.status === "fulfilled") await claim.value.release();
  });

  test("is claimed through a pooler that gives each transaction another session", async () => {
    const [a = "", b = ""] = folders;
    const pooler = await startTransactionPooler(url);
    onTestFinished(() => pooler.close());
    const first = await claimDatabase(pooler.url, a);
    await expect(claimDatabase(pooler.url, b)).rejects.toMatchObject({ code: "INVALID" });
    const second = await claimDatabase(pooler.url, a);
    await Promise.all([first.release(), second.release()]);
    await expect
      .poll(async () => (await claimDatabase(pooler.url, b)).release().then(() => "released", String))
      .toBe("released");
  });

  test("stays claimed where idle transactions are ended", async () => {
    const [a = "", b = ""] = folders;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("alter role all set idle_in_transaction_session_timeout = 200");
    onTestFinished(async () => {
      await client.query("alter role all reset idle_in_transaction_session_timeout");
      await client.end();
    });
    const claim = await claimDatabase(url, a);
    await setTimeout(600);
    await expect(claimDatabase(url, b)).rejects.toMatchObject({ code: "INVALID" });
    await claim.release();
  });

  test("is claimed without holding vacuum up, whatever the default isolation", async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("alter role all set default_transaction_isolation = 'repeatable read'");
    onTestFinished(async () => {
      await client.query("alter role all reset default_transaction_isolation");
      await client.end();
    });
    const claim = await claimDatabase(url, folders[0] ?? "");
    const { rows } = await client.query(
      "select state, backend_xmin from pg_stat_activity where application_name = 'lieudit folder' and datname = current_database()",
    );
    expect(rows).toEqual([{ state: "idle in transaction", backend_xmin: null }]);
    await claim.release();
  });

  test("stops the folder that came second", async () => {
    const [a = "", b = ""] = folders;
    const reasons: string[] = [];
    const end = await keepDatabaseClaim(url, a, (reason) => reasons.push(reason));
    expect(reasons).toEqual([]);
    await (await keepDatabaseClaim(url, b, (reason) => reasons.push(reason)))();
    expect(reasons).toEqual([expect.stringMatching(/^Un autre Lieudit/)]);
    await end();
    await (await claimDatabase(url, b)).release();
  });
});

test("a database that does not respond is claimed later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lieudit-claim-"));
  const reasons: string[] = [];
  const end = await keepDatabaseClaim("postgresql://127.0.0.1:1/x", folder, (reason) => reasons.push(reason));
  expect(reasons).toEqual([]);
  await end();
  rmSync(folder, { recursive: true });
});
