import { existsSync, renameSync } from "node:fs";
import type { Kysely, Transaction } from "kysely";
import type { ServiceTables } from "./service-schema.ts";

/**
 * Moves a file of the data folder into the database once, and renames it to `<path>.moved`. Without
 * the database, its old contents are then not taken for current ones.
 *
 * @param insert adds the contents to those that the database has; it may be called twice
 */
export async function moveFile(
  db: Kysely<ServiceTables>,
  path: string,
  insert: (transaction: Transaction<ServiceTables>) => Promise<void>,
): Promise<void> {
  if (!existsSync(path)) return;
  await db.transaction().execute(async (transaction) => {
    // Other processes of the folder wait here until the contents are in the database.
    await transaction
      .insertInto("state")
      .values({ name: "moving", value: 0 })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: 0 }))
      .execute();
    if (existsSync(path)) await insert(transaction);
  });
  try {
    // Only now: a process that is killed before this line inserts the contents again.
    renameSync(path, `${path}.moved`);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
