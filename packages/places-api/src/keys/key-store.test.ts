import { fork } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createServiceDatabase, type ServiceDatabase } from "@lieudit/database/service";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashKey } from "./key-digest.ts";
import { KEYS_FILE, KeyStoreError } from "./key-file.ts";
import { createKeyStore, type KeyStore, openKeyStore } from "./key-store.ts";

let folder: string;
let file: string;
const opened: KeyStore[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-keys-"));
  file = join(folder, KEYS_FILE);
  nowMs = Date.parse("2026-11-09T10:00:00Z");
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  rmSync(folder, { recursive: true });
});

let nowMs = 0;
function store(): KeyStore {
  const keys = createKeyStore(file, { nowMs: () => nowMs });
  opened.push(keys);
  return keys;
}
const ANY = { referrers: [], ips: [] };

test.skipIf(process.platform === "win32")("nobody else on the machine reads the file", async () => {
  await store().create("Boutique", ANY);
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
});

test("returns a key once and stores its digest", async () => {
  const keys = store();
  const { key, stored } = await keys.create("Site", { ...ANY, perDay: 5 });
  expect(key).toMatch(/^lieudit_[\w-]{43}$/);
  expect(await keys.find(hashKey(key))).toEqual(stored);
  expect(stored).toMatchObject({ name: "Site", createdAt: "2026-11-09T10:00:00.000Z", perDay: 5 });
  const { key: other } = await keys.create("Site", ANY);
  expect(other).not.toBe(key);
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name)).toString("latin1");
    expect(bytes).not.toContain(key);
    expect(bytes).not.toContain(key.slice("lieudit_".length));
  }
});

