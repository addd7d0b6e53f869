import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
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
import type { ServiceDatabase } from "@lieudit/database/service";

const SECRET_BYTES = 32;

/** Thrown if the secret cannot be used; the message says what to do. */
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

/**
 * Returns the secret of all servers of a database, or of the data folder alone without one. The
 * first server stores that of its folder, or a new one, in the database. Each server keeps a copy
 * in its folder, so that it can start while the database does not respond.
 *
 * @throws {SiteSecretError} if the database does not respond and there is no copy
 */
export async function openSiteSecret(dataDir: string, service: ServiceDatabase | undefined): Promise<Buffer> {
  if (service === undefined) return readSiteSecret(dataDir);
  const path = join(dataDir, "site-secret");
  const present = readIfThere(path);
  const copy = present?.length === SECRET_BYTES ? present : null;
  try {
    const secret = await agreeOnSecret(service, copy ?? randomBytes(SECRET_BYTES));
    if (copy === null || !copy.equals(secret)) replaceCopy(dataDir, path, secret);
    return secret;
  } catch (cause) {
    if (copy !== null) {
      console.warn(
        `The secret of forms and links could not be read from DATABASE_URL (${(cause as Error).message}); its copy ${path} is used.`,
      );
      return copy;
    }
    throw new SiteSecretError(
      `The secret that signs forms and links is in the database of DATABASE_URL, which does not respond (${(cause as Error).message}). Check the setting and the database, and start again.`,
      { cause },
    );
  }
}

/** Servers start together, so the first secret in the database is used. */
function agreeOnSecret(service: ServiceDatabase, proposed: Buffer): Promise<Buffer> {
  return service.use(async (db) => {
    await db
      .insertInto("secret")
      .values({ name: "site", value: proposed })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value } = await db
      .selectFrom("secret")
      .select("value")
      .where("name", "=", "site")
      .executeTakeFirstOrThrow();
    return Buffer.from(value);
  });
}

/** A secret of the folder alone is kept beside the copy, in case the server leaves the database again. */
function replaceCopy(dataDir: string, path: string, secret: Buffer): void {
  const draft = `${path}-${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeWhole(draft, secret);
    if (existsSync(path)) renameSync(path, `${path}.replaced-${Date.now()}`);
    renameSync(draft, path);
  } catch {
    // A full or read-only disk does not keep the server from using the database.
    rmSync(draft, { force: true });
  }
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
