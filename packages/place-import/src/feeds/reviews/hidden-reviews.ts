import { join } from "node:path";
import { ImportError } from "@lieudit/intake";
import { useHiddenStore } from "@lieudit/place-index/store";

/**
 * Reads the signatures of hidden reviews, in the order in which they were hidden.
 *
 * @throws {ImportError} STORE, so that no publication shows a hidden review.
 */
export async function readHiddenReviews(
  folder: string,
  databaseUrl: string | undefined,
): Promise<readonly string[]> {
  try {
    return await useHiddenStore(folder, databaseUrl, async (store) => (await store.read()).reviews);
  } catch (error) {
    throw new ImportError(
      "STORE",
      `${databaseUrl === undefined ? join(folder, "hidden-reviews.json") : "The list of hidden reviews in the database"} cannot be read, so nobody knows which reviews are hidden (${(error as Error).message.slice(0, 120)}). Nothing was changed; repair it first.`,
      { cause: error },
    );
  }
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
