import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { containsText, toJsonField } from "./contains-text.ts";
import { type NewMail, shiftDays, UNCONFIRMED_DAYS } from "./lead.ts";
import type { AlertTable, LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/** A request to be notified of new listings in a list. */
export interface Alert {
  id: string;
  /** A bearer secret in the links of its emails: its holder can confirm and end the alert. Never log it. */
  token: string;
  email: string;
  /** Path and query of the list, such as `/immobilier/vente?pieces=4`. */
  search: string;
  /** Name of the list, for the reader. */
  label: string;
  /** ISO 8601. */
  created: string;
  /** ISO 8601; null until the owner of the address has confirmed. */
  confirmed: string | null;
  looked: string | null;
  /** The last change of the listings that was reported; later ones are news. */
  seenChange: number;
  /** Centre of the radius; null for the centre of the commune's listings. */
  around: AlertPoint | null;
}

export interface AlertPoint {
  latitude: number;
  longitude: number;
  /** Rings around the area that is within the time from the address of the search. */
  area?: readonly (readonly { latitude: number; longitude: number }[])[];
}

export interface NewAlert {
  /** Digest of the form's one-use token. */
  key: string;
  email: string;
  search: string;
  label: string;
  around: AlertPoint | null;
  /** Whether a program seems to have sent it. An address then gets one such email at most. */
  isDoubtful: boolean;
  /** The email that asks for confirmation. */
  mail: (token: string) => NewMail;
}

/** Protects an address from being flooded with confirmation requests. */
const MAX_UNCONFIRMED_PER_ADDRESS = 5;

/** Saves an alert as unconfirmed and queues the email that asks for confirmation. A key is saved once. */
export function putAlert(db: Kysely<LeadTables>, alert: NewAlert, now: Date): Promise<void> {
  const email = alert.email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const unconfirmed = await transaction
      .selectFrom("alert")
      .select("id")
      .where("email", "=", email)
      .where("confirmed", "is", null)
      .execute();
    // Reporting the limit would reveal to a third party that the address has alerts.
    if (unconfirmed.length >= (alert.isDoubtful ? 1 : MAX_UNCONFIRMED_PER_ADDRESS)) return;
    const token = randomBytes(24).toString("base64url");
    const added = await transaction
      .insertInto("alert")
      .values({
        id: randomUUID(),
        key: alert.key,
        token,
        email,
        search: alert.search,
        label: alert.label,
        created: now.toISOString(),
        confirmed: null,
        looked: null,
        mailed: null,
        seen_change: 0,
        around: alert.around === null ? null : JSON.stringify(alert.around),
      })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 1n) {
      await queueMail(transaction, alert.mail(token), { lead: null, now });
    }
  });
}

/** Returns the alert with this token, or null if it no longer exists. */
export async function getAlert(db: Kysely<LeadTables>, token: string): Promise<Alert | null> {
  const row = await db.selectFrom("alert").selectAll().where("token", "=", token).executeTakeFirst();
  return row === undefined ? null : toAlert(row);
}

/** Confirms an alert. Changes of the listings after `seenChange` are news. */
export async function confirmAlert(
  db: Kysely<LeadTables>,
  token: string,
  seenChange: number,
  now: Date,
): Promise<void> {
  const instant = now.toISOString();
  await db
    .updateTable("alert")
    .set({ confirmed: instant, looked: instant, seen_change: seenChange })
    .where("token", "=", token)
    .where("confirmed", "is", null)
    .execute();
}

/** Deletes an alert and its queued emails. */
export function endAlert(db: Kysely<LeadTables>, token: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction.deleteFrom("alert").where("token", "=", token).executeTakeFirst();
    if (ended.numDeletedRows > 0n) await removeQueuedMails(transaction, `/${token}`);
  });
}

/**
 * Deletes all alerts of an address.
 *
 * @returns the number of deleted alerts
 */
export function endAlertsFor(db: Kysely<LeadTables>, email: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom("alert")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    await removeQueuedMails(transaction, toJsonField("to", email));
    return Number(ended.numDeletedRows);
  });
}

