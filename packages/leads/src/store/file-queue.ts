import type { Kysely } from "kysely";
import type { LeadFile } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { fileOf } from "./read-leads.ts";

/** The next file of the quarantine that is to be re-encoded; null: none. */
export async function nextWaitingFile(db: Kysely<LeadTables>): Promise<LeadFile | null> {
  const row = await db
    .selectFrom("lead_file")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("lead")
    .orderBy("ordinal")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fileOf(row);
}

/**
 * Says what became of a file.
 *
 * @returns whether its row is still there; what was purged meanwhile must not come back
 */
export async function settleFile(
  db: Kysely<LeadTables>,
  id: string,
  result: { path: string } | { reason: string },
): Promise<boolean> {
  const outcome =
    "path" in result
      ? { state: "ready" as const, path: result.path }
      : { state: "refused" as const, reason: result.reason.slice(0, 300) };
  const answer = await db.updateTable("lead_file").set(outcome).where("id", "=", id).executeTakeFirst();
  return answer.numUpdatedRows === 1n;
}

/** Which of these files of the quarantine, by name, and of the stored ones, by path, belong to a lead. */
export async function knownFiles(
  db: Kysely<LeadTables>,
): Promise<{ waiting: ReadonlySet<string>; stored: ReadonlySet<string> }> {
  const rows = await db.selectFrom("lead_file").select(["id", "state", "path"]).execute();
  return {
    waiting: new Set(rows.filter(({ state }) => state === "waiting").map(({ id }) => id)),
    stored: new Set(rows.flatMap(({ path }) => (path === null ? [] : [path]))),
  };
}

/** Bytes of all files of leads, as they came. */
export async function fileByteCount(db: Kysely<LeadTables>): Promise<number> {
  const row = await db
    .selectFrom("lead_file")
    .select(db.fn.sum<number | null>("byte_count").as("total"))
    .where("state", "!=", "refused")
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
