import type { DatabaseSchema } from "@lieudit/database";
import type { Transaction } from "kysely";
import type { DeskTables } from "./desk-tables.ts";
import { addLegalTexts } from "./legal-texts.ts";

/** The database of accounts. */
export const DESK_DATABASE: DatabaseSchema<DeskTables> = {
  name: "desk",
  subject: "comptes de l’espace professionnel",
  migrationLock: 7_469_004,
  // Oldest first. Never change a published step; append a new one.
  steps: [createTables, addFigures, addLegalTexts, addInvitations],
};

async function createTables({ schema }: Transaction<DeskTables>): Promise<void> {
  await schema
    .createTable("person")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("agency", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("disabled", "text")
    .addColumn("demo", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex("person_agency").on("person").column("agency").execute();
  await schema
    .createTable("sign_in_link")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("browser", "text")
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .addColumn("used", "text")
    .execute();
  await schema.createIndex("sign_in_link_person").on("sign_in_link").columns(["person", "created"]).execute();
  await schema
    .createTable("session")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("digest", "text", (column) => column.notNull().unique())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("last_seen", "text", (column) => column.notNull())
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("session_person").on("session").column("person").execute();
  await schema
    .createTable("passkey")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("last_used", "text")
    .execute();
  await schema.createIndex("passkey_person").on("passkey").column("person").execute();
  await schema
    .createTable("challenge")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("person", "text")
    .addColumn("expires", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("ordinal", "bigint", (column) => column.notNull())
    .addColumn("person", "text")
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("agency", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  await schema.createIndex("audit_at").on("audit").columns(["at", "ordinal"]).execute();
  await schema.createIndex("audit_agency").on("audit").columns(["agency", "at", "ordinal"]).execute();
}

/** Adds the counts per listing and day. */
async function addFigures({ schema }: Transaction<DeskTables>): Promise<void> {
  await schema
    .createTable("figure")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("figure_key", ["day", "kind", "subject"])
    .execute();
  await schema.createIndex("figure_subject").on("figure").columns(["subject", "day"]).execute();
  await schema
    .createTable("figure_visitor")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("figure_visitor_key", ["day", "visitor"])
    .execute();
  await schema
    .createTable("figure_salt")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
}

/** Adds when people were invited and when they joined. Without an unused invitation somebody has joined. */
async function addInvitations(db: Transaction<DeskTables>): Promise<void> {
  await db.schema.alterTable("person").addColumn("invited", "text").execute();
  await db.schema.alterTable("person").addColumn("joined", "text").execute();
  await db
    .updateTable("person")
    .set(({ selectFrom }) => ({
      invited: selectFrom("sign_in_link")
        .select(({ fn }) => fn.max("sign_in_link.created").as("created"))
        .whereRef("sign_in_link.person", "=", "person.id")
        .where("sign_in_link.browser", "is", null)
        .where("sign_in_link.used", "is", null),
    }))
    .execute();
  await db
    .updateTable("person")
    .set(({ ref }) => ({ joined: ref("created") }))
    .where("invited", "is", null)
    .execute();
}
