import type { Generated, Transaction } from "kysely";
import type { DatabaseSchema, StateTable } from "../migrate.ts";

/** What all servers of one database share, besides listings, leads and accounts. */
export interface ServiceTables {
  state: StateTable;
  /** Secrets by purpose. */
  secret: { name: string; value: Uint8Array };
  api_key: {
    id: string;
    digest: Uint8Array;
    name: string;
    rules: string;
    created_at: string;
    revoked_at: string | null;
  };
  /** The running minute of each key; its row is locked while calls are counted. */
  key_minute: { key_id: string; started_ms: number; calls: number };
  /** Days of UTC. */
  key_day: { key_id: string; day: string; calls: number; refused: number };
  /** Tokens of the bot check that were used recently. */
  used_token: { nonce: string; issued_ms: number };
  /** Reviews and photos that the operator hides. */
  hidden: { kind: string; key: string; ordinal: Generated<number> };
  /** Texts that servers replace by version: the manifest of shared places, and the lease of imports. */
  shared_record: { name: string; text: string; version: number };
}

/** The schema of what servers share. It exists in PostgreSQL only: without a database, these things are files. */
export const SERVICE_SCHEMA: DatabaseSchema<ServiceTables> = {
  name: "service",
  subject: "données communes des serveurs",
  migrationLock: 7_469_005,
  // Oldest first. Never change a published step; append a new one.
  steps: [addSecrets, addKeys, addUsedTokens, addHidden, addManifests, replaceManifests],
};

async function addSecrets({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("secret")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "bytea", (column) => column.notNull())
    .execute();
}

async function addKeys({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("api_key")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("digest", "bytea", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("rules", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  await schema
    .createTable("key_minute")
    .addColumn("key_id", "text", (column) => column.primaryKey())
    .addColumn("started_ms", "bigint", (column) => column.notNull())
    .addColumn("calls", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("key_day")
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("calls", "bigint", (column) => column.notNull())
    .addColumn("refused", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("key_day_key", ["key_id", "day"])
    .execute();
}

async function addUsedTokens({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("used_token")
    .addColumn("nonce", "text", (column) => column.primaryKey())
    .addColumn("issued_ms", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("used_token_issued").on("used_token").column("issued_ms").execute();
}

async function addHidden({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("hidden")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("ordinal", "bigserial", (column) => column.notNull())
    .addPrimaryKeyConstraint("hidden_key", ["kind", "key"])
    .execute();
}

async function addManifests({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema
    .createTable("place_manifest")
    .addColumn("owner", "text", (column) => column.primaryKey())
    .addColumn("manifest", "text", (column) => column.notNull())
    .addColumn("published_at", "bigint", (column) => column.notNull())
    .execute();
}

async function replaceManifests({ schema }: Transaction<ServiceTables>): Promise<void> {
  await schema.dropTable("place_manifest").execute();
  await schema
    .createTable("shared_record")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();
}
