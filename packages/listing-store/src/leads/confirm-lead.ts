import type { Kysely, Transaction } from "kysely";
import { expiryOf, type NewConfirmation, type NewMail } from "./lead.ts";
import type { LeadTable, LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/** An address gets no more questions than this at a time, whoever writes it into forms. */
const MAX_QUESTIONS_TO_ADDRESS = 5;

/** What a link of a letter confirms; null: nothing any more. */
export interface WaitingLead {
  reference: string;
  kind: LeadTable["kind"];
  /** ISO 8601; null: it waits still. */
  confirmed: string | null;
}

/** Whether a lead waits for its sender's confirmation. */
export function awaitsConfirmation({
  confirm_token,
  confirmed,
}: Pick<LeadTable, "confirm_token" | "confirmed">): boolean {
  return confirm_token !== null && confirmed === null;
}

/** Queues the letter that asks, unless that address has enough of them; then the operator alone sees the lead. */
export async function sendQuestion(
  transaction: Transaction<LeadTables>,
  { email, mail }: NewConfirmation,
  { reference, token, now }: { reference: string; token: string; now: Date },
): Promise<void> {
  const { count } = await transaction
    .selectFrom("lead")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirm_email", "=", email.toLowerCase())
    .where("confirmed", "is", null)
    .executeTakeFirstOrThrow();
  // This lead is one of them.
  if (count > MAX_QUESTIONS_TO_ADDRESS) return;
  await queueMail(transaction, mail(token), { lead: reference, now });
}

/** The lead that a link names, until it is purged. */
export async function leadToConfirm(db: Kysely<LeadTables>, token: string): Promise<WaitingLead | null> {
  const row = await db
    .selectFrom("lead")
    .select(["reference", "kind", "confirmed"])
    .where("confirm_token", "=", token)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Its sender says yes: the letters that were held go out, and it is kept as
 * long as any other. Once only.
 *
 * @returns whether there was a lead to confirm, now or before
 */
export function confirmLead(db: Kysely<LeadTables>, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .selectFrom("lead")
      .select(["reference", "kind", "created", "held_mails"])
      .where("confirm_token", "=", token)
      .executeTakeFirst();
    if (lead === undefined) return false;
    const confirmed = await transaction
      .updateTable("lead")
      .set({
        confirmed: now.toISOString(),
        held_mails: null,
        expires: expiryOf(lead.kind, new Date(lead.created)).toISOString(),
      })
      .where("reference", "=", lead.reference)
      .where("confirmed", "is", null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows !== 1n) return true;
    // As `putLead` wrote them.
    const mails = JSON.parse(lead.held_mails ?? "[]") as NewMail[];
    for (const mail of mails) await queueMail(transaction, mail, { lead: lead.reference, now });
    return true;
  });
}
