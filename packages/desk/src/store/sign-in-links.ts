import type { Kysely } from "kysely";
import { INVITATION_DAYS, LINK_MINUTES, MAX_LINKS_PER_HOUR, MIN_INVITATION_MINUTES } from "../limits.ts";
import type { Person } from "../roles.ts";
import type { DeskTables } from "./desk-tables.ts";
import { findByEmail, getPerson } from "./people.ts";
import { openSession } from "./sessions.ts";
import { createToken, digestToken } from "./token.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * State of a link. `other-browser`: requested in another browser; a person who forwards the email
 * would otherwise give the account away.
 */
export type LinkState = "valid" | "used" | "expired" | "other-browser" | "unknown";

export interface FoundLink {
  state: LinkState;
  /** Null unless the link is valid. */
  person: Person | null;
  isInvitation: boolean;
}

/**
 * Creates a link for the account with this address, valid in the browser that requested it.
 *
 * @param visit secret that identifies the browser
 * @returns null if there is no such account, or it has requested too many
 */
export async function requestLink(
  db: Kysely<DeskTables>,
  email: string,
  visit: string,
  now: Date,
): Promise<{ token: string; person: Person } | null> {
  const person = await findByEmail(db, email);
  if (person === null) return null;
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const { count } = await db
    .selectFrom("sign_in_link")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("person", "=", person.id)
    .where("browser", "is not", null)
    .where("created", ">", since)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_LINKS_PER_HOUR) return null;
  const token = await addLink(db, person.id, digestToken(visit), now, LINK_MINUTES * MINUTE_MS);
  return { token, person };
}

/** Creates an invitation that any browser may open once; earlier invitations of this person end. */
export function createInvitation(db: Kysely<DeskTables>, person: string, now: Date): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("person")
      .set({ invited: now.toISOString() })
      .where("id", "=", person)
      .execute();
    await transaction
      .deleteFrom("sign_in_link")
      .where("person", "=", person)
      .where("browser", "is", null)
      .execute();
    return addLink(transaction, person, null, now, INVITATION_DAYS * DAY_MS);
  });
}

/**
 * Creates another invitation for somebody who has not joined yet.
 *
 * @returns null if the last one was sent less than `MIN_INVITATION_MINUTES` ago, or the person has joined
 */
export async function renewInvitation(
  db: Kysely<DeskTables>,
  person: string,
  now: Date,
): Promise<string | null> {
  const limit = new Date(now.getTime() - MIN_INVITATION_MINUTES * MINUTE_MS).toISOString();
  // Of two requests at once, one finds the earlier time.
  const renewed = await db
    .updateTable("person")
    .set({ invited: now.toISOString() })
    .where("id", "=", person)
    .where("joined", "is", null)
    .where("disabled", "is", null)
    .where(({ eb, or }) => or([eb("invited", "is", null), eb("invited", "<=", limit)]))
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n ? createInvitation(db, person, now) : null;
}

async function addLink(
  db: Kysely<DeskTables>,
  person: string,
  browser: string | null,
  now: Date,
  lifeMs: number,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto("sign_in_link")
    .values({
      digest: digestToken(token),
      person,
      browser,
      created: now.toISOString(),
      expires: new Date(now.getTime() + lifeMs).toISOString(),
      used: null,
    })
    .execute();
  return token;
}

/** Looks a link up without using it: mail programs open links by themselves. */
export async function findLink(
  db: Kysely<DeskTables>,
  token: string,
  visit: string | undefined,
  now: Date,
): Promise<FoundLink> {
  const row = await db
    .selectFrom("sign_in_link")
    .selectAll()
    .where("digest", "=", digestToken(token))
    .executeTakeFirst();
  const isInvitation = row?.browser === null;
  const failed = (state: LinkState): FoundLink => ({ state, person: null, isInvitation });
  if (row === undefined) return failed("unknown");
  if (row.used !== null) return failed("used");
  if (row.expires <= now.toISOString()) return failed("expired");
  if (row.browser !== null && (visit === undefined || row.browser !== digestToken(visit)))
    return failed("other-browser");
  const person = await getPerson(db, row.person);
  return person === null || person.disabled !== null
    ? failed("unknown")
    : { state: "valid", person, isInvitation };
}

/**
 * Uses a link and signs its person in. Of two uses at once, one succeeds.
 *
 * @returns the session's token, or the reason why the link is not valid
 */
export async function consumeLink(
  db: Kysely<DeskTables>,
  token: string,
  { visit, device, now }: { visit: string | undefined; device: string; now: Date },
): Promise<{ session: string; person: Person } | { state: LinkState }> {
  return db.transaction().execute(async (transaction) => {
    const link = await findLink(transaction, token, visit, now);
    if (link.person === null) return { state: link.state };
    const used = await transaction
      .updateTable("sign_in_link")
      .set({ used: now.toISOString() })
      .where("digest", "=", digestToken(token))
      .where("used", "is", null)
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) return { state: "used" as const };
    return { session: await openSession(transaction, link.person.id, device, now), person: link.person };
  });
}

/** Deletes links a day after their end. */
export async function removeOldLinks(db: Kysely<DeskTables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  await db.deleteFrom("sign_in_link").where("expires", "<", before).execute();
}
