import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { MAX_UNCONFIRMED_MS, ReplicaReader, type ReplicaReaderOptions } from "./replica-reader.ts";
import { StoreError } from "./store-error.ts";

type Server = "primary" | "replica";

/** The newest change that each server has; null for a server that does not answer. */
const versions: Record<Server, number | null> = { primary: 5, replica: 5 };
let nowMs: number;
let options: ReplicaReaderOptions<object>;
let reader: ReplicaReader<object>;

beforeEach(() => {
  Object.assign(versions, { primary: 5, replica: 5 });
  nowMs = 0;
  const [primary, replica] = [open(), open()];
  const nameOf = (db: Kysely<object>): Server => (db === primary ? "primary" : "replica");
  options = {
    primary,
    replica,
    readVersion: async (db) => {
      const version = versions[nameOf(db)];
      if (version === null) throw new StoreError("UNAVAILABLE", "away");
      return version;
    },
  };
  reader = new ReplicaReader({ ...options, now: () => nowMs });
  read = (version) =>
    reader.read(async (db) => {
      if (versions[nameOf(db)] === null) throw new StoreError("UNAVAILABLE", "away");
      return nameOf(db);
    }, version);
});
let read: (version?: number) => Promise<Server>;

function open(): Kysely<object> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

test("a replica with the newest change is read", async () => {
  expect(await read()).toBe("replica");
});

test("a replica without it is left alone for a second", async () => {
  versions.primary = 6;
  expect(await read()).toBe("primary");
  versions.replica = 6;
  expect(await read()).toBe("primary");
  nowMs += 1_001;
  expect(await read()).toBe("replica");
});

test("an older change that is enough is read from the replica", async () => {
  versions.primary = 6;
  expect(await read(5)).toBe("replica");
});

test("without the primary, a replica with the newest known change serves for a minute", async () => {
  expect(await reader.readVersion()).toBe(5);
  versions.primary = null;
  expect(await read()).toBe("replica");
  nowMs += MAX_UNCONFIRMED_MS;
  expect(await read()).toBe("replica");
  nowMs += 1;
  await expect(read()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("without the primary, a replica serves as long if the clock is set meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const real = new ReplicaReader(options);
  expect(await real.readVersion()).toBe(5);
  versions.primary = null;
  vi.setSystemTime(Date.now() + 86_400_000);
  expect(await real.readVersion()).toBe(5);
});

test("without the primary, a replica that lacks the newest known change is not read", async () => {
  versions.primary = 6;
  expect(await reader.readVersion()).toBe(6);
  versions.primary = null;
  await expect(read()).rejects.toMatchObject({ code: "UNAVAILABLE" });
});

test("a primary that does not respond is asked once a second, one that refuses each time", async () => {
  let asked = 0;
  let delayMs = 0;
  const primary = open();
  const slow = new ReplicaReader({
    primary,
    replica: open(),
    now: () => nowMs,
    readVersion: async (db) => {
      if (db !== primary || asked++ === 0) return 5;
      nowMs += delayMs;
      throw new StoreError("UNAVAILABLE", "away");
    },
  });
  for (let call = 0; call < 4; call++) expect(await slow.readVersion()).toBe(5);
  expect(asked).toBe(4);
  delayMs = 700;
  for (let call = 0; call < 4; call++) expect(await slow.readVersion()).toBe(5);
  expect(asked).toBe(5);
  nowMs += 1_001;
  expect(await slow.readVersion()).toBe(5);
  expect(asked).toBe(6);
});

test("an error of the query is not tried elsewhere", async () => {
  await expect(reader.read(() => Promise.reject(new RangeError("wrong")))).rejects.toThrow(RangeError);
});
