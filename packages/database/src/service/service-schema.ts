import type { Transaction } from "kysely";
import type { DatabaseSchema, StateTable } from "../migrate.ts";

/** What all servers of one database share, besides listings, leads and accounts. */
export interface ServiceTables {
  state: StateTable;
  /** Secrets by purpose. */
  secret: { name: string; value: Uint8Array };
}

/** The schema of what servers share. It exists in PostgreSQL only: without a database, these things are files. */
export const SERVICE_SCHEMA: DatabaseSchema<ServiceTables> = {
  name: "service",
  subject: "données communes des serveurs",
  migrationLock: 7_469_005,
  // Oldest first. Never change a published step; append a new one.
  steps: [addSecrets],
};

async function addSecrets({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("secret")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bytea", (column) => column.notNull())
    .execute();
}
