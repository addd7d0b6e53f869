import { appendFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { ImportError } from "@lieudit/intake";

/** The file of `--rejected`: a line for each row that does not become a place. */
export interface RejectedFile {
  /** @param place number of the row, or `line 7`. */
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
  let lines = "";
  let fault: unknown;
  // Synchronous, so that a hostile file with nothing but rejected rows cannot fill the memory.
  const flush = () => {
    try {
      if (fault === undefined) appendFileSync(handle.fd, lines);
    } catch (error) {
      // A full disk: reported at the end, because the rows themselves are counted.
      fault = error;
    }
    lines = "";
  };
  return {
    write(place, reason, row) {
      lines += `${place}\t${reason}\t${JSON.stringify(row)}\n`;
      if (lines.length >= MAX_BUFFERED_CHARACTERS) flush();
    },
    async close() {
      flush();
      await handle.close();
      if (fault !== undefined) throw fault;
    },
  };
}

const MAX_BUFFERED_CHARACTERS = 65_536;
