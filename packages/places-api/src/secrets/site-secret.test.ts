import * as fs from "node:fs";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServiceDatabase } from "@lieudit/database/service";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openSiteSecret, readSiteSecret, setAsideDamagedSecret } from "./site-secret.ts";

vi.mock("node:fs", { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates the secret once, for its owner only", () => {
  const data = join(folder, "data");
  const secret = readSiteSecret(data);
  expect(secret).toHaveLength(32);
  expect(readSiteSecret(data)).toEqual(secret);
  expect(readdirSync(data)).toEqual(["site-secret"]);
  expect(statSync(join(data, "site-secret")).mode & 0o777).toBe(0o600);
});

test("two folders have two secrets", () => {
  expect(readSiteSecret(join(folder, "a"))).not.toEqual(readSiteSecret(join(folder, "b")));
});

test("rejects another file in its place with a sentence", () => {
  writeFileSync(join(folder, "site-secret"), "short");
  expect(() => readSiteSecret(folder)).toThrow(/holds 5 bytes instead of 32.*remove it/);
});

test("leaves no partial file on a full disk", () => {
  vi.mocked(fs.writeSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  expect(() => readSiteSecret(folder)).toThrow("no space left");
  expect(readdirSync(folder)).toEqual([]);
  expect(readSiteSecret(folder)).toHaveLength(32);
});

test("a damaged secret is set aside once, and a whole one is left alone", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-secret-"));
  expect(setAsideDamagedSecret(dataDir)).toBeNull();
  writeFileSync(join(dataDir, "site-secret"), "");
  expect(setAsideDamagedSecret(dataDir)).toMatch(/site-secret\.damaged-\d+$/);
  const secret = readSiteSecret(dataDir);
  expect(setAsideDamagedSecret(dataDir)).toBeNull();
  expect(readSiteSecret(dataDir)).toEqual(secret);
  rmSync(dataDir, { recursive: true });
});

describe.skipIf(!isPostgresInstalled())("servers of one database", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());

  /** Reads the secret as a server with the data folder `name` that has just started. */
  async function start(name: string, url: string): Promise<Buffer> {
    const service = createServiceDatabase(url);
    try {
      return await openSiteSecret(join(folder, name), service);
    } finally {
      await service.close();
    }
  }

  test("that start at once agree on one secret", async () => {
    const url = await server.newDatabase();
    const secrets = await Promise.all(["a", "b", "c", "d"].map((name) => start(name, url)));
    expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
    expect(readSiteSecret(join(folder, "d"))).toEqual(secrets[0]);
  });

  test("take over the secret of the first data folder, and keep that of others beside", async () => {
    const url = await server.newDatabase();
    const [first, second] = [readSiteSecret(join(folder, "a")), readSiteSecret(join(folder, "b"))];
    expect(await start("a", url)).toEqual(first);
    expect(await start("b", url)).toEqual(first);
    const [, replaced = ""] = readdirSync(join(folder, "b"));
    expect(replaced).toMatch(/^site-secret\.replaced-\d+$/);
    expect(readFileSync(join(folder, "b", replaced))).toEqual(second);
  });

  test("start with their copy while the database does not respond; without one they say why not", async () => {
    const secret = await start("a", await server.newDatabase());
    const offline = "postgresql://127.0.0.1:1/x";
    expect(await start("a", offline)).toEqual(secret);
    await expect(start("b", offline)).rejects.toThrow(/is in the database of DATABASE_URL, .* start again/);
    expect(existsSync(join(folder, "b"))).toBe(false);
  });
});
