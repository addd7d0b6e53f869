import { randomUUID } from "node:crypto";
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from "kysely";
import { queueEvents } from "../webhooks/webhook-store.ts";
import { containsText } from "./contains-text.ts";
import type { Lead, LeadKind, LeadNoteKind, LeadWorkState, NewMail } from "./lead.ts";
import type { LeadTables } from "./lead-tables.ts";
import { lockLead } from "./lock-lead.ts";
import { queueMail } from "./mail-queue.ts";
import { listLeads } from "./read-leads.ts";

export interface LeadWork {
  state: LeadWorkState;
  assignee: { id: string; name: string } | null;
  /** 0 for a lead that nobody has worked on. */
  version: number;
}

export interface LeadNote {
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  kind: LeadNoteKind;
  text: string;
}

export interface InboxQuery {
  /** Leads of this agency; absent for all, with those of the operator. */
  agency?: string;
  state?: LeadWorkState;
  kinds?: readonly LeadKind[];
  /** Leads that contain this text, ignoring case. */
  text?: string;
  count: number;
  /** Leads to skip. */
  first?: number;
}

export interface InboxPage {
  leads: (Lead & { work: LeadWork })[];
  /** Number of leads that match. */
  total: number;
  /** Numbers of leads by state, whatever the state in the query. */
  counts: Readonly<Record<LeadWorkState, number>>;
}

/** A change of a lead's state or assignment; an absent field stays. */
export interface LeadWorkChange {
  state?: LeadWorkState;
  assignee?: { id: string; name: string } | null;
  /** The change in words, for the history. */
  text: string;
  author: string;
}

/** `conflict`: somebody else changed the lead meanwhile. */
export type LeadWorkResult = "saved" | "conflict" | "unknown";

const NEW_LEAD: LeadWork = { state: "new", assignee: null, version: 0 };

/** Returns confirmed leads, the newest first, with the work on them. */
export async function listInbox(
  db: Kysely<LeadTables>,
  { state, count, first = 0, ...query }: InboxQuery,
): Promise<InboxPage> {
  const rows = db.selectFrom("lead").leftJoin("lead_work", "lead_work.lead", "lead.reference");
  const matching = rows.where(isInInbox(query));
  const perState = await matching
    .select(({ fn }) => ["lead_work.state", fn.countAll<number>().as("count")])
    .groupBy("lead_work.state")
    .execute();
  const counts = { new: 0, answered: 0, appointment: 0, closed: 0 };
  for (const row of perState) counts[row.state ?? "new"] += Number(row.count);
  const page = await matching
    .select("lead.reference")
    .$if(state !== undefined, (filtered) =>
      filtered.where((eb) =>
        state === "new"
          ? eb.or([eb("lead_work.state", "is", null), eb("lead_work.state", "=", "new")])
          : eb("lead_work.state", "=", state ?? "new"),
      ),
    )
    .orderBy("lead.created", "desc")
    .orderBy("lead.reference")
    .limit(count)
    .offset(first)
    .execute();
  const references = page.map(({ reference }) => reference);
  const leads = references.length === 0 ? [] : await listLeads(db, { references });
  const works = await readWork(db, references);
  const all = counts.new + counts.answered + counts.appointment + counts.closed;
  return {
    leads: leads.map((lead) => ({ ...lead, work: works.get(lead.reference) ?? NEW_LEAD })),
    total: state === undefined ? all : counts[state],
    counts,
  };
}

/** Leads that wait for a confirmation are not in the inbox. */
function isInInbox({ agency, kinds, text }: Omit<InboxQuery, "count" | "first" | "state">) {
  return (lead: ExpressionBuilder<LeadTables, "lead">): Expression<SqlBool> =>
    lead.and([
      lead.or([lead("lead.confirm_email", "is", null), lead("lead.confirmed", "is not", null)]),
      ...(agency === undefined ? [] : [lead("lead.agency", "=", agency)]),
      ...(kinds === undefined ? [] : [lead("lead.kind", "in", [...kinds])]),
      ...(text === undefined ? [] : [containsText(text)]),
    ]);
}

/** Returns the work on a lead, with its notes, the oldest first. */
export async function getLeadWork(
  db: Kysely<LeadTables>,
  reference: string,
): Promise<{ work: LeadWork; notes: LeadNote[] }> {
  const notes = await db
    .selectFrom("lead_note")
    .select(["id", "at", "author", "kind", "text"])
    .where("lead", "=", reference)
    .orderBy("at")
    .orderBy("ordinal")
    .execute();
  const work = (await readWork(db, [reference])).get(reference) ?? NEW_LEAD;
  return { work, notes };
}

/** Changes state or assignment, unless somebody else did after `version`. */
export function changeLeadWork(
  db: Kysely<LeadTables>,
  reference: string,
  change: LeadWorkChange,
  { version, now }: { version: number; now: Date },
): Promise<LeadWorkResult> {
  return db.transaction().execute(async (transaction) => {
    const work = await findWork(transaction, reference);
    if (work === null) return "unknown";
    if (work.version !== version) return "conflict";
    await putWork(transaction, reference, { ...work, ...change }, now);
    await addNote(transaction, reference, { author: change.author, kind: "change", text: change.text }, now);
    const { state, assignee } = { ...work, ...change };
    await queueEvents(transaction, reference, "lead.changed", now, {
      state,
      assignee: assignee?.name ?? null,
    });
    return "saved";
  });
}

