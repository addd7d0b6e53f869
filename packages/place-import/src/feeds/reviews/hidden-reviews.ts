import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ImportError } from "@lieudit/intake";
import { syncFolder } from "@lieudit/place-index/store";

/** File next to the manifest: reviews that the operator hides, whichever import brings them. */
const HIDDEN_FILE = "hidden-reviews.json";

/**
 * Reads the signatures of hidden reviews, in the order in which they were hidden.
 *
 * @throws {ImportError} STORE, so that no publication shows a hidden review.
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

/** Replaces the list atomically: written to a temporary file, synced, renamed. */
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

/**
 * Checks the form of a signature.
 *
 * @throws {ImportError} USAGE
 */
export function checkSignature(text: string): string {
  if (/^[\w-]{20,200}$/.test(text)) return text;
  throw new ImportError(
    "USAGE",
    `"${text.slice(0, 80)}" is not the signature of a review, which is the last part of the review's name, 86 letters and digits.`,
  );
}
