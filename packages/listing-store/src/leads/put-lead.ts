import { createHash, randomInt } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { expiryOf, type NewLead } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/**
 * `kept`: a new row. `known`: this very form came before, and has its row.
 * `reused`: its token came before with something else, and nothing was kept.
 */
export type PutAnswer = { outcome: "kept" | "known"; reference: string } | { outcome: "reused" };

/** Keeps a lead, its files' rows and its letters in one commit, once for each key. */
export function putLead(db: Kysely<LeadTables>, lead: NewLead, now: Date): Promise<PutAnswer> {
  const fingerprint = fingerprintOf(lead);
  return db.transaction().execute(async (transaction) => {
    const reference = newReference();
    const added = await transaction
      .insertInto("lead")
      .values({
        reference,
        key: lead.key,
        fingerprint,
        kind: lead.kind,
        created: now.toISOString(),
        expires: expiryOf(lead.kind, now).toISOString(),
        agency: lead.agency,
        content: contentOf(lead),
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
    for (const mail of lead.mails(reference)) await queueMail(transaction, mail, { lead: reference, now });
    return { outcome: "kept", reference };
  });
}

/** What came before with this key, if anything did. */
export async function knownLead(db: Kysely<LeadTables>, key: string): Promise<string | null> {
  const row = await db.selectFrom("lead").select("reference").where("key", "=", key).executeTakeFirst();
  return row?.reference ?? null;
}

async function known(
  transaction: Transaction<LeadTables>,
  key: string,
  fingerprint: string,
): Promise<PutAnswer> {
  const before = await transaction
    .selectFrom("lead")
    .select(["reference", "fingerprint"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return before.fingerprint === fingerprint
    ? { outcome: "known", reference: before.reference }
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
