export { describeOnBothDatabases } from "./describe-on-both.ts";
export { isPostgresInstalled } from "./find-postgres.ts";
export { type PostgresOptions, type PostgresServer, startPostgres } from "./start-postgres.ts";
export { startTransactionPooler, type TransactionPooler } from "./transaction-pooler.ts";
