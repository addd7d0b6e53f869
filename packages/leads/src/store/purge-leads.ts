import type { Kysely, Transaction } from "kysely";
import type { LeadTables } from "./lead-tables.ts";
import { isMeant, type LeadQuestion } from "./read-leads.ts";

export interface Purged {
  references: readonly string[];
  /** Names in quarantine and paths below the folder of leads; the rows are gone, the files are to follow. */
  files: readonly { id: string; path: string | null }[];
}

/** Removes leads, their files' rows and their letters, all or none: the asked ones, or those past their date. */
export function purgeLeads(
  db: Kysely<LeadTables>,
  question: LeadQuestion | { expiredAt: Date },
): Promise<Purged> {
  return db.transaction().execute(async (transaction) => {
    const references = await referencesOf(transaction, question);
    const files: { id: string; path: string | null }[] = [];
    for (const reference of references) {
      files.push(
        ...(await transaction
          .deleteFrom("lead_file")
          .where("lead", "=", reference)
          .returning(["id", "path"])
          .execute()),
      );
      await transaction.deleteFrom("mail").where("lead", "=", reference).execute();
      await transaction.deleteFrom("lead").where("reference", "=", reference).execute();
    }
    return { references, files };
  });
}

async function referencesOf(
  transaction: Transaction<LeadTables>,
  question: LeadQuestion | { expiredAt: Date },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom("lead")
    .select("reference")
    .where((lead) =>
      "expiredAt" in question
        ? lead("expires", "<=", question.expiredAt.toISOString())
        : isMeant(question)(lead),
    )
    .execute();
  return rows.map(({ reference }) => reference);
}
