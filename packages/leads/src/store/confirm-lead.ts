import type { Kysely, Transaction } from "kysely";
import { expiryOf, type NewConfirmation, type NewMail } from "./lead.ts";
import type { LeadTable, LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/** An address gets no more questions than this at a time, whoever writes it into forms. */
export const MAX_QUESTIONS_TO_ADDRESS = 5;

/** What a link of a letter confirms. */
export interface WaitingLead {
  /** Of the lead that the letter was about. */
  reference: string;
  kind: LeadTable["kind"];
  /** ISO 8601; null: it waits still. */
  confirmed: string | null;
  /** References of all leads of that address that wait, oldest first: one yes is for all of them. */
  waiting: readonly string[];
}

/**
 * How a lead waits for its sender's confirmation. `asked`: a letter asks for
 * it. `asked-before`: its address had enough of them, and the link of any of
 * those confirms it too.
 */
export type AwaitedConfirmation = "asked" | "asked-before";

/** How a lead waits for its sender's confirmation; null: it does not, or no longer. */
export function awaitedConfirmation({
  confirm_token,
  confirm_email,
  confirmed,
}: Pick<LeadTable, "confirm_token" | "confirm_email" | "confirmed">): AwaitedConfirmation | null {
  if (confirm_email === null || confirmed !== null) return null;
  return confirm_token === null ? "asked-before" : "asked";
}

/** Whether an address may get one more letter that asks. */
export async function mayBeAsked(transaction: Transaction<LeadTables>, email: string): Promise<boolean> {
  const { count } = await transaction
    .selectFrom("lead")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirm_email", "=", addressKey(email))
    .where("confirm_token", "is not", null)
    .where("confirmed", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count) < MAX_QUESTIONS_TO_ADDRESS;
}

/** How an address is kept, so that the same one is found again. */
export function addressKey(email: NewConfirmation["email"]): string {
  return email.toLowerCase();
}

/** The lead that a link names, until it is purged; null: there is none any more. */
export async function leadToConfirm(db: Kysely<LeadTables>, token: string): Promise<WaitingLead | null> {
  const row = await db
    .selectFrom("lead")
    .select(["reference", "kind", "confirmed", "confirm_email"])
    .where("confirm_token", "=", token)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { confirm_email, ...lead } = row;
  const waiting = await waitingOf(db, confirm_email);
  return { ...lead, waiting: waiting.map(({ reference }) => reference) };
}

/**
 * Its sender says yes, for all that waits with the same address: it is theirs,
 * and not every lead has a letter of its own. The letters that were held go
 * out, and each lead is kept as long as any other. Once only.
 *
 * @returns whether there was a lead to confirm, now or before
 */
export function confirmLead(db: Kysely<LeadTables>, token: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const named = await transaction
      .selectFrom("lead")
      .select("confirm_email")
      .where("confirm_token", "=", token)
      .executeTakeFirst();
    if (named === undefined) return false;
    for (const lead of await waitingOf(transaction, named.confirm_email)) {
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
      // Another process was quicker, and told of it.
      if (confirmed.numUpdatedRows !== 1n) continue;
      // As `putLead` wrote them.
      const mails = JSON.parse(lead.held_mails ?? "[]") as NewMail[];
      for (const mail of mails) await queueMail(transaction, mail, { lead: lead.reference, now });
    }
    return true;
  });
}

/** Leads of an address that wait, oldest first; always in that order, so that two processes do not lock each other. */
function waitingOf(db: Kysely<LeadTables>, email: string | null) {
  return db
    .selectFrom("lead")
    .select(["reference", "kind", "created", "held_mails"])
    .where("confirm_email", "=", email)
    .where("confirmed", "is", null)
    .orderBy("created")
    .orderBy("reference")
    .execute();
}
