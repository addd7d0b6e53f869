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
    const last = Number(database.prepare("select max(rank) as last from place").get()?.last ?? 0);
    const idAt = database.prepare("select id from place where rank = ?");
    const read = Math.min(READ, last);
    for (let i = 0; i < read; i++) {
      const id = idAt.get(1 + Math.floor((i * last) / read))?.id;
      const text = records.withId(String(id));
      if (text !== undefined) JSON.parse(text);
    }
  } catch {
    // See above.
  }
}
