import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StateTable } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { LEASE_MS, withLease } from "./with-lease.ts";

const DAY_MS = 86_400_000;

type Tables = { state: StateTable };
const SCHEMA = { name: "leases", subject: "essais", migrationLock: 77_001, steps: [async () => {}] };

describeOnBothDatabases("a lease", (createDatabase) => {
  let folder: string;
  let servers: Kysely<Tables>[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "lieudit-lease-"));
    const place = { folder, databaseUrl: await createDatabase() };
    servers = [await openDatabase<Tables>(SCHEMA, place), await openDatabase<Tables>(SCHEMA, place)];
    // The database's own clock goes on.
    vi.useFakeTimers({ toFake: ["Date", "performance", "setInterval", "clearInterval"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const server of servers) await server.destroy();
    rmSync(folder, { recursive: true });
  });

  const take = (server: number, work: (signal: AbortSignal) => Promise<void> = async () => {}) =>
    withLease(servers[server]!, "trial", work);

  test("is held by one server at a time, and free after its work", async () => {
    let heldMeanwhile: boolean | undefined;
    const done = await take(0, async () => {
      heldMeanwhile = await take(1);
    });
    expect([done, heldMeanwhile]).toEqual([true, false]);
    expect(await take(1)).toBe(true);
  });

  test("is renewed during long work", async () => {
    await take(0, async (signal) => {
      for (let passedMs = 0; passedMs < 3 * LEASE_MS; passedMs += LEASE_MS / 4) {
        const end = await readEnd();
        await sleep(2);
        await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
        await vi.waitFor(async () => expect(await readEnd()).toBeGreaterThan(end));
      }
      expect(await take(1)).toBe(false);
      expect(signal.aborted).toBe(false);
    });
  });

  test("of a server that was away for too long is taken by another, and the first one notices", async () => {
    const signals: AbortSignal[] = [];
    await take(0, async (first) => {
      await expire();
      await take(1, async (second) => {
        await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
        await vi.waitFor(() => expect(first.aborted).toBe(true));
        signals.push(first, second);
      });
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test.each([-DAY_MS, DAY_MS])(
    "is neither lost nor kept by servers whose clocks differ by %d ms",
    async (skewMs) => {
      const realMs = Date.now();
      vi.setSystemTime(realMs + skewMs);
      await take(0, async (signal) => {
        vi.setSystemTime(realMs);
        expect(await take(1)).toBe(false);
        vi.setSystemTime(realMs + 2 * skewMs);
        expect(await take(1)).toBe(false);
        await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
        expect(signal.aborted).toBe(false);
        await expire();
        expect(await take(1)).toBe(true);
      });
    },
  );

  test("of a killed server ends after its time", async () => {
    const { promise: holding, resolve } = Promise.withResolvers<AbortSignal>();
    void take(0, (signal) => {
      resolve(signal);
      return new Promise(() => {});
    });
    await holding;
    vi.clearAllTimers();
    await expire(LEASE_MS - 5_000);
    expect(await take(1)).toBe(false);
    await expire(5_000);
    expect(await take(1)).toBe(true);
  });

  test("is taken although an earlier database had a clock that was ahead", async () => {
    await take(0, async () => {
      await expire(-0.75 * LEASE_MS);
      expect(await take(1)).toBe(false);
      await expire(-DAY_MS);
      expect(await take(1)).toBe(true);
    });
  });

  test("ends for its work before another server takes it, if the owner is cut off", async () => {
    vi.spyOn(servers[0]!, "updateTable").mockImplementation(() => {
      throw new Error("cut off");
    });
    await take(0, async (signal) => {
      const abortedBefore: boolean[] = [];
      do {
        abortedBefore.push(signal.aborted);
        await vi.advanceTimersByTimeAsync(1_000);
        await expire(1_000);
      } while (!(await take(1)));
      expect(abortedBefore.length).toBe(LEASE_MS / 1_000);
      expect(abortedBefore.at(-1)).toBe(true);
    });
  });

  test("is lost for its work at once if the database granted it too long ago", async () => {
    let isAborted: boolean | undefined;
    const taking = take(0, async (signal) => {
      isAborted = signal.aborted;
    });
    vi.advanceTimersByTime(0.75 * LEASE_MS);
    await taking;
    expect(isAborted).toBe(true);
  });

  test("ends for its work while a renewal hangs, before others may take it", async () => {
    let respond: (row: undefined) => void = () => {};
    const hanging = {
      set: () => hanging,
      where: () => hanging,
      returning: () => hanging,
      executeTakeFirst: () => new Promise((resolve) => (respond = resolve)),
    };
    vi.spyOn(servers[0]!, "updateTable").mockReturnValue(hanging as never);
    await take(0, async (signal) => {
      await vi.advanceTimersByTimeAsync(0.75 * LEASE_MS - 1);
      expect(signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(signal.aborted).toBe(true);
      respond(undefined);
    });
  });

  test("is free after work that failed", async () => {
    await expect(take(0, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await take(1)).toBe(true);
  });

  async function readEnd(): Promise<number> {
    const row = await servers[1]!
      .selectFrom("state")
      .select("value")
      .where("name", "=", "lease trial")
      .executeTakeFirstOrThrow();
    return row.value;
  }

  /** Brings the end nearer, as if the clock of the database had gone on. */
  async function expire(ms = LEASE_MS + 1): Promise<void> {
    const value = (await readEnd()) - ms;
    await servers[1]!.updateTable("state").set({ value }).where("name", "=", "lease trial").execute();
  }
});
