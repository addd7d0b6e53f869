import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { NewMail } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";

/** A letter whose turn it is. */
export interface DueMail extends NewMail {
  id: string;
  /** How often it was tried before. */
  attempts: number;
  /** Reference of the lead that it tells of; null: it is of an alert. */
  lead: string | null;
}

export interface MailQuestion {
  lead: string | null;
  now: Date;
}

/** Minutes until the next attempt: four days in all, then it is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440, 1440, 1440];

/** A letter that is being sent is nobody else's for so long; a process that died meanwhile leaves it to the next one. */
const CLAIM_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

/** Puts a letter into the queue, in the transaction of what it tells. */
export async function queueMail(
  db: Kysely<LeadTables>,
  mail: NewMail,
  { lead, now }: MailQuestion,
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

/** Takes the next letter for this process alone; null: none is due. */
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
    if (claimed.numUpdatedRows !== 1n) continue; // another process was quicker
    // As `queueMail` wrote it.
    const mail = JSON.parse(next.content) as NewMail;
    return { ...mail, id: next.id, attempts: next.attempts, lead: next.lead };
  }
}

/** It was handed over; nothing of it is kept. */
export async function mailSent(db: Kysely<LeadTables>, id: string): Promise<void> {
  await db.deleteFrom("mail").where("id", "=", id).execute();
}

/** It was not; it is tried again later, or given up. */
export async function mailFailed(
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

/** Forgets letters of alerts that were given up and came before `before`; those of a lead go with it. */
export async function forgetGivenUp(db: Kysely<LeadTables>, before: Date): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("lead", "is", null)
    .where("failed", "=", 1)
    .where("created", "<", before.toISOString())
    .execute();
}

export interface MailCounts {
  waiting: number;
  /** Given up. */
  failed: number;
}

/** How many letters wait, and how many were given up. */
export async function countMails(db: Kysely<LeadTables>): Promise<MailCounts> {
  const rows = await db
    .selectFrom("mail")
    .select(["failed", db.fn.countAll<number>().as("count")])
    .groupBy("failed")
    .execute();
  const of = (failed: number) => Number(rows.find((row) => row.failed === failed)?.count ?? 0);
  return { waiting: of(0), failed: of(1) };
}
