import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;

/**
 * The secret that this server signs with, the pages' tokens and those of
 * contexts. It is made when it is first needed and kept in the data folder, so
 * that what was sent before a restart, or by another worker, is still believed.
 *
 * @throws when the folder cannot be written, or the file holds something else
 */
export function readSiteSecret(dataDir: string): Buffer {
  const path = join(dataDir, "site-secret");
  const secret = readIfThere(path) ?? makeSecret(dataDir, path);
  if (secret.length === SECRET_BYTES) return secret;
  throw new Error(
    `${path} holds ${secret.length} bytes instead of ${SECRET_BYTES}, so it is not the secret that Lieudit made; remove it, and a new one is made at the next start.`,
  );
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Workers start together: the first whole file that gets the name counts. */
function makeSecret(dataDir: string, path: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}-${process.pid}`;
  try {
    writeWhole(draft, randomBytes(SECRET_BYTES));
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path);
}

function writeWhole(path: string, bytes: Buffer): void {
  const file = openSync(path, "w", 0o600);
  try {
    writeSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
