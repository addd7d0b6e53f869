import type { Kysely } from "kysely";
import type { LeadFile } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { toLeadFile } from "./read-leads.ts";

/**
 * Returns the next quarantined file to re-encode, or null. Photos of unconfirmed leads
 * come last. Otherwise the first photo of each lead comes before the second of any, so
 * that a lead with many photos does not hold up others.
 *
 * @param except ids of files that are postponed
 */
export async function getNextWaitingFile(
  db: Kysely<LeadTables>,
  except: readonly string[],
): Promise<LeadFile | null> {
  const row = await db
    .selectFrom("lead_file")
    .innerJoin("lead", "lead.reference", "lead_file.lead")
    .selectAll("lead_file")
    .where("lead_file.state", "=", "waiting")
    .$if(except.length > 0, (files) => files.where("lead_file.id", "not in", except))
    .orderBy(({ eb }) =>
      eb
        .case()
        .when(eb.and([eb("lead.confirm_email", "is not", null), eb("lead.confirmed", "is", null)]))
        .then(1)
        .else(0)
        .end(),
    )
    .orderBy("lead_file.ordinal")
    .orderBy("lead.created")
    .orderBy("lead_file.id")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toLeadFile(row);
}

/**
 * What recording the result of a file did: nothing if another server was faster, and if the file was
 * purged meanwhile, its result must be removed.
 */
export type SettledFile = "recorded" | "known" | "purged";

/** Records the result of re-encoding a file. */
export async function settleFile(
  db: Kysely<LeadTables>,
  id: string,
  result: { path: string } | { reason: string },
): Promise<SettledFile> {
  const outcome =
    "path" in result
      ? { state: "ready" as const, path: result.path }
      : { state: "refused" as const, reason: result.reason.slice(0, 300) };
  const update = await db
    .updateTable("lead_file")
    .set(outcome)
    .where("id", "=", id)
    // Another server may have been faster, and deleted the upload.
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (update.numUpdatedRows === 1n) return "recorded";
  const row = await db.selectFrom("lead_file").select("id").where("id", "=", id).executeTakeFirst();
  return row === undefined ? "purged" : "known";
}

/** Returns the names of quarantined files and the paths of stored files that belong to a lead. */
export async function listKnownFiles(
  db: Kysely<LeadTables>,
): Promise<{ waiting: ReadonlySet<string>; stored: ReadonlySet<string> }> {
  const rows = await db.selectFrom("lead_file").select(["id", "state", "path"]).execute();
  return {
    waiting: new Set(rows.filter(({ state }) => state === "waiting").map(({ id }) => id)),
    stored: new Set(rows.flatMap(({ path }) => (path === null ? [] : [path]))),
  };
}

/** Returns the total size of all uploads, in bytes before re-encoding. */
export async function fileByteCount(db: Kysely<LeadTables>): Promise<number> {
  const row = await db
    .selectFrom("lead_file")
    .select(db.fn.sum<number | null>("byte_count").as("total"))
    .where("state", "!=", "refused")
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}
