import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Adds the edits of the desk. */
export async function addEdits(db: Transaction<Tables>): Promise<void> {
  let table = db.schema
    .createTable("listing_edit")
    .addColumn("listing_id", "text", (column) => column.primaryKey());
  for (const name of ["agence", "kind", "fields", "photos", "changes", "kept", "updated", "author"] as const)
    table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of ["version", "published_version"] as const)
    table = table.addColumn(name, "integer", (column) => column.notNull());
  await table.addColumn("publish_at", "text").execute();
  await db.schema
    .createIndex("listing_edit_agency")
    .on("listing_edit")
    .columns(["agence", "updated"])
    .execute();
  await db.schema.createIndex("listing_edit_publish").on("listing_edit").column("publish_at").execute();
}