/** Adds a note for colleagues. Returns false for an unknown lead. */
export function addLeadNote(
  db: Kysely<LeadTables>,
  reference: string,
  note: { author: string; text: string },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    if ((await findWork(transaction, reference)) === null) return false;
    await addNote(transaction, reference, { ...note, kind: "note" }, now);
    return true;
  });
}

/** Queues a reply to the sender; a new lead becomes answered. Returns false for an unknown lead. */
export function replyToLead(
  db: Kysely<LeadTables>,
  reference: string,
  { author, text, mail }: { author: string; text: string; mail: NewMail },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const work = await findWork(transaction, reference);
    if (work === null) return false;
    if (work.state === "new") await putWork(transaction, reference, { ...work, state: "answered" }, now);
    await addNote(transaction, reference, { author, kind: "email", text }, now);
    await queueMail(transaction, mail, { lead: reference, now });
    await queueEvents(transaction, reference, "lead.replied", now, { author });
    return true;
  });
}

/**
 * Gives a lead to another agency, and queues the email that reports it there. Its state becomes
 * new, and nobody is assigned. Returns false for an unknown lead.
 */
export function transferLead(
  db: Kysely<LeadTables>,
  reference: string,
  { agency, author, text, mail }: { agency: string; author: string; text: string; mail: NewMail | null },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const work = await findWork(transaction, reference);
    if (work === null) return false;
    await transaction.updateTable("lead").set({ agency }).where("reference", "=", reference).execute();
    await putWork(transaction, reference, { ...work, state: "new", assignee: null }, now);
    await addNote(transaction, reference, { author, kind: "change", text }, now);
    if (mail !== null) await queueMail(transaction, mail, { lead: reference, now });
    // The new agency did not get it before.
    await queueEvents(transaction, reference, "lead.created", now);
    return true;
  });
}

/** A lead that nobody answered for a day. */
export interface UnansweredLead {
  reference: string;
  kind: LeadKind;
  agency: string | null;
  /** ISO 8601. */
  created: string;
}

/** Returns leads from before `before` that are still new and were not escalated, the oldest first. */
export async function findUnanswered(
  db: Kysely<LeadTables>,
  before: Date,
  count: number,
): Promise<UnansweredLead[]> {
  return db
    .selectFrom("lead")
    .leftJoin("lead_work", "lead_work.lead", "lead.reference")
    .select(["lead.reference", "lead.kind", "lead.agency", "lead.created"])
    .where(isInInbox({}))
    .where("lead.created", "<=", before.toISOString())
    .where("lead_work.escalated", "is", null)
    .where((eb) => eb.or([eb("lead_work.state", "is", null), eb("lead_work.state", "=", "new")]))
    .orderBy("lead.created")
    .limit(count)
    .execute();
}

/** Records that a lead was escalated and queues the emails that say so, once. Returns false if it was before. */
export function escalateLead(
  db: Kysely<LeadTables>,
  reference: string,
  mails: readonly NewMail[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const work = await findWork(transaction, reference);
    if (work === null || work.state !== "new") return false;
    await transaction
      .insertInto("lead_work")
      .values({
        lead: reference,
        state: work.state,
        assignee: work.assignee?.id ?? null,
        assignee_name: work.assignee?.name ?? null,
        version: work.version,
        updated: now.toISOString(),
        escalated: null,
      })
      .onConflict((conflict) => conflict.column("lead").doNothing())
      .execute();
    const marked = await transaction
      .updateTable("lead_work")
      .set({ escalated: now.toISOString() })
      .where("lead", "=", reference)
      .where("escalated", "is", null)
      .executeTakeFirst();
    if (marked.numUpdatedRows !== 1n) return false;
    for (const mail of mails) await queueMail(transaction, mail, { lead: reference, now });
    return true;
  });
}

/**
 * Returns null for an unknown lead. Other transactions about the lead wait for
 * the end of this one, so that none decides by a version that is about to change.
 */
async function findWork(transaction: Transaction<LeadTables>, reference: string): Promise<LeadWork | null> {
  if (!(await lockLead(transaction, reference))) return null;
  return (await readWork(transaction, [reference])).get(reference) ?? NEW_LEAD;
}

async function readWork(
  db: Kysely<LeadTables>,
  references: readonly string[],
): Promise<ReadonlyMap<string, LeadWork>> {
  if (references.length === 0) return new Map();
  const rows = await db.selectFrom("lead_work").selectAll().where("lead", "in", references).execute();
  return new Map(
    rows.map(({ lead, state, assignee: id, assignee_name: name, version }) => [
      lead,
      { state, version, assignee: id === null ? null : { id, name: name ?? "" } },
    ]),
  );
}

async function putWork(
  transaction: Transaction<LeadTables>,
  reference: string,
  { state, assignee, version }: LeadWork,
  now: Date,
): Promise<void> {
  const row = {
    state,
    assignee: assignee?.id ?? null,
    assignee_name: assignee?.name ?? null,
    version: version + 1,
    updated: now.toISOString(),
  };
  await transaction
    .insertInto("lead_work")
    .values({ lead: reference, ...row, escalated: null })
    .onConflict((conflict) => conflict.column("lead").doUpdateSet(row))
    .execute();
}

async function addNote(
  transaction: Transaction<LeadTables>,
  reference: string,
  note: Omit<LeadNote, "id" | "at">,
  now: Date,
): Promise<void> {
  const { count } = await transaction
    .selectFrom("lead_note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lead", "=", reference)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("lead_note")
    .values({ id: randomUUID(), lead: reference, at: now.toISOString(), ordinal: Number(count), ...note })
    .execute();
}
