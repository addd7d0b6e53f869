import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { ImportError } from "../import-error.ts";

/** A zip with more entries is not a feed, and searching it would take too long. */
const MAX_ENTRIES = 1_000;

/**
 * Returns the bytes of the first feed (.xml, .csv, .json, .jsonl, .ndjson) in a zip file. The
 * declared size of the entry is verified while reading.
 *
 * @throws {ImportError} DAMAGED when the zip has no feed.
 */
export async function openZipEntry(path: string): Promise<Readable> {
  // Leaving the loop closes the zip; an open stream continues to its end.
  const zip = await openPromise(path, { lazyEntries: true });
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > MAX_ENTRIES) break;
    if (isFeed(entry)) return await zip.openReadStreamPromise(entry);
  }
  throw new ImportError(
    "DAMAGED",
    `${path.split(/[/\\]/).at(-1)} holds no .xml, .csv or .json file. Nothing was changed.`,
  );
}

function isFeed({ fileName }: Entry): boolean {
  return /\.(xml|csv|jsonl?|ndjson)$/i.test(fileName) && !fileName.startsWith("__MACOSX/");
}
