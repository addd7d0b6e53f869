import type { Listing } from "@lieudit/listing-model";
import type { Transaction } from "kysely";
import { toFilterColumns } from "../write/listing-row.ts";
import type { FilterColumnValues, Tables } from "./tables.ts";

const BATCH_SIZE = 500;

/** The SQL type of a filter's column, by the kind of the filter: numbers of `flags` are never null. */
type ColumnType<Column extends keyof FilterColumnValues> = Column extends unknown
  ? FilterColumnValues[Column] extends string | null
    ? "text"
    : null extends FilterColumnValues[Column]
      ? "double precision"
      : "integer"
  : never;

/**
 * Makes the migration that adds the column of a filter and fills it from the
 * stored listings, so that the filter works before the next import.
 *
 * @param type `integer` for a column of a `flags` filter.
 */
export function addFilterColumn<Column extends keyof FilterColumnValues>(
  column: Column,
  type: ColumnType<Column>,
): (db: Transaction<Tables>) => Promise<void> {
  return async (db) => {
    await db.schema
      .alterTable("listing")
      .addColumn(column, type, (definition) =>
        type === "integer" ? definition.notNull().defaultTo(0) : definition,
      )
      .execute();
    for (let last = ""; ; ) {
      const rows = await db
        .selectFrom("listing_body")
        .select(["listing_id", "content"])
        .where("listing_id", ">", last)
        .orderBy("listing_id")
        .limit(BATCH_SIZE)
        .execute();
      for (const { listing_id, content } of rows) {
        // As `listingBody` wrote it.
        const { [column]: value } = toFilterColumns(JSON.parse(content) as Listing);
        if (value === null || value === 0) continue;
        await db
          .updateTable("listing")
          .set({ [column]: value })
          .where("id", "=", listing_id)
          .execute();
      }
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.listing_id;
    }
  };
}
