import { type SqlBool, sql, type Transaction } from "kysely";
import type { LeadTables } from "../store/lead-tables.ts";

/** Adds webhooks of agencies and their deliveries. */
export async function addWebhooks({ schema }: Transaction<LeadTables>): Promise<void> {
  await schema
    .createTable("webhook")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("agency", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("active", "integer", (column) => column.notNull())
    .execute();
  await schema.createIndex("webhook_agency").on("webhook").column("agency").execute();
  await schema
    .createTable("webhook_delivery")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("webhook", "text", (column) => column.notNull())
    .addColumn("lead", "text")
    .addColumn("ordinal", "integer", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("created", "text", (column) => column.notNull())
    .addColumn("due", "text", (column) => column.notNull())
    .addColumn("until", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("delivered", "text")
    .addColumn("failed", "integer", (column) => column.notNull())
    .addColumn("result", "text")
    .execute();
  const index = (name: string, columns: string[]) =>
    schema.createIndex(`webhook_delivery_${name}`).on("webhook_delivery").columns(columns).execute();
  await index("due", ["delivered", "failed", "due"]);
  await index("lead", ["lead", "webhook", "ordinal"]);
  await index("log", ["webhook", "created"]);
}

/** Marks deliveries that wait for an earlier one about their lead, and indexes the others for claims. */
export async function addBlockedDeliveries(db: Transaction<LeadTables>): Promise<void> {
  await db.schema
    .alterTable("webhook_delivery")
    .addColumn("blocked", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db
    .updateTable("webhook_delivery as delivery")
    .set({ blocked: 1 })
    .where("delivered", "is", null)
    .where("failed", "=", 0)
    .where("ordinal", ">", ({ selectFrom }) =>
      selectFrom("webhook_delivery as waiting")
        .select(({ fn }) => fn.min("waiting.ordinal").as("first"))
        .whereRef("waiting.webhook", "=", "delivery.webhook")
        .whereRef("waiting.lead", "=", "delivery.lead")
        .where("waiting.delivered", "is", null)
        .where("waiting.failed", "=", 0),
    )
    .execute();
  await db.schema
    .createIndex("webhook_delivery_next")
    .on("webhook_delivery")
    .columns(["webhook", "due", "ordinal"])
    .where(sql<SqlBool>`delivered is null and failed = 0 and blocked = 0`)
    .execute();
}
