import { randomBytes, randomUUID } from "node:crypto";
import { StoreError } from "@lieudit/database";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { NewLead } from "../store/lead.ts";
import type { LeadTables, WebhookDeliveryTable, WebhookTable } from "../store/lead-tables.ts";
import { lockLead } from "../store/lock-lead.ts";
import {
  type DueDelivery,
  getPauseMs,
  WEBHOOK_LIMITS,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from "./webhook.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECRET_BYTES = 32;
/** How long a process holds a delivery that it is sending; longer than the timeout of an attempt. */
const CLAIM_MS = 60_000;
const MAX_RESULT_LENGTH = 200;

/**
 * Adds a webhook of an agency, with a new secret.
 *
 * @throws {StoreError} INVALID for an address that is not https, or too many webhooks
 */
export async function addWebhook(
  db: Kysely<LeadTables>,
  { agency, url: typed }: { agency: string; url: string },
  now: Date,
): Promise<Webhook> {
  const url = URL.parse(typed.trim());
  const isLocal = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (
    url === null ||
    (url.protocol !== "https:" && !isLocal) ||
    url.username !== "" ||
    typed.length > WEBHOOK_LIMITS.urlLength
  )
    throw new StoreError(
      "INVALID",
      "Écrivez une adresse https complète, comme https://crm.exemple.fr/lieudit.",
    );
  if ((await listWebhooks(db, agency)).length >= WEBHOOK_LIMITS.count)
    throw new StoreError(
      "INVALID",
      `Une agence a ${WEBHOOK_LIMITS.count} liaisons au plus ; supprimez-en une d’abord.`,
    );
  const row: WebhookTable = {
    id: randomUUID(),
    agency,
    url: url.href,
    secret: randomBytes(SECRET_BYTES).toString("base64url"),
    created: now.toISOString(),
    active: 1,
  };
  await db.insertInto("webhook").values(row).execute();
  return toWebhook(row);
}

/** Returns the webhooks of an agency, the oldest first. */
export async function listWebhooks(db: Kysely<LeadTables>, agency: string): Promise<Webhook[]> {
  const rows = await db
    .selectFrom("webhook")
    .selectAll()
    .where("agency", "=", agency)
    .orderBy("created")
    .orderBy("id")
    .execute();
  return rows.map(toWebhook);
}

/** Returns a webhook, or null. */
export async function getWebhook(db: Kysely<LeadTables>, id: string): Promise<Webhook | null> {
  const row = await db.selectFrom("webhook").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toWebhook(row);
}

/** Pauses a webhook, or sends its events again. */
export async function setWebhookActive(db: Kysely<LeadTables>, id: string, isActive: boolean): Promise<void> {
  await db
    .updateTable("webhook")
    .set({ active: isActive ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/** Deletes a webhook with its deliveries. */
export function removeWebhook(db: Kysely<LeadTables>, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("webhook").where("id", "=", id).execute();
    await transaction.deleteFrom("webhook_delivery").where("webhook", "=", id).execute();
  });
}

/**
 * Queues an event of a lead for each webhook of its agency, in the transaction of what it reports.
 * That transaction has inserted, updated or locked the lead, so that its events get their order.
 * A lead that awaits its confirmation is not reported.
 */
export async function queueEvents(
  transaction: Transaction<LeadTables>,
  reference: string,
  event: WebhookEvent,
  now: Date,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const row = await transaction
    .selectFrom("lead")
    .select(["agency", "kind", "created", "expires", "content"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  const agency = row?.agency ?? null;
  if (row === undefined || agency === null) return;
  const hooks = await transaction.selectFrom("webhook").select("id").where("agency", "=", agency).execute();
  if (hooks.length === 0) return;
  const { kind, created, expires } = row;
  // As `putLead` wrote it.
  const { listing, answers, callConsent } = JSON.parse(row.content) as Pick<
    NewLead,
    "listing" | "answers" | "callConsent"
  >;
  const { photoCount } = await transaction
    .selectFrom("lead_file")
    .select(({ fn }) => fn.countAll<number>().as("photoCount"))
    .where("lead", "=", reference)
    .executeTakeFirstOrThrow();
  for (const { id: webhook } of hooks) {
    await queueDelivery(
      transaction,
      { webhook, lead: reference, event, now },
      {
        ...facts,
        lead: {
          reference,
          kind,
          created,
          expires,
          listing,
          answers,
          allowsCommercialCalls: callConsent !== null,
          photoCount: Number(photoCount),
        },
      },
    );
  }
}

/** Queues a test of a webhook. */
export function queuePing(db: Kysely<LeadTables>, webhook: string, now: Date): Promise<void> {
  return db
    .transaction()
    .execute((transaction) => queueDelivery(transaction, { webhook, lead: null, event: "ping", now }, {}));
}

async function queueDelivery(
  transaction: Transaction<LeadTables>,
  { webhook, lead, event, now }: { webhook: string; lead: string | null; event: WebhookEvent; now: Date },
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { last } = await transaction
    .selectFrom("webhook_delivery")
    .select(({ fn }) => fn.max("ordinal").as("last"))
    .where("webhook", "=", webhook)
    .where("lead", lead === null ? "is" : "=", lead)
    .executeTakeFirstOrThrow();
  const isBlocked = lead !== null && (await findFirstWaiting(transaction, webhook, lead)) !== null;
  const id = randomUUID();
  const at = now.toISOString();
  await transaction
    .insertInto("webhook_delivery")
    .values({
      id,
      webhook,
      lead,
      ordinal: Number(last ?? 0) + 1,
      event,
      body: JSON.stringify({ id, event, at, ...facts }),
      created: at,
      due: at,
      until: new Date(now.getTime() + WEBHOOK_LIMITS.hours * HOUR_MS).toISOString(),
      attempts: 0,
      delivered: null,
      failed: 0,
      blocked: isBlocked ? 1 : 0,
      result: null,
    })
    .execute();
}

/** Returns the id of the first waiting delivery of a webhook about a lead, or null. */
async function findFirstWaiting(
  transaction: Transaction<LeadTables>,
  webhook: string,
  lead: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom("webhook_delivery")
    .select("id")
    .where("webhook", "=", webhook)
    .where("lead", "=", lead)
    .where("delivered", "is", null)
    .where("failed", "=", 0)
    .orderBy("ordinal")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Lets the first waiting delivery of a webhook about a lead be claimed. The caller has locked the lead. */
async function unblockFirst(
  transaction: Transaction<LeadTables>,
  webhook: string,
  lead: string,
): Promise<void> {
  const first = await findFirstWaiting(transaction, webhook, lead);
  if (first === null) return;
  await transaction.updateTable("webhook_delivery").set({ blocked: 0 }).where("id", "=", first).execute();
}

/**
 * Claims the next due delivery for this process, or returns null. A delivery waits for earlier ones
 * about the same lead to the same webhook, so that they arrive in order.
 */
export async function claimDelivery(db: Kysely<LeadTables>, now: Date): Promise<DueDelivery | null> {
  for (;;) {
    const next = await selectNextDelivery(db, now).executeTakeFirst();
    if (next === undefined) return null;
    const claimed = await db
      .updateTable("webhook_delivery")
      .set({ due: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where("id", "=", next.id)
      .where("due", "=", next.due)
      .where("delivered", "is", null)
      .where("blocked", "=", 0)
      .executeTakeFirst();
    if (claimed.numUpdatedRows !== 1n) continue; // another process claimed it
    const { url, secret, body } = next;
    return { ...toDelivery(next), url, secret, body };
  }
}

/**
 * Selects the next due delivery. Of each active webhook it reads one entry of the index
 * `webhook_delivery_next`, which contains neither blocked deliveries nor finished ones.
 */
export function selectNextDelivery(db: Kysely<LeadTables>, now: Date) {
  return db
    .selectFrom("webhook")
    .innerJoin("webhook_delivery as delivery", (join) =>
      join.on("delivery.id", "=", ({ selectFrom }) =>
        selectFrom("webhook_delivery as next")
          .select("next.id")
          .whereRef("next.webhook", "=", "webhook.id")
          .where("next.delivered", "is", null)
          // Literals as in the index: a parameter could keep the database from using it.
          .where("next.failed", "=", sql.lit(0))
          .where("next.blocked", "=", sql.lit(0))
          .where("next.due", "<=", now.toISOString())
          .orderBy("next.due")
          .orderBy("next.ordinal")
          .limit(1),
      ),
    )
    .selectAll("delivery")
    .select(["webhook.url", "webhook.secret"])
    .where("webhook.active", "=", 1)
    .orderBy("delivery.due")
    .orderBy("delivery.ordinal")
    .limit(1);
}

/** Records an attempt: delivered, or to be repeated until 48 hours are over. */
export function recordAttempt(
  db: Kysely<LeadTables>,
  id: string,
  { isDelivered, result }: { isDelivered: boolean; result: string },
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("webhook_delivery")
      .select(["webhook", "lead", "attempts", "until"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) return;
    const { webhook, lead, attempts, until } = row;
    const due = new Date(now.getTime() + getPauseMs(attempts)).toISOString();
    const isFinished = isDelivered || due > until;
    // An event that is queued meanwhile would otherwise wait for this delivery forever.
    if (isFinished && lead !== null) await lockLead(transaction, lead);
    await transaction
      .updateTable("webhook_delivery")
      .set({
        attempts: attempts + 1,
        result: result.slice(0, MAX_RESULT_LENGTH),
        ...(isDelivered ? { delivered: now.toISOString() } : isFinished ? { failed: 1 } : { due }),
      })
      .where("id", "=", id)
      .execute();
    if (isFinished && lead !== null) await unblockFirst(transaction, webhook, lead);
  });
}

/** Returns the deliveries of a webhook, the newest first. */
export async function listDeliveries(
  db: Kysely<LeadTables>,
  webhook: string,
  { count, first = 0 }: { count: number; first?: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const rows = await db
    .selectFrom("webhook_delivery")
    .selectAll()
    .where("webhook", "=", webhook)
    .orderBy("created", "desc")
    .orderBy("ordinal", "desc")
    .limit(count)
    .offset(first)
    .execute();
  const { total } = await db
    .selectFrom("webhook_delivery")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("webhook", "=", webhook)
    .executeTakeFirstOrThrow();
  return { deliveries: rows.map(toDelivery), total: Number(total) };
}

/** Sends a delivery again, with the same id. Returns false for one of another webhook. */
export function replayDelivery(
  db: Kysely<LeadTables>,
  webhook: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("webhook_delivery")
      .select("lead")
      .where("id", "=", id)
      .where("webhook", "=", webhook)
      .executeTakeFirst();
    if (row === undefined) return false;
    const { lead } = row;
    if (lead !== null) await lockLead(transaction, lead);
    await transaction
      .updateTable("webhook_delivery")
      .set({
        due: now.toISOString(),
        until: new Date(now.getTime() + WEBHOOK_LIMITS.hours * HOUR_MS).toISOString(),
        attempts: 0,
        delivered: null,
        failed: 0,
        result: null,
      })
      .where("id", "=", id)
      .execute();
    if (lead === null) return true;
    // It may be earlier than those that wait, or later.
    await transaction
      .updateTable("webhook_delivery")
      .set({ blocked: 1 })
      .where("webhook", "=", webhook)
      .where("lead", "=", lead)
      .where("delivered", "is", null)
      .where("failed", "=", 0)
      .execute();
    await unblockFirst(transaction, webhook, lead);
    return true;
  });
}

/** Deletes finished deliveries that are older than the log. Returns their number. */
export async function removeOldDeliveries(db: Kysely<LeadTables>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WEBHOOK_LIMITS.logDays * DAY_MS).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom("webhook_delivery")
    .where("created", "<", before)
    .where(({ or, eb }) => or([eb("delivered", "is not", null), eb("failed", "=", 1)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns how many deliveries wait for their next attempt. */
export async function countWaitingDeliveries(db: Kysely<LeadTables>): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_delivery")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("delivered", "is", null)
    .where("failed", "=", 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function toWebhook({ active, ...row }: Selectable<WebhookTable>): Webhook {
  return { ...row, isActive: active === 1 };
}

function toDelivery(row: Selectable<WebhookDeliveryTable>): WebhookDelivery {
  const { id, webhook, lead, event, attempts, created, due, delivered, failed, result } = row;
  const state = delivered !== null ? "delivered" : failed === 1 ? "failed" : "waiting";
  return { id, webhook, lead, event, state, attempts, created, due, delivered, result };
}
