import { resolve } from "node:path";
import { createServiceDatabase } from "@lieudit/database/service";
import { parseDatabaseUrl } from "@lieudit/place-index/store";
import { KeyStoreError } from "../key-file.ts";
import { openKeyStore } from "../key-store.ts";
import { parseKeysCommand, runKeysCommand, UsageError } from "./keys-command.ts";

/** A command waits longer than a server. */
const TIMEOUTS = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

/** `npm run keys`. Exit codes: 0 success, 1 failure, 2 invalid command line. */
try {
  const { command, dataDir } = parseKeysCommand(process.argv.slice(2));
  // npm runs scripts in the root folder; INIT_CWD is the folder of the user.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const configured = dataDir ?? process.env.DATA_DIR?.trim();
  const folder = configured
    ? resolve(workingFolder, configured)
    : resolve(import.meta.dirname, "../../../../../data");
  const databaseUrl = readDatabaseUrl();
  const service = databaseUrl === undefined ? undefined : createServiceDatabase(databaseUrl, TIMEOUTS);
  try {
    const keys = openKeyStore(folder, service);
    const { text, exitCode } = await runKeysCommand(command, keys, new Date());
    keys.close();
    process.stdout.write(text);
    process.exitCode = exitCode;
  } finally {
    await service?.close();
  }
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof KeyStoreError) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    console.error(
      `${error.message}${reason} Check that this user may write there and that the disk has room, or the database responds.`,
    );
    process.exitCode = 1;
  } else throw error;
}

/** @throws {UsageError} */
function readDatabaseUrl(): string | undefined {
  try {
    return parseDatabaseUrl(process.env.DATABASE_URL);
  } catch (error) {
    throw new UsageError(`DATABASE_URL cannot be used: ${(error as Error).message}`);
  }
}
