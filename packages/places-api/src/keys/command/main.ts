import { join, resolve } from "node:path";
import { KEYS_FILE, KeyStoreError } from "../key-file.ts";
import { createKeyStore } from "../key-store.ts";
import { parseKeysCommand, runKeysCommand, UsageError } from "./keys-command.ts";

/** `npm run keys`. Exit codes: 0 success, 1 failure, 2 invalid command line. */
try {
  const { command, dataDir } = parseKeysCommand(process.argv.slice(2));
  // npm runs scripts in the root folder; INIT_CWD is the folder of the user.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const configured = dataDir ?? process.env.DATA_DIR?.trim();
  const folder = configured
    ? resolve(workingFolder, configured)
    : resolve(import.meta.dirname, "../../../../../data");
  const keys = createKeyStore(join(folder, KEYS_FILE));
  const { text, exitCode } = runKeysCommand(command, keys, new Date());
  keys.close();
  process.stdout.write(text);
  process.exitCode = exitCode;
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof KeyStoreError) {
    const reason = error.cause instanceof Error ? ` (${error.cause.message})` : "";
    console.error(
      `${error.message}${reason} Check that this user may write there and that the disk has room.`,
    );
    process.exitCode = 1;
  } else throw error;
}
