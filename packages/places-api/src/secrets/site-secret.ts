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
 * Reads the secret that signs page and context tokens. It is created at its first use and stored
 * in the data folder, so that tokens stay valid after a restart and in all workers.
 *
 * @throws if the folder cannot be written, or the file has other content
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
