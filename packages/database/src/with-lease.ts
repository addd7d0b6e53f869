import type { Kysely } from "kysely";
import type { StateTable } from "./migrate.ts";

/** How long a lease is valid after its last renewal, in ms. Clocks of servers may differ by less. */
export const LEASE_MS = 20_000;
const RENEW_MS = LEASE_MS / 4;

/**
 * Runs work that one server at a time may do. The signal aborts once another server may have taken
 * over, for example after the database was away for too long.
 *
 * @returns false if another server does it
 */
export async function withLease(
  db: Kysely<{ state: StateTable }>,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  // The end of the lease also tells whose it is: it is taken after the end of the one before.
  const createEnd = () => Date.now() + LEASE_MS;
  const row = `lease ${name}`;
  let end = createEnd();
  const taken = await db
    .insertInto("state")
    .values({ name: row, value: end })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: end }).where("state.value", "<", Date.now()),
    )
    .returning("value")
    .executeTakeFirst();
  if (taken === undefined) return false;

  const lost = new AbortController();
  const change = async (value: number): Promise<void> => {
    const { numUpdatedRows } = await db
      .updateTable("state")
      .set({ value })
      .where("name", "=", row)
      .where("value", "=", end)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) lost.abort();
    else end = value;
  };
  let renewing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Also while a renewal hangs: the others see the lease end.
    if (Date.now() >= end - RENEW_MS) lost.abort();
    renewing ??= change(createEnd())
      .catch(() => {})
      .finally(() => {
        renewing = undefined;
      });
  }, RENEW_MS);
  try {
    await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewing;
    if (!lost.signal.aborted) await change(0).catch(() => {});
  }
  return true;
}
