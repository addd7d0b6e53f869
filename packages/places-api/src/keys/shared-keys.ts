import { DatabaseSync } from "node:sqlite";
import { moveFile, type ServiceDatabase, type ServiceTables } from "@lieudit/database/service";
import { type Batch, type Call, type Counted, countKey, getDay } from "./count-calls.ts";
import { KeyStoreError } from "./key-file.ts";
import type { KeyRows } from "./key-rows.ts";

type Database = Parameters<Parameters<ServiceDatabase["use"]>[0]>[0];

/**
 * Returns the keys that all servers of a database share. The first use moves those of the file at
 * `path` into the database.
 *
 * @param nowMs milliseconds since 1970; the clock of the database by default, which all servers share.
 */
export function openSharedKeys(service: ServiceDatabase, path: string, nowMs?: () => number): KeyRows {
  let isMoved = false;

  async function use<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    try {
      return await service.use(async (db) => {
        if (!isMoved) await moveFile(db, path, (transaction) => insertFile(transaction, path));
        isMoved = true;
        return work(db);
      });
    } catch (cause) {
      throw new KeyStoreError("The keys in the database of DATABASE_URL cannot be used.", { cause });
    }
  }

  return {
    find: (digest) =>
      use(
        async (db) =>
          (await db.selectFrom("api_key").selectAll().where("digest", "=", digest).executeTakeFirst()) ??
          null,
      ),
    insert: (row) =>
      use(async (db) => {
        await db.insertInto("api_key").values(row).execute();
      }),
    list: () =>
      use((db) => db.selectFrom("api_key").selectAll().orderBy("created_at").orderBy("id").execute()),
    revoke: (id, at) =>
      use(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable("api_key")
          .set({ revoked_at: at })
          .where("id", "=", id)
          .where("revoked_at", "is", null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),
    usage: (sinceDay) =>
      use((db) =>
        db
          .selectFrom("key_day")
          .select(["key_id as id", "day", "calls", "refused"])
          .where("day", ">=", sinceDay)
          .orderBy("day", "desc")
          .orderBy("key_id")
          .execute(),
      ),
    count: (batch) =>
      use((db) => db.transaction().execute((transaction) => countTogether(transaction, batch, nowMs))),
    // The database belongs to the caller.
    close() {},
  };
}

/** Counts while no other server counts the same keys: their rows are locked until the transaction ends. */
async function countTogether<Wish extends Call>(
  db: Database,
  { returned, wished }: Batch<Wish>,
  nowMs?: () => number,
): Promise<Counted<Wish>[]> {
  // In one order, so that two servers never wait for each other.
  const ids = [...new Set([...returned, ...wished].map(({ id }) => id))].sort();
  const locked = await db
    .insertInto("key_minute")
    .values(ids.map((id) => ({ key_id: id, started_ms: 0, calls: 0 })))
    .onConflict((conflict) =>
      conflict.column("key_id").doUpdateSet(({ ref }) => ({ calls: ref("key_minute.calls") })),
    )
    .returning(({ fn, val }) => [
      // Read once the row is locked.
      fn<Date>("clock_timestamp").as("now"),
      // As in the file, a power cut may lose the last counts, but no key.
      fn("set_config", [val("synchronous_commit"), val("off"), val(true)]).as("commit"),
    ])
    .execute();
  const now = nowMs?.() ?? Number(locked.at(-1)?.now);
  for (const { id, minuteMs, day } of returned) {
    // A minute that has restarted since does not contain the call.
    await db
      .updateTable("key_minute")
      .set(({ eb }) => ({ calls: eb("calls", "-", 1) }))
      .where("key_id", "=", id)
      .where("started_ms", "=", minuteMs)
      .where("calls", ">", 0)
      .execute();
    await db
      .updateTable("key_day")
      .set(({ eb }) => ({ calls: eb("calls", "-", 1) }))
      .where("key_id", "=", id)
      .where("day", "=", day)
      .where("calls", ">", 0)
      .execute();
  }
  if (wished.length === 0) return [];
  const today = getDay(now);
  const uses = await db
    .selectFrom("key_minute")
    .leftJoin("key_day", (join) =>
      join.onRef("key_day.key_id", "=", "key_minute.key_id").on("key_day.day", "=", today),
    )
    .select([
      "key_minute.key_id as id",
      "started_ms",
      "key_minute.calls",
      "key_day.calls as today",
      "refused",
    ])
    .where("key_minute.key_id", "in", ids)
    .execute();
  const counted = wished.map(({ id, wishes }) => {
    const row = uses.find((one) => one.id === id);
    const before = {
      startedMs: row?.started_ms,
      minuteCalls: row?.calls ?? 0,
      dayCalls: row?.today ?? 0,
      dayRefused: row?.refused ?? 0,
    };
    return { id, ...countKey(id, wishes, before, now) };
  });
  await db
    .insertInto("key_minute")
    .values(counted.map(({ id, use }) => ({ key_id: id, started_ms: use.startedMs, calls: use.minuteCalls })))
    .onConflict((conflict) =>
      conflict.column("key_id").doUpdateSet(({ ref }) => ({
        started_ms: ref("excluded.started_ms"),
        calls: ref("excluded.calls"),
      })),
    )
    .execute();
  await db
    .insertInto("key_day")
    .values(
      counted.map(({ id, use }) => ({
        key_id: id,
        day: today,
        calls: use.dayCalls,
        refused: use.dayRefused,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["key_id", "day"]).doUpdateSet(({ ref }) => ({
        calls: ref("excluded.calls"),
        refused: ref("excluded.refused"),
      })),
    )
    .execute();
  return counted.flatMap(({ outcomes }) => outcomes);
}

/** Rows of one statement; a statement has at most 65,535 values. */
const MAX_ROWS = 1_000;

/** Adds the keys of a file. Keys and days that the database has are left alone. */
async function insertFile(db: Database, path: string): Promise<void> {
  const { keys, days } = readFile(path);
  for (let at = 0; at < keys.length; at += MAX_ROWS)
    await db
      .insertInto("api_key")
      .values(keys.slice(at, at + MAX_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  for (let at = 0; at < days.length; at += MAX_ROWS)
    await db
      .insertInto("key_day")
      .values(days.slice(at, at + MAX_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function readFile(path: string): { keys: ServiceTables["api_key"][]; days: ServiceTables["key_day"][] } {
  const file = new DatabaseSync(path, { timeout: 500 });
  try {
    // Fails while a server without the database still writes to it.
    file.exec("PRAGMA journal_mode = DELETE");
    // The columns of the tables are the same.
    return {
      keys: file.prepare("SELECT * FROM keys").all() as unknown as ServiceTables["api_key"][],
      days: file.prepare("SELECT * FROM days").all() as unknown as ServiceTables["key_day"][],
    };
  } finally {
    file.close();
  }
}
