import type { Readable } from "node:stream";
import { type Entry, openPromise } from "yauzl";
import { ImportError } from "../import-error.ts";

/** More files than this are no feed; looking through them would take for ever. */
const MAX_ENTRIES = 1_000;

/**
 * The bytes of the first feed (.xml, .csv, .json, .jsonl) in a zip file. What
 * the entry says of its size is checked while it is read.
 *
 * @throws {ImportError} DAMAGED when the zip holds none.
 */
export async function openZipEntry(path: string): Promise<Readable> {
  // Leaving the loop closes the zip; a stream that is open reads on to its end.
  const zip = await openPromise(path, { lazyEntries: true });
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > MAX_ENTRIES) break;
    if (isFeed(entry)) return await zip.openReadStreamPromise(entry);
  }
  throw new ImportError(
    "DAMAGED",
    `${path.split(/[/\\]/).at(-1)} holds no .xml, .csv or .json file. Nothing was changed.`,
  );
}

function isFeed({ fileName }: Entry): boolean {
  return /\.(xml|csv|jsonl?)$/i.test(fileName) && !fileName.startsWith("__MACOSX/");
}
