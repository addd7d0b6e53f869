import { randomBytes } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

const SECRET_BYTES = 32;

/** Thrown if the file of the secret has other content; the message says what to do. */
export class SiteSecretError extends Error {
  override readonly name = "SiteSecretError";
}

/**
 * Moves a damaged secret aside, so that a new one is made. Pages that are open in browsers then
 * send forms with an old token, and get them back with a new one. Call it before other processes start.
 *
 * @returns the new name of the damaged file, or null if the secret is fine, missing or cannot be read
 */
export function setAsideDamagedSecret(dataDir: string): string | null {
  const path = join(dataDir, "site-secret");
  try {
    if (readFileSync(path).length === SECRET_BYTES) return null;
    const aside = `${path}.damaged-${Date.now()}`;
    renameSync(path, aside);
    return aside;
  } catch {
    return null;
  }
}

/**
 * Reads the secret that signs page and context tokens. It is created at its first use and stored
 * in the data folder, so that tokens stay valid after a restart and in all workers.
 *
 * @throws {SiteSecretError} if the file has other content
 * @throws if the folder cannot be written
 */
export function readSiteSecret(dataDir: string): Buffer {
  const path = join(dataDir, "site-secret");
  const secret = readIfThere(path) ?? makeSecret(dataDir, path);
  if (secret.length === SECRET_BYTES) return secret;
  throw new SiteSecretError(
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

/** Workers start together, so the first complete file with this name is used. */
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
