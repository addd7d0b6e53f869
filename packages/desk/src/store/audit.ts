import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Person } from "../roles.ts";
import type { DeskTables } from "./desk-tables.ts";

/** A change to be recorded. */
export interface NewAuditEntry {
  /** Author of the change; null for the command `npm run desk`. */
  person: Pick<Person, "id" | "name"> | null;
  /** Slug of the agency that the change concerns; null for changes that concern the operator only. */
  agency: string | null;
  /** The action in French, such as `demande classée`. */
  action: string;
  /** The object of the action, such as the number of a lead or an address. */
  subject: string;
  /** Values before the change. */
  before?: Readonly<Record<string, unknown>>;
  /** Values after the change. */
  after?: Readonly<Record<string, unknown>>;
}

export interface AuditEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  actor: string;
  agency: string | null;
  action: string;
  subject: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** Actor of changes by the command `npm run desk`. */
const COMMAND = "commande desk";

export interface AuditQuery {
  /** Slug of an agency; absent for the entries of all agencies. */
  agency?: string;
  /** Maximum number of entries. */
  count: number;
  /** Number of entries to skip. Default 0. */
  first?: number;
}

/** Records a change. Call it before the change, so that a crash never leaves a change without an entry. */
export async function recordAudit(db: Kysely<DeskTables>, entry: NewAuditEntry, now: Date): Promise<void> {
  const { person, agency, action, subject, before, after } = entry;
  await db
    .insertInto("audit")
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      // Microseconds since 1970, which order entries of the same millisecond.
      ordinal: Math.round(performance.timeOrigin * 1_000 + performance.now() * 1_000),
      person: person?.id ?? null,
      actor: person?.name ?? COMMAND,
      agency,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

/** Returns a page of entries, newest first, and the total number of matching entries. */
export async function listAudit(
  db: Kysely<DeskTables>,
  { agency, count, first = 0 }: AuditQuery,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matching = db
    .selectFrom("audit")
    .$if(agency !== undefined, (query) => query.where("agency", "=", agency ?? ""));
  const rows = await matching
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("ordinal", "desc")
    .limit(count)
    .offset(first)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const entries = rows.map(({ id, at, actor, agency: owner, action, subject, before, after }) => ({
    id,
    at,
    actor,
    agency: owner,
    action,
    subject,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
  }));
  return { entries, total: Number(total) };
}
