import type { Kysely, Transaction } from "kysely";
import type { LeadTables } from "./lead-tables.ts";
import { lockLead } from "./lock-lead.ts";
import { type LeadQuery, matchesQuery } from "./read-leads.ts";

export interface Purged {
  references: readonly string[];
  /** Names in quarantine and paths below the folder of leads. */
  files: readonly { id: string; path: string | null }[];
  /** Files that the object storage did not delete yet, since it does not respond; they are swept later. */
  lateFileCount: number;
}

/**
 * Deletes the matching or expired leads with the rows of their files and emails, in one transaction.
 * The caller deletes the files.
 */
export function purgeLeads(
  db: Kysely<LeadTables>,
  query: LeadQuery | { expiredAt: Date },
): Promise<Omit<Purged, "lateFileCount">> {
  return db.transaction().execute(async (transaction) => {
    const references = await findReferences(transaction, query);
    const files: { id: string; path: string | null }[] = [];
    for (const reference of references) {
      // Every transaction about a lead locks it first, so that no two deadlock.
      await lockLead(transaction, reference);
      files.push(
        ...(await transaction
          .deleteFrom("lead_file")
          .where("lead", "=", reference)
          .returning(["id", "path"])
          .execute()),
      );
      for (const table of ["mail", "lead_work", "lead_note", "webhook_delivery"] as const)
        await transaction.deleteFrom(table).where("lead", "=", reference).execute();
      await transaction.deleteFrom("lead").where("reference", "=", reference).execute();
    }
    return { references, files };
  });
}

async function findReferences(
  transaction: Transaction<LeadTables>,
  query: LeadQuery | { expiredAt: Date },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("lead")
    .select("reference")
    .where((lead) =>
      "expiredAt" in query ? lead("expires", "<=", query.expiredAt.toISOString()) : matchesQuery(query)(lead),
    )
    .execute();
  return rows.map(({ reference }) => reference);
}
