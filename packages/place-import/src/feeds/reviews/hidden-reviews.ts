import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ImportError } from "@lieudit/intake";
import { syncFolder } from "@lieudit/place-index/store";

/** Beside the manifest: reviews that the operator took off the site, whichever import brings them. */
const HIDDEN_FILE = "hidden-reviews.json";

/**
 * The signatures of the hidden reviews of a places folder, in the order in
 * which they were hidden.
 *
 * @throws {ImportError} STORE: rather no publication than one that shows what was taken down.
 */
export async function readHiddenReviews(folder: string): Promise<string[]> {
  const path = join(folder, HIDDEN_FILE);
  try {
    const value: unknown = JSON.parse(await readFile(path, "utf8"));
    const { signatures } = (value ?? {}) as { signatures?: unknown };
    if (Array.isArray(signatures) && signatures.every((one) => typeof one === "string")) return signatures;
    throw new Error("it has no list of signatures");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw new ImportError(
      "STORE",
      `${path} cannot be read, so nobody knows which reviews are hidden (${(error as Error).message.slice(0, 120)}). Nothing was changed; repair it first.`,
      { cause: error },
    );
  }
}

/** Replaces the list: written beside it, synced, renamed over it. */
export async function writeHiddenReviews(folder: string, signatures: readonly string[]): Promise<void> {
  const draft = join(folder, `${HIDDEN_FILE}.${process.pid}.tmp`);
  try {
    const file = await open(draft, "w");
    try {
      await file.writeFile(`${JSON.stringify({ version: 1, signatures }, null, 2)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, HIDDEN_FILE));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(folder);
}

/** @throws {ImportError} USAGE */
export function checkSignature(text: string): string {
  if (/^[\w-]{20,200}$/.test(text)) return text;
  throw new ImportError(
    "USAGE",
    `"${text.slice(0, 80)}" is no signature of a review; it is the last part of the review's name, 86 letters and digits.`,
  );
}
