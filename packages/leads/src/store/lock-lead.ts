import type { Transaction } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/**
 * Locks a lead: other transactions that lock it wait for the end of this one.
 * Returns false for an unknown lead.
 */
export async function lockLead(transaction: Transaction<LeadTables>, reference: string): Promise<boolean> {
  // An update that changes nothing locks the row in both databases.
  const { numUpdatedRows } = await transaction
    .updateTable("lead")
    .set(({ ref }) => ({ agency: ref("agency") }))
    .where("reference", "=", reference)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