test("reports whether calls can be counted", async () => {
  const keys = createKeyStore(file, { nowMs: () => nowMs, patienceMs: 1 });
  opened.push(keys);
  const { stored } = await keys.create("Site", { ...ANY, perDay: 5 });
  expect(keys.isFailing()).toBe(false);
  const other = new DatabaseSync(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(keys.spend(stored.id, { perDay: 5 })).rejects.toThrow(KeyStoreError);
  expect(keys.isFailing()).toBe(true);
  other.close();
  expect(await keys.spend(stored.id, { perDay: 5 })).toMatchObject({ isGranted: true });
  expect(keys.isFailing()).toBe(false);
});

test("does not create a file by reading", async () => {
  const keys = store();
  expect(await keys.find(hashKey("nothing"))).toBeNull();
  expect([await keys.list(), await keys.usage("2026-01-01"), await keys.revoke("x")]).toEqual([
    [],
    [],
    false,
  ]);
  expect(existsSync(file)).toBe(false);
});

test("throws KeyStoreError with a cause for a file that is not a key file", async () => {
  writeFileSync(file, "this is no database, whatever its name says ".repeat(50));
  const keys = store();
  await expect(keys.spend("a", {})).rejects.toBeInstanceOf(KeyStoreError);
  await expect(keys.find(hashKey("a"))).rejects.toThrow(KeyStoreError);
  await expect(keys.create("a", ANY)).rejects.toThrow(/cannot be used/);
});

test("a folder in the file's place is one too", async () => {
  mkdirSync(file);
  await expect(store().spend("a", {})).rejects.toBeInstanceOf(KeyStoreError);
});

describeOnBothDatabases("keys", (createDatabase) => {
  let databaseUrl: string | undefined;
  const services: ServiceDatabase[] = [];
  beforeEach(async () => {
    databaseUrl = await createDatabase();
  });
  afterEach(() => Promise.all(services.splice(0).map((service) => service.close())));

  /** Opens the keys as one more server does. */
  async function open(): Promise<KeyStore> {
    const service = databaseUrl === undefined ? undefined : createServiceDatabase(databaseUrl);
    if (service !== undefined) services.push(service);
    const keys = openKeyStore(folder, service, { nowMs: () => nowMs });
    opened.push(keys);
    return keys;
  }

  test("accepts a key of another process at once, until it is revoked", async () => {
    const [server, operator] = [await open(), await open()];
    const { key, stored } = await operator.create("Site", ANY);
    expect((await server.find(hashKey(key)))?.id).toBe(stored.id);
    expect(await operator.revoke(stored.id)).toBe(true);
    expect((await server.find(hashKey(key)))?.revokedAt).toBe("2026-11-09T10:00:00.000Z");
    expect(await operator.revoke(stored.id)).toBe(false);
    expect(await server.list()).toEqual([{ ...stored, revokedAt: "2026-11-09T10:00:00.000Z" }]);
  });

  test("says what is left of the limit with the fewest calls left", async () => {
    const keys = await open();
    const quota = async (limits: { perMinute?: number; perDay?: number }) => {
      const outcome = await keys.spend("a", limits);
      return outcome.isGranted ? outcome.quota : "refused";
    };
    expect(await quota({})).toBeUndefined();
    expect(await quota({ perMinute: 10 })).toEqual({ limit: 10, remaining: 8, resetSeconds: 60 });
    nowMs += 30_000;
    expect(await quota({ perMinute: 10, perDay: 50 })).toEqual({ limit: 10, remaining: 7, resetSeconds: 30 });
    // 10:00:30 in the morning, UTC.
    const untilMidnight = 14 * 3_600 - 30;
    expect(await quota({ perMinute: 100, perDay: 5 })).toEqual({
      limit: 5,
      remaining: 1,
      resetSeconds: untilMidnight,
    });
  });

  test("grants exactly the minute's quota of 1,000 simultaneous calls", async () => {
    const keys = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 1_000 }, () => keys.spend("a", { perMinute: 137 })),
    );
    expect(outcomes.filter(({ isGranted }) => isGranted)).toHaveLength(137);
    expect(outcomes.find(({ isGranted }) => !isGranted)).toEqual({
      isGranted: false,
      limit: "minute",
      retryAfterSeconds: 60,
    });
    nowMs += 59_999;
    expect(await keys.spend("a", { perMinute: 137 })).toMatchObject({
      isGranted: false,
      retryAfterSeconds: 1,
    });
    nowMs += 1;
    expect(await keys.spend("a", { perMinute: 137 })).toMatchObject({ isGranted: true });
    expect(await keys.usage("2026-11-09")).toEqual([
      { id: "a", day: "2026-11-09", calls: 138, refused: 864 },
    ]);
  });

  test("a day's quota survives a restart", async () => {
    nowMs = Date.parse("2026-11-09T23:00:00Z");
    const first = await open();
    for (let n = 0; n < 3; n++)
      expect(await first.spend("a", { perDay: 3 })).toMatchObject({ isGranted: true });
    first.close();
    const second = await open();
    expect(await second.spend("a", { perDay: 3 })).toEqual({
      isGranted: false,
      limit: "day",
      retryAfterSeconds: 3_600,
    });
    nowMs += 3_600_000;
    expect(await second.spend("a", { perDay: 3 })).toMatchObject({ isGranted: true });
  });

  test("keeps the quotas of keys apart", async () => {
    const keys = await open();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => keys.spend(n % 2 === 0 ? "a" : "b", { perMinute: 4 })),
    );
    const granted = (parity: number) => outcomes.filter(({ isGranted }, n) => isGranted && n % 2 === parity);
    expect([granted(0).length, granted(1).length]).toEqual([4, 4]);
  });

  test("does not lock a key out when the clock is set back", async () => {
    const keys = await open();
    await keys.spend("a", { perMinute: 1 });
    nowMs -= 3_600_000;
    expect(await keys.spend("a", { perMinute: 1 })).toMatchObject({ isGranted: true });
  });

  test("four processes, 1,000 calls each: not one over the quota and not one under it", async () => {
    const PROCESSES = 4;
    const [perMinute, perDay] = [700, 650];
    const children = Array.from({ length: PROCESSES }, () =>
      fork(
        join(import.meta.dirname, "spender.test-process.ts"),
        [file, "a", "1000", String(perMinute), String(perDay), databaseUrl ?? ""],
        { execArgv: [] },
      ),
    );
    await Promise.all(children.map((child) => once(child, "message")));
    const granted = children.map(async (child) => {
      const [count] = await once(child, "message");
      return Number(count);
    });
    for (const child of children) child.send("go");
    const counts = await Promise.all(granted);
    const total = counts.reduce((sum, count) => sum + count, 0);
    console.info(
      JSON.stringify({ fault: "quota of several processes", runs: 4_000, violations: total - perDay }),
    );
    expect(total).toBe(perDay);
    const [day] = await (await open()).usage("2020-01-01");
    expect(day).toMatchObject({ calls: perDay, refused: 4_000 - perDay });
  }, 60_000);

  test("finds the keys and counts of the data folder, which move into a database once", async () => {
    const before = store();
    const { key, stored } = await before.create("Site", { ...ANY, perDay: 2 });
    await before.spend(stored.id, { perDay: 2 });
    before.close();
    const [a, b] = [await open(), await open()];
    const finds = await Promise.all([a, b].map((keys) => keys.find(hashKey(key))));
    expect(finds).toEqual([stored, stored]);
    const calls = [await a.spend(stored.id, { perDay: 2 }), await b.spend(stored.id, { perDay: 2 })];
    expect(calls.map(({ isGranted }) => isGranted)).toEqual([true, false]);
    await b.revoke(stored.id);
    expect((await a.find(hashKey(key)))?.revokedAt).toBeDefined();
    // Without the database, a revoked key must not work again.
    const left = await store().find(hashKey(key));
    expect([left?.revokedAt !== undefined, existsSync(`${file}.moved`)]).toEqual(
      databaseUrl === undefined ? [true, false] : [false, true],
    );
    expect(left === null || left.revokedAt !== undefined).toBe(true);
  });
});
