import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { type AwaitedConfirmation, addressKey, awaitedConfirmation, mayBeAsked } from "./confirm-lead.ts";
import { daysFrom, expiryOf, type NewLead, UNCONFIRMED_DAYS } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/**
 * `kept`: a new row. `known`: this very form came before, and has its row.
 * `reused`: its token came before with something else, and nothing was kept.
 */
export type PutAnswer = ({ outcome: "kept" | "known" } & KnownLead) | { outcome: "reused" };

/** What whoever sent a lead is told of it. */
export interface KnownLead {
  reference: string;
  /** How it waits for its sender's confirmation, before which nobody is told of it; null: it does not. */
  awaited: AwaitedConfirmation | null;
}

/**
 * Whoever goes back to a form after sending it finds a new form, filled in as
 * before: what is sent from it word for word within this time is what was sent.
 */
const SAME_WITHIN_MS = 15 * 60_000;

/** Keeps a lead, its files' rows and its letters in one commit, once for each key and for what it says. */
export function putLead(db: Kysely<LeadTables>, lead: NewLead, now: Date): Promise<PutAnswer> {
  const fingerprint = fingerprintOf(lead);
  const { confirmation } = lead;
  return db.transaction().execute(async (transaction) => {
    const same = await saidBefore(transaction, lead.key, fingerprint, now);
    if (same !== null) return { outcome: "known", ...same };
    const reference = newReference();
    const mails = lead.mails(reference);
    const isAsked = confirmation !== undefined && (await mayBeAsked(transaction, confirmation.email));
    const token = isAsked ? randomBytes(24).toString("base64url") : null;
    const added = await transaction
      .insertInto("lead")
      .values({
        reference,
        key: lead.key,
        fingerprint,
        kind: lead.kind,
        created: now.toISOString(),
        expires: (confirmation === undefined
          ? expiryOf(lead.kind, now)
          : daysFrom(now, UNCONFIRMED_DAYS)
        ).toISOString(),
        agency: lead.agency,
        content: contentOf(lead),
        confirm_token: token,
        confirm_email: confirmation === undefined ? null : addressKey(confirmation.email),
        confirmed: null,
        held_mails: confirmation === undefined ? null : JSON.stringify(mails),
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return known(transaction, lead.key, fingerprint);
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
    const awaited = confirmation === undefined ? null : isAsked ? "asked" : "asked-before";
    return { outcome: "kept", reference, awaited };
  });
}

/** What came before with this key, if anything did. */
export async function knownLead(db: Kysely<LeadTables>, key: string): Promise<KnownLead | null> {
  const row = await db
    .selectFrom("lead")
    .select(["reference", "confirm_token", "confirm_email", "confirmed"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, awaited: awaitedConfirmation(row) };
}

/** The same words and files, sent a moment ago with another form's key. */
async function saidBefore(
  transaction: Transaction<LeadTables>,
  key: string,
  fingerprint: string,
  now: Date,
): Promise<KnownLead | null> {
  const row = await transaction
    .selectFrom("lead")
    .select(["reference", "confirm_token", "confirm_email", "confirmed"])
    .where("fingerprint", "=", fingerprint)
    .where("key", "!=", key)
    .where("created", ">", new Date(now.getTime() - SAME_WITHIN_MS).toISOString())
    .orderBy("created")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { reference: row.reference, awaited: awaitedConfirmation(row) };
}

async function known(
  transaction: Transaction<LeadTables>,
  key: string,
  fingerprint: string,
): Promise<PutAnswer> {
  const before = await transaction
    .selectFrom("lead")
    .select(["reference", "fingerprint", "confirm_token", "confirm_email", "confirmed"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return before.fingerprint === fingerprint
    ? { outcome: "known", reference: before.reference, awaited: awaitedConfirmation(before) }
    : { outcome: "reused" };
}

/** What a row's `content` holds. */
export type LeadContent = Pick<NewLead, "listing" | "answers" | "callConsent" | "score">;

function contentOf({ listing, answers, callConsent, score }: NewLead): string {
  return JSON.stringify({ listing, answers, callConsent, score } satisfies LeadContent);
}

/** Without the score, which may differ each time. */
function fingerprintOf({ kind, listing, answers, callConsent, files }: NewLead): string {
  const sent = [kind, listing?.id, answers.map(({ name, value }) => [name, value]), callConsent !== null];
  const digests = files.map(({ digest }) => digest);
  return createHash("sha256")
    .update(JSON.stringify([sent, digests]))
    .digest("hex");
}

/** Letters and digits that nobody takes for one another on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const REFERENCE_LENGTH = 10;

function newReference(): string {
  return Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
