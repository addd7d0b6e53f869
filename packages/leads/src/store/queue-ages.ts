import type { Kysely } from "kysely";
import type { LeadTables } from "./lead-tables.ts";

/** How long the oldest entry of each queue has waited, in seconds; 0 for an empty queue. */
export interface QueueAges {
  /** Emails that are due. */
  emailSeconds: number;
  /** Photos of confirmed leads. */
  photoSeconds: number;
}

/** Reads the ages of both queues. */
export async function readQueueAges(db: Kysely<LeadTables>, now: Date): Promise<QueueAges> {
  const email = await db
    .selectFrom("mail")
    .select(({ fn }) => fn.min("due").as("since"))
    .where("failed", "=", 0)
    .where("due", "<=", now.toISOString())
    .executeTakeFirst();
  const photo = await db
    .selectFrom("lead_file")
    .innerJoin("lead", "lead.reference", "lead_file.lead")
    .select(({ fn }) => fn.min("lead.created").as("since"))
    .where("lead_file.state", "=", "waiting")
    .where(({ eb, or }) => or([eb("lead.confirm_email", "is", null), eb("lead.confirmed", "is not", null)]))
    .executeTakeFirst();
  return { emailSeconds: getAge(email?.since, now), photoSeconds: getAge(photo?.since, now) };
}

function getAge(since: string | null | undefined, now: Date): number {
  if (since === null || since === undefined) return 0;
  return Math.max(0, Math.round((now.getTime() - Date.parse(since)) / 1_000));
}
