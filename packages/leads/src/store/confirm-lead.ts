import type { Kysely, Transaction } from "kysely";
import { queueEvents } from "../webhooks/webhook-store.ts";
import { getExpiry, type NewConfirmation, type NewMail, type Retention } from "./lead.ts";
import type { LeadTable, LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/** Confirmation requests that an address may have open at a time, no matter who typed it into forms. */
export const MAX_CONFIRMATION_REQUESTS = 5;

/** A lead that the link of an email confirms. */
export interface UnconfirmedLead {
  /** Reference of the lead that the email is about. */
  reference: string;
  kind: LeadTable["kind"];
  /** ISO 8601; null while it is unconfirmed. */
  confirmed: string | null;
  /** All unconfirmed leads of that address, oldest first; others may have sent some of them. */
  waiting: readonly WaitingLead[];
}

export interface WaitingLead {
  reference: string;
  kind: LeadTable["kind"];
  /** ISO 8601 */
  created: string;
}

/**
 * State of an unconfirmed lead. `asked`: an email asks for its confirmation.
 * `asked-before`: its address has reached the limit of such emails, and the
 * link of any of them confirms this lead too.
 */
export type AwaitedConfirmation = "asked" | "asked-before";

/** Returns how a lead awaits its confirmation, or null if it does not. */
export function getAwaitedConfirmation({
  confirm_token,
  confirm_email,
  confirmed,
}: Pick<LeadTable, "confirm_token" | "confirm_email" | "confirmed">): AwaitedConfirmation | null {
  if (confirm_email === null || confirmed !== null) return null;
  return confirm_token === null ? "asked-before" : "asked";
}

/** Whether an address may get one more confirmation request. */
export async function canRequestConfirmation(
  transaction: Transaction<LeadTables>,
  email: string,
): Promise<boolean> {
  const { count } = await transaction
    .selectFrom("lead")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirm_email", "=", normaliseEmail(email))
    .where("confirm_token", "is not", null)
    .where("confirmed", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count) < MAX_CONFIRMATION_REQUESTS;
}

/** Lower-cases an address, as it is stored and compared. */
export function normaliseEmail(email: NewConfirmation["email"]): string {
  return email.toLowerCase();
}

/** Returns the lead with this token, or null if it was purged. */
export async function findLeadToConfirm(
  db: Kysely<LeadTables>,
  token: string,
): Promise<UnconfirmedLead | null> {
  const row = await db
    .selectFrom("lead")
    .select(["reference", "kind", "confirmed", "confirm_email"])
    .where("confirm_token", "=", token)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { confirm_email, ...lead } = row;
  const waiting = await findUnconfirmed(db, confirm_email);
  return {
    ...lead,
    waiting: waiting.map(({ reference, kind, created }) => ({ reference, kind, created })),
  };
}

/**
 * Confirms leads that await confirmation from the address of the token's lead,
 * since not every lead has an email of its own. Their held emails are queued and
 * the usual retention applies. A second call changes nothing.
 *
 * @param references leads to confirm; others of the same address stay unconfirmed
 * @returns whether the token belongs to a lead, confirmed now or earlier
 */
export function confirmLead(
  db: Kysely<LeadTables>,
  token: string,
  references: readonly string[],
  { now, retention }: { now: Date; retention: Retention },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const tokenLead = await transaction
      .selectFrom("lead")
      .select("confirm_email")
      .where("confirm_token", "=", token)
      .executeTakeFirst();
    if (tokenLead === undefined) return false;
    for (const lead of await findUnconfirmed(transaction, tokenLead.confirm_email)) {
      if (!references.includes(lead.reference)) continue;
      const confirmed = await transaction
        .updateTable("lead")
        .set({
          confirmed: now.toISOString(),
          held_mails: null,
          expires: getExpiry(lead.kind, new Date(lead.created), retention).toISOString(),
        })
        .where("reference", "=", lead.reference)
        .where("confirmed", "is", null)
        .executeTakeFirst();
      // Another process was faster, and queued its emails.
      if (confirmed.numUpdatedRows !== 1n) continue;
      // Written by `putLead`.
      const mails = JSON.parse(lead.held_mails ?? "[]") as NewMail[];
      for (const mail of mails) await queueMail(transaction, mail, { lead: lead.reference, now });
      await queueEvents(transaction, lead.reference, "lead.created", now);
    }
    return true;
  });
}

/** Returns the unconfirmed leads of an address, oldest first. The fixed order prevents deadlocks between processes. */
function findUnconfirmed(db: Kysely<LeadTables>, email: string | null) {
  return db
    .selectFrom("lead")
    .select(["reference", "kind", "created", "held_mails"])
    .where("confirm_email", "=", email)
    .where("confirmed", "is", null)
    .orderBy("created")
    .orderBy("reference")
    .execute();
}
