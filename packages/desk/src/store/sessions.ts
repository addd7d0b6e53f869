import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { SESSION_IDLE_HOURS, SESSION_MAX_DAYS } from "../limits.ts";
import type { Person } from "../roles.ts";
import type { DeskTables } from "./desk-tables.ts";
import { toPerson } from "./people.ts";
import { createToken, digestToken } from "./token.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** The use of a session is recorded at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;
const MAX_DEVICE_LENGTH = 120;

/** A device that is signed in. */
export interface DeskSession {
  id: string;
  /** Browser and system. */
  device: string;
  /** ISO 8601. */
  created: string;
  lastSeen: string;
}

/** Opens a session and returns its token, which is stored as a digest only. */
export async function openSession(
  db: Kysely<DeskTables> | Transaction<DeskTables>,
  person: string,
  device: string,
  now: Date,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("session")
    .values({
      id: randomUUID(),
      digest: digestToken(token),
      person,
      device: device.slice(0, MAX_DEVICE_LENGTH),
      created: now.toISOString(),
      last_seen: now.toISOString(),
      expires: new Date(now.getTime() + SESSION_MAX_DAYS * DAY_MS).toISOString(),
    })
    .execute();
  await db
    .updateTable("person")
    .set({ joined: now.toISOString() })
    .where("id", "=", person)
    .where("joined", "is", null)
    .execute();
  return token;
}

/** Returns the session with this token and its person, or null if it has ended. Records its use. */
export async function findSession(
  db: Kysely<DeskTables>,
  token: string,
  now: Date,
): Promise<{ session: DeskSession; person: Person } | null> {
  const digest = digestToken(token);
  const row = await db
    .selectFrom("session")
    .selectAll()
    .where("digest", "=", digest)
    .where("expires", ">", now.toISOString())
    .where("last_seen", ">", getIdleLimit(now))
    .executeTakeFirst();
  if (row === undefined) return null;
  const person = await db
    .selectFrom("person")
    .selectAll()
    .where("id", "=", row.person)
    .where("disabled", "is", null)
    .executeTakeFirst();
  if (person === undefined) return null;
  if (now.getTime() - Date.parse(row.last_seen) > SEEN_EVERY_MS) {
    await db
      .updateTable("session")
      .set({ last_seen: now.toISOString() })
      .where("digest", "=", digest)
      .execute();
  }
  return { session: toSession(row), person: toPerson(person) };
}

/** Returns the open sessions of a person, the last used first. */
export async function listSessions(
  db: Kysely<DeskTables>,
  person: string,
  now: Date,
): Promise<DeskSession[]> {
  const rows = await db
    .selectFrom("session")
    .selectAll()
    .where("person", "=", person)
    .where("expires", ">", now.toISOString())
    .where("last_seen", ">", getIdleLimit(now))
    .orderBy("last_seen", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSession);
}

/** Ends one session of a person; the ids of others have no effect. */
export async function endSession(db: Kysely<DeskTables>, id: string, person: string): Promise<boolean> {
  const ended = await db
    .deleteFrom("session")
    .where("id", "=", id)
    .where("person", "=", person)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Deletes sessions that have ended. */
export async function removeEndedSessions(db: Kysely<DeskTables>, now: Date): Promise<void> {
  await db
    .deleteFrom("session")
    .where(({ eb, or }) =>
      or([eb("expires", "<=", now.toISOString()), eb("last_seen", "<=", getIdleLimit(now))]),
    )
    .execute();
}

function getIdleLimit(now: Date): string {
  return new Date(now.getTime() - SESSION_IDLE_HOURS * HOUR_MS).toISOString();
}

function toSession(row: { id: string; device: string; created: string; last_seen: string }): DeskSession {
  return { id: row.id, device: row.device, created: row.created, lastSeen: row.last_seen };
}
