import { accessSync, constants, statSync } from "node:fs";
import { makeFolder } from "../../packages/place-index/src/store/make-folder.ts";
import { parseSettings, SettingsError } from "../../packages/places-api/src/settings.ts";

/** Run by `settings.mjs` on Node 24. Prints the error of invalid settings to standard error. */
try {
  const { dataDir } = parseSettings(process.env);
  assertUsable(dataDir);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** @throws {SettingsError} when `folder` is not writable, before minutes of building. */
function assertUsable(folder: string): void {
  try {
    makeFolder(folder);
    if (statSync(folder).isDirectory()) {
      accessSync(folder, constants.W_OK | constants.X_OK);
      return;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `DATA_DIR: ${folder} is not writable (${code}); name a writable folder, or give this user the right to write.`,
    );
  }
  throw new SettingsError(`DATA_DIR: ${folder} is a file; name a folder.`);
}
