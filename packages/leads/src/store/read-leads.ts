import type { Expression, ExpressionBuilder, Kysely, Selectable, SqlBool } from "kysely";
import { normaliseEmail } from "./confirm-lead.ts";
import { containsText, toJsonField } from "./contains-text.ts";
import type { Lead, LeadFile, LeadKind } from "./lead.ts";
import type { LeadFileTable, LeadTable, LeadTables } from "./lead-tables.ts";
import type { LeadContent } from "./put-lead.ts";

/** Filters of leads; an absent one matches all. */
export interface LeadQuery {
  kinds?: readonly LeadKind[] | undefined;
  /** Bounds of the time of creation: `from` inclusive, `before` exclusive. */
  from?: Date | undefined;
  before?: Date | undefined;
  agency?: string | undefined;
  references?: readonly string[] | undefined;
  /** Leads of one person: with this address in a field or for the confirmation. */
  email?: string | undefined;
}

/** Returns the SQL condition of a query. */
export function matchesQuery({ kinds, from, before, agency, references, email }: LeadQuery) {
  return (lead: ExpressionBuilder<LeadTables, "lead">): Expression<SqlBool> =>
    lead.and([
      ...(kinds === undefined ? [] : [lead("kind", "in", [...kinds])]),
      ...(from === undefined ? [] : [lead("created", ">=", from.toISOString())]),
      ...(before === undefined ? [] : [lead("created", "<", before.toISOString())]),
      ...(agency === undefined ? [] : [lead("agency", "=", agency)]),
      ...(references === undefined ? [] : [lead("reference", "in", [...references])]),
      ...(email === undefined
        ? []
        : [
            lead.or([
              lead("confirm_email", "=", normaliseEmail(email)),
              containsText(toJsonField("value", email)),
            ]),
          ]),
    ]);
}

/** Returns the matching leads, newest first. */
export async function listLeads(db: Kysely<LeadTables>, query: LeadQuery = {}): Promise<Lead[]> {
  const rows = await db
    .selectFrom("lead")
    .selectAll()
    .where(matchesQuery(query))
    .orderBy("created", "desc")
    .orderBy("reference")
    .execute();
  const files = await readFiles(
    db,
    rows.map(({ reference }) => reference),
  );
  return rows.map((row) => toLead(row, files.get(row.reference) ?? []));
}

/** Returns the references of all leads. */
export async function listReferences(db: Kysely<LeadTables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("lead").select("reference").execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** Returns the lead with this reference, or null. */
export async function getLead(db: Kysely<LeadTables>, reference: string): Promise<Lead | null> {
  const row = await db.selectFrom("lead").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (row === undefined) return null;
  return toLead(row, (await readFiles(db, [reference])).get(reference) ?? []);
}

function toLead(row: Selectable<LeadTable>, files: readonly LeadFile[]): Lead {
  const { reference, kind, created, expires, agency, confirm_email: email, confirmed } = row;
  // Written by `putLead`.
  const content = JSON.parse(row.content) as LeadContent;
  const wasAsked = row.confirm_token !== null;
  const confirmation = email === null ? null : { email, wasAsked, confirmed };
  return { reference, kind, created, expires, agency, confirmation, ...content, files };
}

/** SQLite accepts 32,766 values in a query. */
const BATCH_SIZE = 1000;

async function readFiles(
  db: Kysely<LeadTables>,
  references: readonly string[],
): Promise<Map<string, LeadFile[]>> {
  const files = new Map<string, LeadFile[]>();
  for (let start = 0; start < references.length; start += BATCH_SIZE) {
    const rows = await db
      .selectFrom("lead_file")
      .selectAll()
      .where("lead", "in", references.slice(start, start + BATCH_SIZE))
      .orderBy("lead")
      .orderBy("ordinal")
      .execute();
    for (const row of rows) files.set(row.lead, [...(files.get(row.lead) ?? []), toLeadFile(row)]);
  }
  return files;
}

/** Converts a row to a file of a lead. */
export function toLeadFile(row: Selectable<LeadFileTable>): LeadFile {
  const { id, name, byte_count: byteCount, digest, state, path, reason } = row;
  return { id, name, byteCount, digest, state, path, reason };
}
