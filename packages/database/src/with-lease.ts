import { type Kysely, sql } from "kysely";
import type { StateTable } from "./migrate.ts";
import { isPostgres } from "./postgres.ts";

/** How long a lease is valid after its last renewal, in ms. */
export const LEASE_MS = 20_000;
const RENEW_MS = LEASE_MS / 4;

/** Milliseconds since 1970 by the clock of the database, which all servers share. */
const POSTGRES_NOW_MS = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;
const SQLITE_NOW_MS = sql<number>`cast(unixepoch('subsec') * 1000 as integer)`;

/**
 * Runs work that one server at a time may do. The signal aborts once another server may have taken
 * over, for example after the database was away for too long. Clocks of servers do not matter: the
 * database compares times by its own, and the owner counts the time since it last asked.
 *
 * @returns false if another server does it
 */
export async function withLease(
  db: Kysely<{ state: StateTable }>,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const now = isPostgres(db) ? POSTGRES_NOW_MS : SQLITE_NOW_MS;
  const newEnd = sql<number>`${now} + ${LEASE_MS}`;
  const row = `lease ${name}`;
  let renewedAtMs = performance.now();
  const taken = await db
    .insertInto("state")
    .values({ name: row, value: newEnd })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: newEnd })
        .where(({ eb, or }) =>
          or([
            eb("state.value", "<", now),
            // Written by a clock that was wrong, of an earlier primary.
            eb("state.value", ">", sql<number>`${now} + ${2 * LEASE_MS}`),
          ]),
        ),
    )
    .returning("value")
    .executeTakeFirst();
  if (taken === undefined) return false;

  // The end of the lease also tells whose it is: it is taken after the end of the one before.
  let end = taken.value;
  const lost = new AbortController();
  const abortInTime = () => {
    if (performance.now() - renewedAtMs >= LEASE_MS - RENEW_MS) lost.abort();
  };
  const change = async (value: number | typeof newEnd): Promise<void> => {
    const startMs = performance.now();
    const changed = await db
      .updateTable("state")
      .set({ value })
      .where("name", "=", row)
      .where("value", "=", end)
      .returning("value")
      .executeTakeFirst();
    if (changed === undefined) return lost.abort();
    end = changed.value;
    renewedAtMs = startMs;
  };
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Also while a renewal hangs: the others see the lease end.
    abortInTime();
    renewing ??= change(newEnd)
      .catch(() => {})
      .finally(() => {
        renewing = undefined;
      });
  }, RENEW_MS);
  try {
    // The response may have been late.
    abortInTime();
    await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewing;
    if (!lost.signal.aborted) await change(0).catch(() => {});
  }
  return true;
}
