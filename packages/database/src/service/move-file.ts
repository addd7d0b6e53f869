import { existsSync, renameSync } from "node:fs";
import type { Kysely, Transaction } from "kysely";
import type { ServiceTables } from "./service-schema.ts";

/**
 * Moves a file of the data folder into the database once, and renames it to `<path>.moved`. Without
 * the database, its old contents are then not taken for current ones.
 *
 * @param insert adds the contents to those that the database has
 */
export async function moveFile(
  db: Kysely<ServiceTables>,
  path: string,
  insert: (transaction: Transaction<ServiceTables>) => Promise<void>,
): Promise<void> {
  const moved = `${path}.moved`;
  // After a renaming, another process may still have to commit it.
  if (![path, moved].some((file) => existsSync(file))) return;
  let isRenamed = false;
  try {
    await db.transaction().execute(async (transaction) => {
      // The other processes of the folder wait here until the contents are in the database.
      await transaction
        .insertInto("state")
        .values({ name: "moving", value: 0 })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: 0 }))
        .execute();
      if (!existsSync(path)) return;
      await insert(transaction);
      renameSync(path, moved);
      isRenamed = true;
    });
  } catch (error) {
    if (isRenamed) renameSync(moved, path);
    throw error;
  }
}