/** Deletes queued emails of alerts whose content contains a text. */
async function removeQueuedMails(transaction: Transaction<LeadTables>, text: string): Promise<void> {
  await transaction.deleteFrom("mail").where("lead", "is", null).where(containsText(text)).execute();
}

/** Returns the confirmed alert that was checked longest ago, if that is before `before`. */
export async function nextAlert(db: Kysely<LeadTables>, before: Date): Promise<Alert | null> {
  const row = await db
    .selectFrom("alert")
    .selectAll()
    .where("confirmed", "is not", null)
    .where("looked", "<=", before.toISOString())
    .orderBy("looked")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toAlert(row);
}

/** Result of checking an alert's list for news. */
export interface AlertCheck {
  /** The last change that was checked. */
  seenChange: number;
  /** The email with the news; null without news. */
  mail: NewMail | null;
}

/** Records that an alert's list was checked, and queues the email in the same transaction. */
export function recordAlertCheck(
  db: Kysely<LeadTables>,
  alert: Alert,
  { seenChange, mail }: AlertCheck,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const updated = await transaction
      .updateTable("alert")
      .set({
        looked: now.toISOString(),
        seen_change: seenChange,
        ...(mail !== null && { mailed: now.toISOString() }),
      })
      .where("id", "=", alert.id)
      .where("looked", "=", alert.looked)
      .executeTakeFirst();
    // The alert was deleted meanwhile, or another process was faster.
    if (updated.numUpdatedRows === 1n && mail !== null)
      await queueMail(transaction, mail, { lead: null, now });
  });
}

/** What a confirmed alert watches, without its owner. */
export type AlertWatch = Pick<Alert, "id" | "search" | "around" | "seenChange">;

/** Returns what the confirmed alerts watch. */
export async function listAlertWatches(db: Kysely<LeadTables>): Promise<AlertWatch[]> {
  const rows = await db
    .selectFrom("alert")
    .select(["id", "search", "around", "seen_change"])
    .where("confirmed", "is not", null)
    .execute();
  return rows.map(({ seen_change, around, ...watch }) => ({
    ...watch,
    seenChange: seen_change,
    around: around === null ? null : JSON.parse(around), // as `putAlert` wrote it
  }));
}

/** Sorts before every time of a check, so that the alert is checked next. */
const OVERDUE = new Date(0).toISOString();
/** SQLite accepts 32,766 values in a query. */
const HASTENED_BATCH = 1_000;

/** Has alerts checked at once, except those that got an email after `mailedBefore`. */
export function hastenAlerts(
  db: Kysely<LeadTables>,
  ids: readonly string[],
  mailedBefore: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    for (let start = 0; start < ids.length; start += HASTENED_BATCH)
      await transaction
        .updateTable("alert")
        .set({ looked: OVERDUE })
        .where("id", "in", ids.slice(start, start + HASTENED_BATCH))
        .where((eb) => eb.or([eb("mailed", "is", null), eb("mailed", "<=", mailedBefore.toISOString())]))
        .execute();
  });
}

/** Adds the time of the last email of an alert. */
export async function addMailedTime({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema.alterTable("alert").addColumn("mailed", "text").execute();
}

/** Deletes alerts that were not confirmed within `UNCONFIRMED_DAYS`. */
export async function removeUnconfirmedAlerts(db: Kysely<LeadTables>, now: Date): Promise<number> {
  const before = shiftDays(now, -UNCONFIRMED_DAYS).toISOString();
  const result = await db
    .deleteFrom("alert")
    .where("confirmed", "is", null)
    .where("created", "<", before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Returns all alerts, newest first, including unconfirmed ones. */
export async function listAlerts(db: Kysely<LeadTables>): Promise<Alert[]> {
  const rows = await db.selectFrom("alert").selectAll().orderBy("created", "desc").orderBy("id").execute();
  return rows.map(toAlert);
}

function toAlert({
  key: _key,
  mailed: _mailed,
  seen_change,
  around,
  ...alert
}: Selectable<AlertTable>): Alert {
  // Written by `putAlert`.
  return { ...alert, seenChange: seen_change, around: around === null ? null : JSON.parse(around) };
}
