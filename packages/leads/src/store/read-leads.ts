import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from "kysely";
import { addressKey } from "./confirm-lead.ts";
import { fieldText, holdsText } from "./holds-text.ts";
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
  references?: readonly string[] | undefined;
  /** Those of one person: who typed this address, or had to confirm at it. */
  email?: string | undefined;
}

/** What a question wants of a lead. */
export function isMeant({ kinds, from, before, agency, references, email }: LeadQuestion) {
  return (lead: ExpressionBuilder<LeadTables, "lead">): Expression<SqlBool> =>
    lead.and([
      ...(kinds === undefined ? [] : [lead("kind", "in", [...kinds])]),
      ...(from === undefined ? [] : [lead("created", ">=", from.toISOString())]),
      ...(before === undefined ? [] : [lead("created", "<", before.toISOString())]),
      ...(agency === undefined ? [] : [lead("agency", "=", agency)]),
      ...(references === undefined ? [] : [lead("reference", "in", [...references])]),
      ...(email === undefined
        ? []
        : [lead.or([lead("confirm_email", "=", addressKey(email)), holdsText(fieldText("value", email))])]),
    ]);
}

/** Leads, newest first. */
export async function listLeads(db: Kysely<LeadTables>, question: LeadQuestion = {}): Promise<Lead[]> {
  const rows = await db
    .selectFrom("lead")
    .selectAll()
    .where(isMeant(question))
    .orderBy("created", "desc")
    .orderBy("reference")
    .execute();
  const files = await filesOf(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => leadOf(row, files.get(row.reference) ?? []));
}

/** The references of all leads. */
export async function knownReferences(db: Kysely<LeadTables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("lead").select("reference").execute();
  return new Set(rows.map(({ reference }) => reference));
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
