import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { fieldText, holdsText } from "./holds-text.ts";
import { daysFrom, type NewMail, UNCONFIRMED_DAYS } from "./lead.ts";
import type { AlertTable, LeadTables } from "./lead-tables.ts";
import { queueMail } from "./mail-queue.ts";

/** Somebody who wants to hear of new listings of a list. */
export interface Alert {
  id: string;
  /** What the links of its letters hold; whoever has it may confirm and end the alert. */
  token: string;
  email: string;
  /** Path and query of the list, such as `/immobilier/vente?pieces=4`. */
  search: string;
  /** What the list is called. */
  label: string;
  /** ISO 8601. */
  created: string;
  /** Null until the owner of the address has said yes. */
  confirmed: string | null;
  looked: string | null;
  /** The last change of the listings that it was told of; later ones are news. */
  seenChange: number;
  /** What a radius is around; null: the middle of the commune's listings. */
  around: AlertPoint | null;
}

export interface AlertPoint {
  latitude: number;
  longitude: number;
}

export interface NewAlert {
  /** Digest of the form's one-use token. */
  key: string;
  email: string;
  search: string;
  label: string;
  around: AlertPoint | null;
  /** Whether it looks as if a program had sent it: then an address gets one such letter and no more. */
  isDoubtful: boolean;
  /** The letter that asks for the confirmation. */
  mail: (token: string) => NewMail;
}

/** Addresses would be flooded with questions otherwise. */
const MAX_UNCONFIRMED_OF_ADDRESS = 5;

/** Keeps an alert, asleep until it is confirmed, and queues the letter that asks; once for each key. */
export function putAlert(db: Kysely<LeadTables>, alert: NewAlert, now: Date): Promise<void> {
  const email = alert.email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const unconfirmed = await transaction
      .selectFrom("alert")
      .select("id")
      .where("email", "=", email)
      .where("confirmed", "is", null)
      .execute();
    // The person has that many letters already; saying so would tell a stranger.
    if (unconfirmed.length >= (alert.isDoubtful ? 1 : MAX_UNCONFIRMED_OF_ADDRESS)) return;
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

/** The alert that a link names; null: none any more. */
export async function alertOf(db: Kysely<LeadTables>, token: string): Promise<Alert | null> {
  const row = await db.selectFrom("alert").selectAll().where("token", "=", token).executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** The owner of the address says yes; what comes after the change `seenChange` of the listings is news. */
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

/** Ends an alert; nothing of it is kept, and no letter of it that still waits goes out. */
export function endAlert(db: Kysely<LeadTables>, token: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction.deleteFrom("alert").where("token", "=", token).executeTakeFirst();
    if (ended.numDeletedRows > 0n) await forgetLetters(transaction, `/${token}`);
  });
}

/**
 * Ends all alerts of an address.
 *
 * @returns how many those were
 */
export function endAlertsOf(db: Kysely<LeadTables>, email: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom("alert")
      .where("email", "=", email.toLowerCase())
      .executeTakeFirst();
    await forgetLetters(transaction, fieldText("to", email));
    return Number(ended.numDeletedRows);
  });
}

/** Removes the letters that hold a text, of those that belong to no lead. */
async function forgetLetters(transaction: Transaction<LeadTables>, text: string): Promise<void> {
  await transaction.deleteFrom("mail").where("lead", "is", null).where(holdsText(text)).execute();
}

/** The next alert whose list was last looked at before `before`; null: none. */
export async function nextAlert(db: Kysely<LeadTables>, before: Date): Promise<Alert | null> {
  const row = await db
    .selectFrom("alert")
    .selectAll()
    .where("confirmed", "is not", null)
    .where("looked", "<=", before.toISOString())
    .orderBy("looked")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

/** What was found when an alert's list was looked at. */
export interface AlertLook {
  /** The last change that was looked at. */
  seenChange: number;
  /** The letter with the news; null: there are none. */
  mail: NewMail | null;
}

/** Its list was looked at; the letter is queued in the same commit. */
export function alertLooked(
  db: Kysely<LeadTables>,
  alert: Alert,
  { seenChange, mail }: AlertLook,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable("alert")
      .set({ looked: now.toISOString(), seen_change: seenChange })
      .where("id", "=", alert.id)
      .where("looked", "=", alert.looked)
      .executeTakeFirst();
    // Ended meanwhile, or another process was quicker.
    if (moved.numUpdatedRows === 1n && mail !== null) await queueMail(transaction, mail, { lead: null, now });
  });
}

/** Forgets addresses whose owner never confirmed. */
export async function forgetUnconfirmed(db: Kysely<LeadTables>, now: Date): Promise<number> {
  const before = daysFrom(now, -UNCONFIRMED_DAYS).toISOString();
  const answer = await db
    .deleteFrom("alert")
    .where("confirmed", "is", null)
    .where("created", "<", before)
    .executeTakeFirst();
  return Number(answer.numDeletedRows);
}

/** All alerts, the newest first, those that nobody has confirmed too. */
export async function listAlerts(db: Kysely<LeadTables>): Promise<Alert[]> {
  const rows = await db.selectFrom("alert").selectAll().orderBy("created", "desc").orderBy("id").execute();
  return rows.map(fromRow);
}

function fromRow({ key: _key, seen_change, around, ...alert }: Selectable<AlertTable>): Alert {
  // As `putAlert` wrote it.
  return { ...alert, seenChange: seen_change, around: around === null ? null : JSON.parse(around) };
}
