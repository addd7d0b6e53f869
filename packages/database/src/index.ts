export { claimDatabase, type DatabaseClaim, keepDatabaseClaim } from "./claim-database.ts";
export { type CommandContext, type DataLocation, resolveDataLocation } from "./command/data-location.ts";
export { readArguments, UsageError } from "./command/read-arguments.ts";
export { COMMAND_TIMEOUTS, runCommand, toTerminalText } from "./command/run-command.ts";
export type { DatabaseSchema, StateTable } from "./migrate.ts";
export { type DatabaseLocation, openDatabase, openReplica } from "./open-database.ts";
export { ReplicaReader } from "./replica-reader.ts";
export { StoreError, type StoreErrorCode } from "./store-error.ts";
export { whenNotBusy } from "./when-not-busy.ts";
