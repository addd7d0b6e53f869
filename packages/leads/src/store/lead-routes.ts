import { randomUUID } from "node:crypto";
import { StoreError } from "@lieudit/database";
import { toSlug } from "@lieudit/listing-model";
import type { Kysely, Transaction } from "kysely";
import type { LeadKind } from "./lead.ts";
import type { LeadRouteTable, LeadTables } from "./lead-tables.ts";

/** Kinds that a route may lead to an agency: they are about no listing. */
export const ROUTED_KINDS = ["estimation", "reprise"] as const satisfies readonly LeadKind[];

/** An agency that gets estimations of a town, or trade-ins of a brand. */
export type LeadRoute = LeadRouteTable;

const MAX_ROUTES = 1_000;
const MAX_LABEL_LENGTH = 80;

/** Adds routes, and the reminder of leads that nobody answered. */
export async function addRoutes({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema
    .createTable("lead_route")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("agency", "text", (column) => column.notNull())
    .addUniqueConstraint("lead_route_subject", ["kind", "subject"])
    .execute();
  await schema.alterTable("lead_work").addColumn("escalated", "text").execute();
}

/**
 * Adds a route, or changes the agency of the one with the same kind and subject.
 *
 * @param label town, postcode or brand; empty for all others
 * @throws {StoreError} INVALID for a long label or too many routes
 */
export async function putRoute(
  db: Kysely<LeadTables>,
  { kind, label, agency }: Pick<LeadRoute, "kind" | "label" | "agency">,
): Promise<void> {
  if (label.length > MAX_LABEL_LENGTH)
    throw new StoreError("INVALID", `Gardez ${MAX_LABEL_LENGTH} caractères au plus.`);
  if ((await listRoutes(db)).length >= MAX_ROUTES)
    throw new StoreError("INVALID", `${MAX_ROUTES} règles au plus ; supprimez-en une d’abord.`);
  await db
    .insertInto("lead_route")
    .values({ id: randomUUID(), kind, subject: toSlug(label), label: label.trim(), agency })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject"]).doUpdateSet({ agency, label: label.trim() }),
    )
    .execute();
}

export async function listRoutes(db: Kysely<LeadTables>): Promise<LeadRoute[]> {
  return db.selectFrom("lead_route").selectAll().orderBy("kind").orderBy("subject").execute();
}

export async function removeRoute(db: Kysely<LeadTables>, id: string): Promise<void> {
  await db.deleteFrom("lead_route").where("id", "=", id).execute();
}

/**
 * Returns the agency that gets a lead, or null for the operator.
 *
 * @param subjects what the sender typed: a town, a postcode, a brand; the first route of them wins
 */
export async function findRoute(
  db: Kysely<LeadTables>,
  kind: LeadKind,
  subjects: readonly string[],
): Promise<string | null> {
  const slugs = [...subjects.map(toSlug).filter((slug) => slug !== ""), ""];
  const rows = await db
    .selectFrom("lead_route")
    .select(["subject", "agency"])
    .where("kind", "=", kind)
    .where("subject", "in", slugs)
    .execute();
  for (const slug of slugs) {
    const row = rows.find(({ subject }) => subject === slug);
    if (row !== undefined) return row.agency;
  }
  return null;
}
