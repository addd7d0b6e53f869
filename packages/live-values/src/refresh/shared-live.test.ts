import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followLiveValues, replaceLiveValues } from "@lieudit/place-index/live";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openSharedLive, type SharedLive } from "./shared-live.ts";

interface Server extends Omit<SharedLive, "takeTurn"> {
  takeTurn(canRefresh?: boolean): Promise<boolean>;
}

let database: PostgresServer | undefined;
beforeAll(async () => {
  if (isPostgresInstalled()) database = await startPostgres();
}, 60_000);
afterAll(() => database?.remove());

describe.each([
  { where: "object storage", hasDatabase: false },
  { where: "object storage and a database", hasDatabase: true },
])("live values of servers that share places in $where", ({ hasDatabase }) => {
  const isSkipped = hasDatabase && !isPostgresInstalled();
  let s3: S3Server;
  let folder: string;
  let databaseUrl: string | undefined;
  let now: number;
  let lines: string[];
  beforeEach(async () => {
    s3 = await startS3();
    folder = await mkdtemp(join(tmpdir(), "lieudit-shared-live-"));
    if (hasDatabase && !isSkipped) databaseUrl = `${await database?.newDatabase()}?query_timeout=60000`;
    now = 1_000_000;
    lines = [];
  });
  afterEach(async () => {
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  const toPlaces = (server: string) => join(folder, server, "places");

  async function open(server: string, canRefresh = true): Promise<Server> {
    await mkdir(toPlaces(server), { recursive: true });
    const live = openSharedLive({
      folder: toPlaces(server),
      log: (line) => lines.push(line),
      monotonicMs: () => now,
      filesUrl: s3.url,
      databaseUrl: hasDatabase ? databaseUrl : undefined,
    });
    if (live === undefined) throw new Error("There is no storage.");
    onTestFinished(() => live.close());
    return { ...live, takeTurn: (can = canRefresh) => live.takeTurn(can) };
  }

  function setPrice(server: string, units: string): Promise<void> {
    const price = { currencyCode: "EUR", units };
    const prices = [{ type: "SP98" as const, price, updateTime: "2026-05-02T08:00:00Z" }];
    return replaceLiveValues(toPlaces(server), "fuel", new Map([["osm-n-0000000001", { prices }]]));
  }

  function readPrice(server: string): string | undefined {
    const live = followLiveValues(toPlaces(server));
    try {
      return live.get("fuel", "osm-n-0000000001")?.prices[0]?.price?.units;
    } finally {
      live.close();
    }
  }

  test.skipIf(isSkipped)("one server refreshes, and the others copy its values", async () => {
    const [one, two, reader] = [await open("one"), await open("two"), await open("reader", false)];
    expect([await one.takeTurn(), await two.takeTurn(), await reader.takeTurn()]).toEqual([
      true,
      false,
      false,
    ]);
    for (const price of ["1", "2", "3"]) {
      await setPrice("one", price);
      await one.publish();
      await two.takeTurn();
      await reader.takeTurn();
      expect([readPrice("two"), readPrice("reader")]).toEqual([price, price]);
    }
    expect(listLiveFiles()).toHaveLength(2);
    expect(lines).toEqual([]);
  });

  test.skipIf(isSkipped)("another server takes over from one that ended or was killed", async () => {
    const [one, two, three] = [await open("one"), await open("two"), await open("three")];
    await one.takeTurn();
    await setPrice("one", "1");
    await one.publish();
    expect(await two.takeTurn()).toBe(false);
    now += 59_000;
    expect(await two.takeTurn()).toBe(false);
    now += 2_000;
    expect(await two.takeTurn()).toBe(true);
    expect(readPrice("two")).toBe("1");
    expect(await one.takeTurn()).toBe(false);

    await setPrice("one", "9");
    await one.publish();
    expect(await three.takeTurn()).toBe(false);
    expect(readPrice("three")).toBe("1");

    await two.close();
    expect(await three.takeTurn()).toBe(true);
  });

  test.skipIf(isSkipped)("a server that renews its turn keeps it", async () => {
    const [one, two] = [await open("one"), await open("two")];
    for (let turn = 0; turn < 4; turn++) {
      expect([await one.takeTurn(), await two.takeTurn()]).toEqual([true, false]);
      now += 40_000;
    }
  });

  test.skipIf(isSkipped)("a server that cannot refresh passes its turn on, and copies again", async () => {
    const [one, two] = [await open("one"), await open("two")];
    await one.takeTurn();
    expect([await one.takeTurn(false), await two.takeTurn()]).toEqual([false, true]);
    await setPrice("two", "2");
    await two.publish();
    expect(await one.takeTurn(false)).toBe(false);
    expect(readPrice("one")).toBe("2");
  });

  test.skipIf(isSkipped)("heals a record that is damaged, or whose file is lost", async () => {
    const one = await open("one");
    await one.takeTurn();
    await setPrice("one", "1");
    await one.publish();
    for (const key of [...s3.objects.keys()]) if (key.endsWith(".sqlite")) s3.objects.delete(key);
    await one.close();
    const two = await open("two");
    expect(await two.takeTurn()).toBe(true);
    await setPrice("two", "2");
    await two.publish();
    if (!hasDatabase) {
      for (const text of ['{"until":1}', '{"holder":""}', "null", '{"holder":"","current":{"sha256":"x"}}']) {
        s3.objects.set("places/live.json", { bytes: Buffer.from(text), type: "", modified: new Date() });
        expect([text, await (await open("three")).takeTurn()]).toEqual([text, true]);
      }
    }
    expect(lines).toEqual([]);
  });

  test.skipIf(isSkipped)("of two servers that start at once, one refreshes", async () => {
    const servers = await Promise.all(["a", "b", "c", "d"].map((name) => open(name)));
    const turns = await Promise.all(servers.map((server) => server.takeTurn()));
    expect(turns.filter(Boolean)).toHaveLength(1);
  });

  test.skipIf(isSkipped)(
    "each server refreshes for itself while the storage is down, and says so once",
    async () => {
      const [one, reader] = [await open("one"), await open("reader", false)];
      s3.isOnline = false;
      await setPrice("one", "1");
      const lineCounts: number[] = [];
      for (let turn = 0; turn < 2; turn++) {
        expect(await one.takeTurn()).toBe(true);
        await one.publish();
        expect(await reader.takeTurn()).toBe(false);
        lineCounts.push(lines.length);
      }
      expect(lineCounts[1]).toBe(lineCounts[0]);
      expect(lines[0]).toMatch(/^Live values cannot be shared, each server has its own: /);

      s3.isOnline = true;
      await one.takeTurn();
      await one.publish();
      await reader.takeTurn();
      expect(readPrice("reader")).toBe("1");
      expect(lines.at(-1)).toBe("Live values are shared again.");
    },
  );

  const listLiveFiles = () => [...s3.objects.keys()].filter((key) => key.endsWith(".sqlite"));
});
