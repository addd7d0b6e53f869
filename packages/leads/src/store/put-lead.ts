import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { queueEvents } from "../webhooks/webhook-store.ts";
import {
  type AwaitedConfirmation,
  canRequestConfirmation,
  getAwaitedConfirmation,
  normaliseEmail,
} from "./confirm-lead.ts";
import { getExpiry, type NewLead, type Retention, shiftDays, UNCONFIRMED_DAYS } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/**
 * `kept`: a new row. `known`: the same form was stored earlier.
 * `reused`: the token was used earlier with other content; nothing is stored.
 */
export type PutResult = ({ outcome: "kept" | "known" } & LeadReceipt) | { outcome: "reused" };

/** Facts about a lead that its sender receives. */
export interface LeadReceipt {
  reference: string;
  /** How it awaits confirmation, before which it is not reported; null if it does not. */
  awaited: AwaitedConfirmation | null;
}

/**
 * Going back to a sent form gives a new form with the same content. Identical
 * content within this time counts as the same lead.
 */
const SAME_WITHIN_MS = 15 * 60_000;

/** Saves a lead with its files and emails in one transaction, once for each key and content. */
export function putLead(
  db: Kysely<LeadTables>,
  lead: NewLead,
  { now, retention }: { now: Date; retention: Retention },
): Promise<PutResult> {
  const fingerprint = getFingerprint(lead);
  const { confirmation } = lead;
  return db.transaction().execute(async (transaction) => {
    const same = await findRepetition(transaction, lead.key, fingerprint, now);
    if (same !== null) return { outcome: "known", ...same };
    const reference = createReference();
    const mails = lead.mails(reference);
    const isRequested =
      confirmation !== undefined && (await canRequestConfirmation(transaction, confirmation.email));
    const token = isRequested ? randomBytes(24).toString("base64url") : null;
    const inserted = await transaction
      .insertInto("lead")
      .values({
        reference,
        key: lead.key,
        fingerprint,
        kind: lead.kind,
        created: now.toISOString(),
        expires: (confirmation === undefined
          ? getExpiry(lead.kind, now, retention)
          : shiftDays(now, UNCONFIRMED_DAYS)
        ).toISOString(),
        agency: lead.agency,
        content: toContent(lead),
        confirm_token: token,
        confirm_email: confirmation === undefined ? null : normaliseEmail(confirmation.email),
        confirmed: null,
        held_mails: confirmation === undefined ? null : JSON.stringify(mails),
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return findExisting(transaction, lead.key, fingerprint);
    for (const [ordinal, { id, name, byteCount, digest }] of lead.files.entries()) {
      await transaction
        .insertInto("lead_file")
        .values({
          id,
          lead: reference,
          ordinal,
          name,
          byte_count: byteCount,
          digest,
          state: "waiting",
          path: null,
          reason: null,
        })
        .execute();
    }
    const due = confirmation === undefined ? mails : token === null ? [] : [confirmation.mail(token)];
    for (const mail of due) await queueMail(transaction, mail, { lead: reference, now });
    if (confirmation === undefined) await queueEvents(transaction, reference, "lead.created", now);
    const awaited = confirmation === undefined ? null : isRequested ? "asked" : "asked-before";
    return { outcome: "kept", reference, awaited };
  });
}

/** Returns the receipt of the lead with this key, or null. */
export async function findLeadByKey(db: Kysely<LeadTables>, key: string): Promise<LeadReceipt | null> {
  const row = await db
    .selectFrom("lead")
    .select(["reference", "confirm_token", "confirm_email", "confirmed"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, awaited: getAwaitedConfirmation(row) };
}

/** Finds a recent lead with the same content and another key. */
async function findRepetition(
  transaction: Transaction<LeadTables>,
  key: string,
  fingerprint: string,
  now: Date,
): Promise<LeadReceipt | null> {
  const row = await transaction
    .selectFrom("lead")
    .select(["reference", "confirm_token", "confirm_email", "confirmed"])
    .where("fingerprint", "=", fingerprint)
    .where("key", "!=", key)
    .where("created", ">", new Date(now.getTime() - SAME_WITHIN_MS).toISOString())
    .orderBy("created")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, awaited: getAwaitedConfirmation(row) };
}

async function findExisting(
  transaction: Transaction<LeadTables>,
  key: string,
  fingerprint: string,
): Promise<PutResult> {
  const existing = await transaction
    .selectFrom("lead")
    .select(["reference", "fingerprint", "confirm_token", "confirm_email", "confirmed"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return existing.fingerprint === fingerprint
    ? { outcome: "known", reference: existing.reference, awaited: getAwaitedConfirmation(existing) }
    : { outcome: "reused" };
}

/** The JSON in the column `content`. */
export type LeadContent = Pick<NewLead, "listing" | "answers" | "callConsent" | "score">;

function toContent({ listing, answers, callConsent, score }: NewLead): string {
  return JSON.stringify({ listing, answers, callConsent, score } satisfies LeadContent);
}

/** Digest of the content without the score, which differs each time. */
function getFingerprint({ kind, listing, answers, callConsent, files }: NewLead): string {
  const fields = [kind, listing?.id, answers.map(({ name, value }) => [name, value]), callConsent !== null];
  const digests = files.map(({ digest }) => digest);
  return createHash("sha256")
    .update(JSON.stringify([fields, digests]))
    .digest("hex");
}

/** Letters and digits that are easy to distinguish on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const REFERENCE_LENGTH = 10;

function createReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
