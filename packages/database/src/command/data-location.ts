import { resolve } from "node:path";

/** What a command is called with, and where. */
export interface CommandContext {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Where relative paths start. */
  workingFolder: string;
  /** The data folder when nothing names one. */
  defaultDataDir: string;
}

/** Where the data of a command is. */
export interface DataLocation {
  dataDir: string;
  /** A PostgreSQL in place of a file. */
  databaseUrl: string | undefined;
}

/** @param named the data folder as an option names it; else `DATA_DIR` does. */
export function resolveDataLocation(
  { env, workingFolder, defaultDataDir }: CommandContext,
  named: string | undefined,
): DataLocation {
  const dataDir = named ?? env.DATA_DIR?.trim();
  return {
    dataDir: dataDir === undefined || dataDir === "" ? defaultDataDir : resolve(workingFolder, dataDir),
    databaseUrl: env.DATABASE_URL?.trim() || undefined,
  };
}
