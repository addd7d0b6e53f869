import type { DatabaseSchema } from "@lieudit/database";
import type { Transaction } from "kysely";
import { addBlockedDeliveries, addWebhooks } from "../webhooks/webhook-tables.ts";
import { addMailedTime } from "./alerts.ts";
import { addRoutes } from "./lead-routes.ts";
import type { LeadTables } from "./lead-tables.ts";

/** The database of leads. It is separate from listings because their imports hold the lock for seconds. */
export const LEAD_DATABASE: DatabaseSchema<LeadTables> = {
  name: "leads",
  subject: "demandes",
  migrationLock: 7_469_002,
  // Oldest first. Never change a published step; append a new one.
  steps: [
    createTables,
    addConfirmations,
    detachReportsFromAgencies,
    addWork,
    addListingCounts,
    addWebhooks,
    addRoutes,
    dropListingCounts,
    addMailedTime,
    addBlockedDeliveries,
  ],
};

async function createTables(db: Transaction<LeadTables>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable("lead")
    .addColumn("reference", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .addColumn("agency", "text")
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("lead_created").on("lead").columns(["created", "reference"]).execute();
  await schema.createIndex("lead_expires").on("lead").column("expires").execute();
  await schema
    .createTable("lead_file")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead", "text", (column) => column.notNull())
    .addColumn("ordinal", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("byte_count", "bigint", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("path", "text")
    .addColumn("reason", "text")
    .execute();
  await schema.createIndex("lead_file_lead").on("lead_file").columns(["lead", "ordinal"]).execute();
  await schema.createIndex("lead_file_state").on("lead_file").column("state").execute();
  await schema
    .createTable("mail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("due", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("failed", "integer", (column) => column.notNull())
    .addColumn("error", "text")
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("mail_due").on("mail").columns(["failed", "due"]).execute();
  await schema.createIndex("mail_lead").on("mail").column("lead").execute();
  await schema
    .createTable("alert")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("confirmed", "text")
    .addColumn("looked", "text")
    .execute();
  await schema.createIndex("alert_email").on("alert").column("email").execute();
  await schema.createIndex("alert_looked").on("alert").columns(["confirmed", "looked"]).execute();
  await schema
    .createTable("consent_proof")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("categories", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("consent_proof_created").on("consent_proof").column("created").execute();
}

/** Adds confirmations of leads, the change that an alert has reported, and counts of sent forms. */
async function addConfirmations(db: Transaction<LeadTables>): Promise<void> {
  const { schema } = db;
  for (const name of ["confirm_token", "confirm_email", "confirmed", "held_mails"]) {
    await schema.alterTable("lead").addColumn(name, "text").execute();
  }
  await schema.createIndex("lead_confirm_token").unique().on("lead").column("confirm_token").execute();
  await schema.createIndex("lead_confirm_email").on("lead").column("confirm_email").execute();
  await schema
    .alterTable("alert")
    .addColumn("seen_change", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("alert").addColumn("around", "text").execute();
  await schema
    .createTable("sending")
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("sent", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sending_sender").on("sending").columns(["sender", "sent"]).execute();
  await schema.createIndex("sending_sent").on("sending").column("sent").execute();
}

/** Removes reports from the leads of the agency that they complain about. */
async function detachReportsFromAgencies(db: Transaction<LeadTables>): Promise<void> {
  await db.updateTable("lead").set({ agency: null }).where("kind", "=", "signalement").execute();
}

/** Adds what agencies do about leads: state, assignment, notes and replies. */
async function addWork({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema
    .createTable("lead_work")
    .addColumn("lead", "text", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("assignee", "text")
    .addColumn("assignee_name", "text")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("updated", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("lead_note")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("ordinal", "bigint", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("lead_note_lead").on("lead_note").columns(["lead", "at", "ordinal"]).execute();
  await schema.createIndex("lead_agency").on("lead").columns(["agency", "created"]).execute();
}

/** Added how often listings are read and written about, by day; see {@link dropListingCounts}. */
async function addListingCounts({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema
    .createTable("listing_count")
    .addColumn("listing", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("listing_count_key", ["listing", "day", "event"])
    .execute();
}

/** Drops the counts of listings: the desk has them all. */
async function dropListingCounts({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema.dropTable("listing_count").execute();
}
