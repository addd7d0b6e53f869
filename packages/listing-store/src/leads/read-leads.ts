import type { Kysely, Selectable } from "kysely";
import type { Lead, LeadFile, LeadKind } from "./lead.ts";
import type { LeadFileTable, LeadTable, LeadTables } from "./lead-tables.ts";
import type { LeadContent } from "./put-lead.ts";

/** Which leads are meant; without a part, all. */
export interface LeadQuestion {
  kinds?: readonly LeadKind[] | undefined;
  /** Those that came from here on, and before. */
  from?: Date | undefined;
  before?: Date | undefined;
  agency?: string | undefined;
}

/** Leads, newest first. */
export async function listLeads(db: Kysely<LeadTables>, question: LeadQuestion = {}): Promise<Lead[]> {
  const { kinds, from, before, agency } = question;
  let query = db.selectFrom("lead").selectAll();
  if (kinds !== undefined) query = query.where("kind", "in", [...kinds]);
  if (from !== undefined) query = query.where("created", ">=", from.toISOString());
  if (before !== undefined) query = query.where("created", "<", before.toISOString());
  if (agency !== undefined) query = query.where("agency", "=", agency);
  const rows = await query.orderBy("created", "desc").orderBy("reference").execute();
  const files = await filesOf(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => leadOf(row, files.get(row.reference) ?? []));
}

/** One lead by its reference; null: there is none. */
export async function getLead(db: Kysely<LeadTables>, reference: string): Promise<Lead | null> {
  const row = await db.selectFrom("lead").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (row === undefined) return null;
  return leadOf(row, (await filesOf(db, [reference])).get(reference) ?? []);
}

function leadOf(row: Selectable<LeadTable>, files: readonly LeadFile[]): Lead {
  const { reference, kind, created, expires, agency, confirm_email: email, confirmed } = row;
  // As `putLead` wrote it.
  const content = JSON.parse(row.content) as LeadContent;
  const wasAsked = row.confirm_token !== null;
  const confirmation = email === null ? null : { email, wasAsked, confirmed };
  return { reference, kind, created, expires, agency, confirmation, ...content, files };
}

/** SQLite takes 32766 values in a question. */
const AT_A_TIME = 1000;

async function filesOf(
  db: Kysely<LeadTables>,
  references: readonly string[],
): Promise<Map<string, LeadFile[]>> {
  const files = new Map<string, LeadFile[]>();
  for (let start = 0; start < references.length; start += AT_A_TIME) {
    const rows = await db
      .selectFrom("lead_file")
      .selectAll()
      .where("lead", "in", references.slice(start, start + AT_A_TIME))
      .orderBy("lead")
      .orderBy("ordinal")
      .execute();
    for (const row of rows) files.set(row.lead, [...(files.get(row.lead) ?? []), fileOf(row)]);
  }
  return files;
}

/** A file of a lead, of its row. */
export function fileOf(row: Selectable<LeadFileTable>): LeadFile {
  const { id, name, byte_count: byteCount, digest, state, path, reason } = row;
  return { id, name, byteCount, digest, state, path, reason };
}
