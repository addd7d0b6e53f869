import { once } from "node:events";
import { open } from "node:fs/promises";
import { ImportError } from "@lieudit/intake";

/** The file of `--rejected`: a line for each row that does not become a place. */
export interface RejectedFile {
  /** @param place number of the row. */
  write(place: string, reason: string, row: object): void;
  close(): Promise<void>;
}

/**
 * Creates the file at `path`; without a path, rejected rows are only counted.
 *
 * @throws {ImportError} USAGE when it cannot be written.
 */
export async function createRejectedFile(path: string | undefined): Promise<RejectedFile> {
  if (path === undefined) return { write: () => {}, close: async () => {} };
  const handle = await open(path, "w").catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      "USAGE",
      `--rejected: ${path} cannot be written (${error.code}). Nothing was changed; name a file in an existing folder.`,
      { cause: error },
    );
  });
  const stream = handle.createWriteStream();
  let fault: unknown;
  // A full disk: reported at the end, because the rows themselves are counted.
  stream.once("error", (error) => {
    fault = error;
  });
  return {
    write(place, reason, row) {
      if (fault === undefined) stream.write(`${place}\t${reason}\t${JSON.stringify(row)}\n`);
    },
    async close() {
      if (fault === undefined && !stream.closed) {
        const closed = once(stream, "close");
        stream.end();
        await closed.catch(() => {});
      }
      if (fault !== undefined) throw fault;
    },
  };
}
