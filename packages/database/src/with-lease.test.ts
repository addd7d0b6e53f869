import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StateTable } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { LEASE_MS, withLease } from "./with-lease.ts";

type Tables = { state: StateTable };
const SCHEMA = { name: "leases", subject: "essais", migrationLock: 77_001, steps: [async () => {}] };

describeOnBothDatabases("a lease", (createDatabase) => {
  let folder: string;
  let servers: Kysely<Tables>[];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "lieudit-lease-"));
    const place = { folder, databaseUrl: await createDatabase() };
    servers = [await openDatabase<Tables>(SCHEMA, place), await openDatabase<Tables>(SCHEMA, place)];
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
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
        await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
        await vi.waitFor(async () => expect(await readEnd()).toBeGreaterThan(Date.now() + 0.8 * LEASE_MS));
      }
      expect(await take(1)).toBe(false);
      expect(signal.aborted).toBe(false);
    });
  });

  test("of a server that was away for too long is taken by another, and the first one notices", async () => {
    const signals: AbortSignal[] = [];
    await take(0, async (first) => {
      vi.setSystemTime(Date.now() + LEASE_MS + 1);
      await take(1, async (second) => {
        await vi.advanceTimersByTimeAsync(LEASE_MS / 4);
        await vi.waitFor(() => expect(first.aborted).toBe(true));
        signals.push(first, second);
      });
    });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test("ends for its work while a renewal hangs, before others may take it", async () => {
    let respond: (update: { numUpdatedRows: bigint }) => void = () => {};
    const hanging = {
      set: () => hanging,
      where: () => hanging,
      executeTakeFirst: () => new Promise((resolve) => (respond = resolve)),
    };
    vi.spyOn(servers[0]!, "updateTable").mockReturnValue(hanging as never);
    await take(0, async (signal) => {
      await vi.advanceTimersByTimeAsync(0.75 * LEASE_MS - 1);
      expect(signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(signal.aborted).toBe(true);
      respond({ numUpdatedRows: 0n });
    });
  });

  test("is free after work that failed", async () => {
    await expect(take(0, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await take(1)).toBe(true);
  });

  async function readEnd(): Promise<number | undefined> {
    const row = await servers[0]!
      .selectFrom("state")
      .select("value")
      .where("name", "=", "lease trial")
      .executeTakeFirst();
    return row?.value;
  }
});
