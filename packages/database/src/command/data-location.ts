import { resolve } from "node:path";

/** Arguments, environment and folders of a command. */
export interface CommandContext {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Base of relative paths. */
  workingFolder: string;
  /** The data folder if neither an option nor `DATA_DIR` names one. */
  defaultDataDir: string;
}

/** The data that a command works on. */
export interface DataLocation {
  dataDir: string;
  /** PostgreSQL instead of a SQLite file. */
  databaseUrl: string | undefined;
  /** Object storage instead of files of `dataDir`. */
  filesUrl: string | undefined;
}

/** Finds the data of a command. `named` is the folder that an option names; it wins over `DATA_DIR`. */
export function resolveDataLocation(
  { env, workingFolder, defaultDataDir }: CommandContext,
  named: string | undefined,
): DataLocation {
  const dataDir = named ?? env.DATA_DIR?.trim();
  return {
    dataDir: dataDir === undefined || dataDir === "" ? defaultDataDir : resolve(workingFolder, dataDir),
    databaseUrl: env.DATABASE_URL?.trim() || undefined,
    filesUrl: env.FILES_URL?.trim() || undefined,
  };
}
