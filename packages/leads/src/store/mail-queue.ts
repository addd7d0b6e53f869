import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewMail } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";

/** A queued email that is due. */
export interface DueMail extends NewMail {
  id: string;
  /** Number of failed attempts. */
  attempts: number;
  /** Reference of the lead that it reports; null for an email of an alert. */
  lead: string | null;
}

export interface QueueOptions {
  lead: string | null;
  now: Date;
}

/** Minutes between attempts; after four days in total no further attempt is made. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440];

/** How long a process holds an email that it is sending. If the process dies, another one may claim it then. */
const CLAIM_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/** Queues an email, in the transaction of what it reports. */
export async function queueMail(
  db: Kysely<LeadTables>,
  mail: NewMail,
  { lead, now }: QueueOptions,
): Promise<void> {
  await db
    .insertInto("mail")
    .values({
      id: randomUUID(),
      lead,
      created: now.toISOString(),
      due: now.toISOString(),
      attempts: 0,
      failed: 0,
      error: null,
      content: JSON.stringify(mail),
    })
    .execute();
}

/** Claims the next due email for this process, or returns null. */
export async function claimMail(db: Kysely<LeadTables>, now: Date): Promise<DueMail | null> {
  for (;;) {
    const next = await db
      .selectFrom("mail")
      .select(["id", "due", "attempts", "content", "lead"])
      .where("failed", "=", 0)
      .where("due", "<=", now.toISOString())
      .orderBy("due")
      .limit(1)
      .executeTakeFirst();
    if (next === undefined) return null;
    const claimed = await db
      .updateTable("mail")
      .set({ due: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where("id", "=", next.id)
      .where("due", "=", next.due)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) continue; // another process claimed it
    // Written by `queueMail`.
    const mail = JSON.parse(next.content) as NewMail;
    return { ...mail, id: next.id, attempts: next.attempts, lead: next.lead };
  }
}

/** Deletes an email that was delivered. */
export async function recordMailSent(db: Kysely<LeadTables>, id: string): Promise<void> {
  await db.deleteFrom("mail").where("id", "=", id).execute();
}

/** Schedules the next attempt for an email, or marks it as failed. */
export async function recordMailFailure(
  db: Kysely<LeadTables>,
  { id, attempts }: Pick<DueMail, "id" | "attempts">,
  { error, isFinal, now }: { error: string; isFinal: boolean; now: Date },
): Promise<void> {
  const pauseMinutes = isFinal ? undefined : PAUSES_MINUTES[attempts];
  await db
    .updateTable("mail")
    .set({
      attempts: attempts + 1,
      failed: pauseMinutes === undefined ? 1 : 0,
      error: error.slice(0, 300),
      due: new Date(now.getTime() + (pauseMinutes ?? 0) * MINUTE_MS).toISOString(),
    })
    .where("id", "=", id)
    .execute();
}

/** Deletes failed emails of alerts from before `before`. Those of a lead are purged with it. */
export async function removeAbandonedMails(db: Kysely<LeadTables>, before: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("lead", "is", null)
    .where("failed", "=", 1)
    .where("created", "<", before.toISOString())
    .execute();
}

export interface MailCounts {
  waiting: number;
  /** Emails without a further attempt. */
  failed: number;
}

/** Counts queued and failed emails. */
export async function countMails(db: Kysely<LeadTables>): Promise<MailCounts> {
  const rows = await db
    .selectFrom("mail")
    .select(["failed", db.fn.countAll<number>().as("count")])
    .groupBy("failed")
    .execute();
  const getCount = (failed: number) => Number(rows.find((row) => row.failed === failed)?.count ?? 0);
  return { waiting: getCount(0), failed: getCount(1) };
}
