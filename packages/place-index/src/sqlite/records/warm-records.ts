import type { DatabaseSync } from "node:sqlite";
import type { StoredRecords } from "./stored-records.ts";

/** That many take some 5 ms. */
const READ = 400;

/**
 * Reads records spread over the whole file, each by its id: the first that
 * somebody asks for then come as quickly as all others. What is damaged says
 * so when it is asked for.
 */
export function warmRecords(database: DatabaseSync, records: StoredRecords): void {
  try {
    const last = records.countPlaces();
    const idAt = database.prepare("select id from place where rank = ?");
    const read = Math.min(READ, last);
    for (let i = 0; i < read; i++) {
      const rank = 1 + Math.floor((i * last) / read);
      const id = idAt.get(rank)?.id;
      // House numbers have no row of their own.
      const text = id === undefined ? records.atRank(rank) : records.withId(String(id));
      if (text !== undefined) JSON.parse(text);
    }
  } catch {
    // See above.
  }
}
